import { expect, it } from "vitest";
import { readRows, tableOf } from "./reliability-table.ts";
import { replaceSection } from "./replace-section.ts";

const lines = [
  { what: "A kill", kills: 6, faults: 0, inputs: 1_200, lost: 0, measured: "1 s" },
  { what: "A lock", kills: 0, faults: 1, inputs: 800, lost: 1 },
]
  .map((row) => `${JSON.stringify(row)}\n`)
  .join("");

it("adds up the rows of the tests", () => {
  const table = tableOf(readRows(lines)).split("\n");
  expect(table[2]).toBe("| A kill | 6 | 0 | 1,200 | 0 | 1 s |");
  expect(table[3]).toBe("| A lock | 0 | 1 | 800 | 1 |  |");
  expect(table.at(-1)).toBe("| **all** | 6 | 1 | 2,000 | 1 |  |");
});

it("refuses a run without counts", () => {
  expect(() => readRows("")).toThrow("no counts");
});

it("replaces the last counts of a document, and refuses one that has no place for them", () => {
  const document =
    "# Before\n\n<!-- counts: written by script/test all faults -->\n\nold\n\n<!-- end of counts -->\n\nAfter\n";
  const next = replaceSection(document, "counts", "new");
  expect(next).toContain("faults -->\n\nnew\n\n<!-- end of counts -->\n\nAfter\n");
  expect(next).not.toContain("old");
  expect(replaceSection(next, "counts", "new")).toBe(next);
  expect(() => replaceSection("# Nothing\n", "counts", "new")).toThrow("no place");
});
