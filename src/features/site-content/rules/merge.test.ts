import { expect, it } from "vitest";
import { merge, withValueAt } from "./merge.ts";

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
