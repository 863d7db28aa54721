import { blocks } from "./pasted-style.ts";

export type TablePlace = {
  /** How many cells may still come, with their lines; 0 where the text can't have tables. */
  room: number;
  /** Where the cursor is in a table, whose own head stays. */
  inTable: "head" | "body" | undefined;
};

/** Between the cells of a row that becomes a line, and between the lines of one cell. */
const [betweenCells, betweenLines] = [" – ", " / "];

/** More columns than this are somebody's joke, or an attack. */
const mostColumns = 200;

/**
 * Makes every table one that Markdown can have: one paragraph in each cell, the first row as head, no merged cells.
 * Where there is no room, each row becomes a line. Tables that only arrange a page are taken apart.
 * @returns how many became lines.
 */
export function readTables(page: Document, { room, inTable }: TablePlace): number {
  if (inTable && !page.querySelector("table")) joinBlocks(page.body);
  let [asLines, left] = [0, room];
  // Those inside others first: what is around them only arranges them.
  for (const table of [...page.querySelectorAll("table")].reverse()) {
    const pictures = [...table.querySelectorAll("img")];
    if (isLayout(table)) {
      takeApart(table);
      continue;
    }
    const rows = rowsOf(table).filter((row) => row.some((cell) => !isEmpty(cell)));
    const columns = Math.max(0, ...rows.map((row) => row.length));
    const titles = rows.length > 1 ? titleRows(rows, columns) : [];
    const body = rows.slice(titles.length);
    const captions = [
      ...table.querySelectorAll("caption"),
      ...titles.flat().filter((cell) => !isEmpty(cell)),
    ];
    const cost = (columns + 2) * (body.length + 1);
    const isTable = cost <= left;
    if (isTable) left -= cost;
    else asLines += 1;
    table.replaceWith(
      ...captions.map((caption) => paragraphOf(page, [[caption]])),
      ...(body.length === 0
        ? []
        : [isTable ? tableOf(page, body, inTable !== "body") : paragraphOf(page, body)]),
      ...pictures,
    );
  }
  return asLines;
}

/** A table of one cell, or with parts in its cells that only a page has. */
function isLayout(table: HTMLTableElement): boolean {
  if (/^(?:presentation|none)$/i.test(table.getAttribute("role") ?? "")) return true;
  if (table.querySelector("table, h1, h2, h3, h4, blockquote, hr, pre, [data-apart]")) return true;
  const isOneColumn = [...table.rows].every(({ cells }) => cells.length === 1);
  return isOneColumn && (table.rows.length === 1 || table.querySelector("p + p, div + div, ul, ol") !== null);
}

function takeApart(table: HTMLTableElement): void {
  const parts = [...table.querySelectorAll("caption, td, th")].map((cell) => {
    const part = table.ownerDocument.createElement("div");
    part.setAttribute("data-apart", "");
    part.append(...cell.childNodes);
    return part;
  });
  table.replaceWith(...parts);
}

/** The cells by row and column. A merged one is in its first place, and the others are empty. */
function rowsOf(table: HTMLTableElement): Element[][] {
  const rows: (Element | undefined)[][] = [...table.rows].map(() => []);
  const empty = table.ownerDocument.createElement("td");
  for (const [y, row] of [...table.rows].entries())
    for (const cell of row.cells) {
      const x = firstFree(rows[y] ?? []);
      const [width, height] = [Math.min(cell.colSpan, mostColumns), cell.rowSpan || 1];
      for (const below of rows.slice(y, y + height))
        for (let at = x; at < x + width && at < mostColumns; at += 1) below[at] = empty;
      const own = rows[y];
      if (own) own[x] = cell;
    }
  return rows.map((row) => Array.from(row, (cell) => cell ?? empty));
}

function firstFree(row: readonly (Element | undefined)[]): number {
  const free = row.findIndex((cell) => !cell);
  return free < 0 ? row.length : free;
}

function isEmpty(cell: Element): boolean {
  return (cell.textContent ?? "").trim() === "";
}

/** The first rows with a single cell that is as wide as the table: its title. */
function titleRows(rows: readonly Element[][], columns: number): readonly Element[][] {
  const isTitle = (row: readonly Element[]) =>
    columns > 1 &&
    row.length === columns &&
    row[0] instanceof HTMLTableCellElement &&
    row[0].colSpan >= columns;
  const end = rows.findIndex((row) => !isTitle(row));
  return rows.slice(0, end < 0 ? 0 : end);
}

function tableOf(page: Document, rows: readonly Element[][], hasHead: boolean): Element {
  const columns = Math.max(...rows.map((row) => row.length));
  const table = page.createElement("table");
  for (const [y, row] of rows.entries()) {
    const line = table.insertRow();
    for (let x = 0; x < columns; x += 1) {
      const cell = page.createElement(y === 0 && hasHead ? "th" : "td");
      const paragraph = page.createElement("p");
      paragraph.append(...inOneLine(row[x]));
      cell.append(paragraph);
      line.append(cell);
    }
  }
  return table;
}

/** The rows as lines of one paragraph. */
function paragraphOf(page: Document, rows: readonly (readonly Element[])[]): Element {
  const paragraph = page.createElement("p");
  for (const [y, row] of rows.entries()) {
    if (y > 0) paragraph.append(page.createElement("br"));
    for (const [x, cell] of row.filter((each) => !isEmpty(each)).entries())
      paragraph.append(x > 0 ? betweenCells : "", ...inOneLine(cell));
  }
  return paragraph;
}

/** Makes several blocks the one line that a cell can have, and puts their pictures after it. */
function joinBlocks(body: Element): void {
  const pictures = [...body.querySelectorAll("img")];
  const line = inOneLine(body);
  body.replaceChildren(...line, ...pictures);
}

/** What is in a cell, with its lines one after the other. */
function inOneLine(cell: Element | undefined): ChildNode[] {
  if (!cell) return [];
  for (const left of cell.querySelectorAll("img")) left.remove();
  const breaks: Element[] = [];
  const newBreak = () => {
    const each = cell.ownerDocument.createElement("br");
    breaks.push(each);
    return each;
  };
  breaks.push(...cell.querySelectorAll("br"));
  for (const block of cell.querySelectorAll(blocks)) {
    block.before(newBreak());
    block.after(newBreak());
    block.replaceWith(...block.childNodes);
  }
  joinLines(cell, new Set(breaks));
  return [...cell.childNodes];
}

/** Makes each run of breaks between words one sign, and removes those before the first and after the last word. */
function joinLines(cell: Element, breaks: ReadonlySet<Element>): void {
  let [hasWords, pending]: [boolean, Element | undefined] = [false, undefined];
  const nodes = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const gone: Element[] = [...breaks];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof Element) {
      if (breaks.has(node) && hasWords) pending ??= node;
    } else if (node.textContent?.trim() !== "") {
      pending?.before(betweenLines);
      [hasWords, pending] = [true, undefined];
    }
  }
  for (const each of gone) each.remove();
}
