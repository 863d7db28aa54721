/** A table to write in: column or row headings, empty cells, and the headings repeated on the next page. */
import { sheetPaperCopy } from "#content/downloads/paper-copy.ts";
import type { SheetField } from "#content/worksheets/worksheet.ts";
import { ink } from "./ink.ts";
import {
  artifact,
  bottomOfPage,
  contentWidth,
  heightOf,
  type Look,
  makeRoom,
  margins,
  type Paper,
  printField,
  write,
} from "./paper.ts";

type TableField = Extract<SheetField, { kind: "table" }>;
type Column = { title: string; x: number; width: number };

const headClass: Look = { font: "bold", size: 9, color: "plum" };
const sideClass: Look = { font: "text", size: 9.5, color: "strong" };
const emptyRow = 31;
const padding = 6;

/** A row is never split across pages. */
export function drawTable(paper: Paper, field: TableField): void {
  const { doc, root } = paper;
  const heads = typeof field.rows === "number" ? undefined : field.rows.map(({ text }) => text);
  const count = typeof field.rows === "number" ? field.rows : field.rows.length;
  const sideWidth = heads === undefined ? 0 : contentWidth * (field.columns.length > 2 ? 0.26 : 0.32);
  const width = (contentWidth - sideWidth) / field.columns.length;
  const columns: Column[] = field.columns.map(({ title }, at) => ({
    title,
    x: margins.side + sideWidth + at * width,
    width,
  }));
  const table = doc.struct("Table");
  root.add(table);
  paper.y += 4;
  drawHeads(paper, table, columns, heads !== undefined);
  for (let row = 0; row < count; row++) {
    const side = heads?.[row];
    const height =
      side === undefined
        ? emptyRow * paper.ease
        : Math.max(42 * paper.ease, heightOf(doc, side, sideClass, sideWidth - padding) + 16);
    if (paper.y + height > bottomOfPage) {
      makeRoom(paper, bottomOfPage);
      repeatHeads(paper, columns);
    }
    drawRow(paper, table, { row, side, sideWidth, height, columns });
    paper.y += height;
  }
  table.end();
}

const headHeight = (doc: PDFKit.PDFDocument, columns: readonly Column[]) =>
  Math.max(...columns.map(({ title, width }) => heightOf(doc, title, headClass, width - padding))) + 8;

const frameOf = (column: Column, y: number) => ({
  x: column.x + padding / 2,
  y,
  width: column.width - padding,
});

function drawHeads(
  paper: Paper,
  table: PDFKit.PDFStructureElement,
  columns: readonly Column[],
  corner: boolean,
): void {
  const { doc } = paper;
  const { y } = paper;
  const row = doc.struct("TR");
  table.add(row);
  if (corner) {
    const empty = doc.struct("TD");
    row.add(empty);
    empty.end();
  }
  for (const column of columns) {
    const cell = doc.struct("TH", { scope: "Column" });
    row.add(cell);
    cell.add(() => write(doc, column.title, headClass, frameOf(column, y)));
    cell.end();
  }
  row.end();
  paper.y += headHeight(doc, columns);
  drawRule(paper, ink.plum, 0.9);
}

// Screen readers read the headings once; visually they are needed on each page.
function repeatHeads(paper: Paper, columns: readonly Column[]): void {
  const { doc, y } = paper;
  artifact(doc, "Pagination", () => {
    for (const column of columns) write(doc, column.title, headClass, frameOf(column, y));
  });
  paper.y += headHeight(doc, columns);
  drawRule(paper, ink.plum, 0.9);
}

function drawRow(
  paper: Paper,
  table: PDFKit.PDFStructureElement,
  row: {
    row: number;
    side: string | undefined;
    sideWidth: number;
    height: number;
    columns: readonly Column[];
  },
): void {
  const { doc, y } = paper;
  const bottom = y + row.height;
  const line = doc.struct("TR");
  table.add(line);
  const { side } = row;
  if (side !== undefined) {
    const head = doc.struct("TH", { scope: "Row" });
    line.add(head);
    const place = { x: margins.side, y: y + 9, width: row.sideWidth - padding };
    head.add(() => write(doc, side, sideClass, place));
    head.end();
  }
  for (const column of row.columns) {
    const cell = doc.struct("TD");
    line.add(cell);
    const said =
      side === undefined
        ? sheetPaperCopy.row(row.row + 1, column.title)
        : sheetPaperCopy.cell(side, column.title);
    cell.add(
      printField(doc, { role: "tv", said, name: column.title }, () => {
        doc
          .moveTo(column.x, bottom)
          .lineTo(column.x + column.width, bottom)
          .lineWidth(0.6)
          .stroke(ink.line);
      }),
    );
    cell.end();
  }
  line.end();
  artifact(doc, "Layout", () => {
    doc.lineWidth(0.4);
    if (side !== undefined) {
      const end = margins.side + row.sideWidth - padding;
      doc.moveTo(margins.side, bottom).lineTo(end, bottom).stroke(ink.hair);
    }
    for (const column of row.columns) {
      if (column.x === margins.side) continue;
      doc.moveTo(column.x, y).lineTo(column.x, bottom).stroke(ink.hair);
    }
  });
}

function drawRule({ doc, y }: Paper, color: string, width: number): void {
  artifact(doc, "Layout", () => {
    doc
      .moveTo(margins.side, y)
      .lineTo(margins.side + contentWidth, y)
      .lineWidth(width)
      .stroke(color);
  });
}
