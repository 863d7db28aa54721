import { nestsTooDeeply } from "./nesting.ts";

/** Whether rendering a Markdown text would take seconds or all memory. */
export function isTooCostly(markdown: string): boolean {
  return nestsTooDeeply(markdown) || hasTooManyCells(markdown);
}

/** The text as Markdown that can be rendered; what `isTooCostly` finds is shown as typed. */
export function boundedMarkdown(markdown: string, isCostly = isTooCostly): string {
  if (!isCostly(markdown)) return markdown;
  return markdown.replace(/^[ \t]+/gm, "").replace(/[!-/:-@[-`{-~]/g, "\\$&");
}

/**
 * How many cells the tables of a text may have together. Every row gets as many cells as the head has, whatever is typed
 * in it: a line of two characters can become a thousand cells.
 */
export const mostCells = 3_000;

/** The line below a table's head. */
const delimiterRow = /^[ \t]*(?:[|:-][ \t]*)*$/;

/**
 * The cells that the tables of a Markdown text may have when they are rendered. Reads each line once and overestimates:
 * a table ends with the first blank line.
 */
export function cellsIn(markdown: string): number {
  let [cells, columns] = [0, 0];
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    const text = withoutMarkers(line);
    if (text === "") {
      columns = 0;
      continue;
    }
    const across = text.split("|").length;
    const begins = text.includes("-") && delimiterRow.test(text) && (across > 1 || text.includes(":"));
    if (begins) {
      // The head comes before this line.
      if (columns === 0) cells += across;
      columns = Math.max(columns, across);
    }
    if (columns > 0) cells += Math.max(columns, across);
  }
  return cells;
}

/** In quotes and lists, tables begin after their markers. */
function withoutMarkers(line: string): string {
  const marker = /[ \t]|>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])/y;
  let start = 0;
  while (marker.test(line)) start = marker.lastIndex;
  return line.slice(start);
}

/** Whether rendering the tables of a text would take seconds, or all memory. */
export function hasTooManyCells(markdown: string): boolean {
  return cellsIn(markdown) > mostCells;
}
