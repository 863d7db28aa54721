import { expect, it } from "vitest";
import { cellsIn, mostCells } from "#platform/markdown/cost.ts";
import { toMarkdown } from "./to-markdown.ts";

const same = { picture: (address: string) => address, link: (address: string) => address };
const converted = (html: string) => toMarkdown(html, same);

it("keeps a table with cells that take several columns", () => {
  const { markdown, leftOut } = converted(
    "<table><tr><th>A</th><th>B</th></tr><tr><td colspan='2'>both</td></tr></table>",
  );
  expect(markdown).toMatch(/\|\s*A\s*\|\s*B\s*\|/);
  expect(markdown).toContain("both");
  expect(leftOut).toEqual([]);
});

it.each([
  ["one cell that is very wide", "<table><tr><td colspan='1000000'>word</td></tr></table>"],
  ["one cell that is very high", "<table><tr><td rowspan='65534'>word</td></tr></table>"],
  ["both at once", "<table><tr><td colspan='1000' rowspan='65534'>word</td></tr></table>"],
  ["a negative span", "<table><tr><td colspan='-5' rowspan='x'>word</td></tr></table>"],
  ["many wide cells", `<table>${"<tr><td colspan='1000'>word</td></tr>".repeat(500)}</table>`],
  [
    "one wide row above many short ones",
    `<table><tr>${"<td>a</td>".repeat(1_000)}</tr>${"<tr><td>word</td></tr>".repeat(1_000)}</table>`,
  ],
])("bounds the cells of a table with %s, and keeps its words", (_name, html) => {
  const { markdown } = converted(html);
  expect(cellsIn(markdown)).toBeLessThanOrEqual(mostCells * 1.5);
  expect(markdown.length).toBeLessThan(html.length + 20_000);
  expect(markdown).toContain("word");
});

it("says when a table was too large, and makes a paragraph of each row", () => {
  const row = `<tr>${"<td>one</td><td>two</td>".repeat(20)}</tr>`;
  const { markdown, leftOut } = converted(`<table><tbody>${row.repeat(200)}</tbody></table>`);
  expect(leftOut).toEqual(["table"]);
  expect(markdown).not.toContain("|");
  expect(markdown.split("\n\n")).toHaveLength(200);
});

it.each([
  ["the number a list begins with", "<ol start='999999999999'><li>word</li></ol>"],
  ["the width of a picture", "<p>word <img src='/a.jpg' width='99999999' height='99999999'></p>"],
])("takes no more room for a large %s", (_name, html) => {
  const { markdown } = converted(html);
  expect(markdown).toContain("word");
  expect(markdown.length).toBeLessThan(html.length + 50);
});
