import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { mutate, readMutations } from "./mutation-list.ts";
import { drawMutations } from "./mutation-pick.ts";
import { mutationsOf } from "./mutation-sites.ts";
import { specsFor } from "./mutation-stages.ts";

const root = resolve(import.meta.dirname, "../..");
const { random, named } = readMutations();

describe("the list of mutations", () => {
  it("has 40 random ones and 5 named ones", () => {
    expect([random.length, named.length]).toEqual([40, 5]);
  });

  it.each([...random, ...named])("still fits the code: $operator in $path", (mutation) => {
    const file = join(root, mutation.path);
    expect(existsSync(file), "the file was moved or deleted; change the entry's path").toBe(true);
    expect(() => mutate(readFileSync(file, "utf8"), mutation)).not.toThrow();
  });

  it("refuses an entry whose text is gone, or is there twice", () => {
    const entry = { path: "a.ts", operator: "changed number", original: "1", replacement: "2" };
    expect(mutate("const a = 1;", entry)).toBe("const a = 2;");
    expect(() => mutate("const a = 3;", entry)).toThrow(/0 times/);
    expect(() => mutate("const a = 1 + 1;", entry)).toThrow(/2 times/);
  });
});

describe("the picker", () => {
  const source = `import { label } from "./label.ts";
const limits = { most: 20, example: 7 };
async function keep(rows: string[]): Promise<string[]> {
  if (rows.length === 0) return [];
  await store(rows, "list");
  return query.where("state", "=", "open").where("id", "in", rows);
}
const list = <ul className={rows.length > 3 ? "long" : "short"} tabIndex={0}>{all && label}</ul>;
`;
  const found = mutationsOf("src/keep.tsx", source);
  const changed = (operator: string) =>
    found.filter((each) => each.operator === operator).map((each) => mutate(source, each));

  it("finds what decides, and neither looks nor examples", () => {
    expect(
      Object.fromEntries(
        [...Map.groupBy(found, ({ operator }) => operator)].map(([operator, those]) => [
          operator,
          those.length,
        ]),
      ),
    ).toEqual({
      "changed number": 2,
      "changed string": 1,
      "flipped comparison": 1,
      "negated condition": 1,
      "removed awaited call": 1,
      "removed if": 1,
      "removed where": 2,
      "returned early": 1,
      "swapped && and ||": 1,
    });
  });

  it("changes one place, and leaves the rest as it is", () => {
    expect(changed("changed number")[0]).toBe(source.replace("20", "40"));
    expect(changed("removed where")).toContain(source.replace('.where("state", "=", "open")', ""));
    expect(changed("swapped && and ||")).toEqual([source.replace("&&", "||")]);
    expect(changed("negated condition")).toEqual([
      source.replace("rows.length === 0", "!(rows.length === 0)"),
    ]);
  });

  it("draws the same list for the same seed, with one place in a file", () => {
    const candidates = ["a", "b", "c", "d"].flatMap((name) => mutationsOf(`src/${name}.tsx`, source));
    const drawn = drawMutations(candidates, 7, 3);
    expect(drawMutations(candidates, 7, 3)).toEqual(drawn);
    expect(drawMutations(candidates, 8, 3)).not.toEqual(drawn);
    expect(new Set(drawn.map(({ path }) => path)).size).toBe(3);
  });
});

it("asks the browser tests of the same subject, or all of them", () => {
  const all = [
    "tests/journeys/zenden.spec.ts",
    "tests/journeys/zenden-room.spec.ts",
    "tests/journeys/home.spec.ts",
  ];
  expect(specsFor("src/features/zenden/rules.ts", all)).toEqual(all.slice(0, 2));
  expect(specsFor("src/features/team/rules.ts", ["tests/journeys/team.spec.ts", ...all])).toHaveLength(1);
  expect(specsFor("src/ui/button.tsx", all)).toEqual(all);
});
