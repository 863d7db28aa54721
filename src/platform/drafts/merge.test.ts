import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { merge, mergedValue, valueAt, withValueAt } from "./merge.ts";

const base = {
  title: "A",
  price: 1,
  items: [
    { id: "x", text: "one" },
    { id: "y", text: "two" },
  ],
};
const [first, second] = base.items;

it("joins changes of different fields, in lists too", () => {
  const mine = { ...base, title: "B", items: [{ id: "x", text: "uno" }, second] };
  const theirs = { ...base, price: 2, items: [first, { id: "y", text: "due" }] };
  expect(merge(base, mine, theirs)).toEqual({
    value: {
      title: "B",
      price: 2,
      items: [
        { id: "x", text: "uno" },
        { id: "y", text: "due" },
      ],
    },
    conflicts: [],
  });
});

it("keeps theirs where both changed one field, and names both", () => {
  expect(merge(base, { ...base, price: 3 }, { ...base, price: 2 })).toEqual({
    value: { ...base, price: 2 },
    conflicts: [{ path: "price", mine: 3, theirs: 2 }],
  });
});

it("doesn't mix items when one of the two moved them", () => {
  const moved = { ...base, items: [second, first] };
  const changed = { ...base, items: [{ id: "x", text: "uno" }, second] };
  expect(merge(base, moved, changed).conflicts).toMatchObject([{ path: "items" }]);
});

it("puts a value at a path, and takes it away", () => {
  expect(withValueAt(base, ["items", "1", "text"], "zwei")).toMatchObject({
    items: [first, { text: "zwei" }],
  });
  expect(withValueAt({ a: 1, b: 2 }, ["a"], undefined)).toEqual({ b: 2 });
});

it("doesn't mix a record with what became one of another kind", () => {
  const part = { id: "a", kind: "text", text: "Hello" };
  const [mine, theirs] = [
    { id: "a", kind: "picture", alt: "A lamp" },
    { ...part, text: "Good evening" },
  ];
  const merged = merge<unknown>(part, mine, theirs);
  expect(merged).toEqual({ value: theirs, conflicts: [{ path: "", mine, theirs }] });
  expect(mergedValue(merged)).toEqual(mine);
});

describe("any two edits of any base", () => {
  const word = fc.constantFrom("", "one", "two", "three");
  const item = fc.record({ id: fc.constantFrom("x", "y", "z"), text: word });
  const anyValue = fc.record(
    {
      title: word,
      price: fc.option(fc.nat(3)),
      items: fc.uniqueArray(item, { selector: ({ id }) => id }),
      words: fc.array(word, { maxLength: 3 }),
      next: fc.oneof(
        fc.record({ kind: fc.constant("link"), href: word }),
        fc.record({ kind: fc.constant("text"), text: word, size: fc.nat(2) }),
      ),
    },
    { requiredKeys: ["title", "items"] },
  );
  const edits = fc.tuple(anyValue, anyValue, anyValue);
  const holds = (check: (base: unknown, mine: unknown, theirs: unknown) => void) =>
    fc.assert(fc.property(edits, ([base, mine, theirs]) => check(base, mine, theirs)));

  it("come out as they are where one of the two changed nothing", () =>
    holds((base, mine) => {
      expect(merge(base, mine, base)).toEqual({ value: mine, conflicts: [] });
      expect(merge(base, base, mine)).toEqual({ value: mine, conflicts: [] });
      expect(merge(base, mine, mine)).toEqual({ value: mine, conflicts: [] });
    }));

  it("give the same whoever is first, where nobody is in the way of the other", () =>
    holds((base, mine, theirs) => {
      const [one, other] = [merge(base, mine, theirs), merge(base, theirs, mine)];
      expect(other.conflicts.map(({ path }) => path).toSorted()).toEqual(
        one.conflicts.map(({ path }) => path).toSorted(),
      );
      if (one.conflicts.length === 0) expect(other.value).toEqual(one.value);
      expect(mergedValue(one)).toEqual(other.value);
    }));

  it("lose nothing: each conflict has both texts, and what is chosen is in the value", () =>
    holds((base, mine, theirs) => {
      const merged = merge(base, mine, theirs);
      for (const conflict of merged.conflicts) {
        const path = conflict.path.split(".");
        expect([conflict.mine, conflict.theirs]).toEqual([valueAt(mine, path), valueAt(theirs, path)]);
        expect(valueAt(merged.value, path)).toEqual(conflict.theirs);
        const chosen = mergedValue(merged, ({ path }) => path === conflict.path);
        expect(valueAt(chosen, path)).toEqual(conflict.mine);
        expect(merge(merged.value, chosen, merged.value).conflicts).toEqual([]);
      }
    }));

  it("don't conflict a second time once they are settled", () =>
    holds((base, mine, theirs) => {
      const settled = mergedValue(merge(base, mine, theirs));
      expect(merge(theirs, settled, theirs)).toEqual({ value: settled, conflicts: [] });
    }));
});
