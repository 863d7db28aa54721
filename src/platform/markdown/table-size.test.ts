import { array, assert, constantFrom, integer, property, tuple } from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { expect, it } from "vitest";
import { cellsIn, hasTooManyCells, mostCells } from "./cost.ts";

const cellsDrawn = (text: string) =>
  renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm] }, text)).match(/<t[dh]\b/g)
    ?.length ?? 0;

it("counts at least the cells that are drawn, however a table is typed", () => {
  const before = constantFrom("", "> ", "- ", "   ", "1. ", "> - ");
  const after = array(constantFrom("|", "|b", "b", "b|c|", "", "> |d", "  |e|", "---", "|-|-", "- f"), {
    maxLength: 12,
  });
  const delimiter = constantFrom("|-", "|:-:", "|---", "-|", "| -- ");
  assert(
    property(tuple(before, integer({ min: 1, max: 12 }), delimiter, after), ([lead, columns, line, rows]) => {
      const head = `${"|a".repeat(columns)}\n`;
      const inside = lead.replace(/[^>]/g, " ");
      for (const width of [columns - 1, columns]) {
        const rule = line.repeat(width);
        const text = `${lead}${head}${inside}${rule}\n${rows.map((row) => inside + row).join("\n")}`;
        expect(cellsIn(text), text).toBeGreaterThanOrEqual(cellsDrawn(text));
      }
    }),
    { numRuns: 80, seed: 33 },
  );
});

it.each([
  ["a head that every short row is padded to", 500, 500],
  ["few columns and very many rows", 2, 9_000],
  ["very many columns and one row", 4_000, 1],
])("finds %s too large", (_name, columns, rows) => {
  expect(hasTooManyCells(`${"|a".repeat(columns)}\n${"|-".repeat(columns)}\n${"|\n".repeat(rows)}`)).toBe(
    true,
  );
});

it("adds up the tables of a text", () => {
  const table = `${"|a".repeat(20)}\n${"|-".repeat(20)}\n${"|\n".repeat(20)}\n`;
  expect(cellsIn(table.repeat(3))).toBe(3 * cellsIn(table));
  expect(hasTooManyCells(table)).toBe(false);
  expect(hasTooManyCells(table.repeat(Math.ceil(mostCells / cellsIn(table)) + 1))).toBe(true);
});

it.each([
  [
    "a comparison of six plans",
    `|${" Plan |".repeat(6)}\n|${"---|".repeat(6)}\n${`|${" yes |".repeat(6)}\n`.repeat(40)}`,
  ],
  ["lines across the page", "Words\n\n---\n\n".repeat(800)],
  ["upright strokes in words", "either|or\n\n".repeat(800)],
])("takes %s", (_name, text) => {
  expect(hasTooManyCells(text)).toBe(false);
});
