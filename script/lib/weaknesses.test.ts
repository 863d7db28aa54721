import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { mutate } from "./mutation-list.ts";
import { readWeaknesses } from "./weakness-list.ts";

const root = resolve(import.meta.dirname, "../..");
const weaknesses = readWeaknesses();

describe("the list of planted weaknesses", () => {
  it("has at least 30, each with a name of its own", () => {
    expect(new Set(weaknesses.map(({ name }) => name)).size).toBe(weaknesses.length);
    expect(weaknesses.length).toBeGreaterThanOrEqual(30);
  });

  it.each(weaknesses)("still fits the code: $name", ({ name, path, original, replacement }) => {
    const source = readFileSync(join(root, path), "utf8");
    expect(() => mutate(source, { path, operator: name, original, replacement })).not.toThrow();
  });

  it.each(weaknesses)("names a test that is there: $name", ({ file, test }) => {
    // A name made by describe.each or it.each is not in the file word for word; its longest plain part is.
    const words = readFileSync(join(root, file), "utf8");
    const isThere = test.split(" ").some((_, index, all) => words.includes(all.slice(index).join(" ")));
    expect(isThere, `${file} has no test that ends like "${test}"`).toBe(true);
  });
});
