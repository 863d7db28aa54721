/** A table of figures as a PDF, for somebody outside the team. */
import type { PaperReport } from "#platform/pdf/report.ts";
import type { BrandPicture } from "../brand-picture.ts";
import { ink } from "./ink.ts";
import {
  artifact,
  bottomOfPage,
  closePaper,
  contentWidth,
  frame,
  heightOf,
  type Look,
  makeRoom,
  margins,
  openPaper,
  type Paper,
  say,
  write,
} from "./paper.ts";

const looks = {
  title: { font: "serif", size: 25, color: "strong", gap: 1 },
  heading: { font: "serif", size: 17, color: "strong", gap: 1 },
  fact: { font: "text", size: 11.5, color: "strong", gap: 3 },
  head: { font: "bold", size: 9, color: "plum" },
  cell: { font: "text", size: 10, color: "strong" },
  sum: { font: "bold", size: 10, color: "strong" },
  note: { font: "text", size: 9, color: "soft" },
} as const satisfies Record<string, Look>;

const padding = 6;
const nameShare = 0.4;

export async function drawReport(report: PaperReport, picture?: BrandPicture): Promise<Buffer> {
  const { title, beside, date, facts, second } = report;
  const paper = openPaper({ title, subject: beside, language: "en", date, picture });
  paper.y = 74;
  say(paper, "H1", title, looks.title, 14);
  for (const { label, value } of facts) say(paper, "P", `${label}: ${value}`, looks.fact, 2);
  if (facts.length > 0) paper.y += 16;
  drawTable(paper, report);
  if (second !== undefined) {
    makeRoom(paper, bottomOfPage);
    say(paper, "H2", second.title, looks.heading, 10);
    drawTable(paper, { ...second, hasSum: false });
  }
  frame(paper, beside);
  return closePaper(paper);
}

function drawTable(
  paper: Paper,
  { columns, rows, hasSum, notes }: Pick<PaperReport, "columns" | "rows" | "hasSum" | "notes">,
): void {
  const table = paper.doc.struct("Table");
  paper.root.add(table);
  drawLine(paper, table, { cells: columns, look: looks.head, isHead: true });
  for (const [at, cells] of rows.entries())
    drawLine(paper, table, {
      cells,
      look: hasSum && at === rows.length - 1 ? looks.sum : looks.cell,
      isHead: false,
    });
  table.end();
  paper.y += 14;
  for (const note of notes) say(paper, "P", note, looks.note, 4);
}

type Line = { cells: readonly string[]; look: Look; isHead: boolean };

/** A row is never split across pages. */
function drawLine(paper: Paper, table: PDFKit.PDFStructureElement, { cells, look, isHead }: Line): void {
  const { doc } = paper;
  const nameWidth = contentWidth * nameShare;
  const width = (contentWidth - nameWidth) / Math.max(1, cells.length - 1);
  const places = cells.map((text, at) => {
    const room = (at === 0 ? nameWidth : width) - padding;
    const x = at === 0 ? margins.side : margins.side + nameWidth + (at - 1) * width;
    return { text, x, room, height: heightOf(doc, text, look, room) };
  });
  const height = Math.max(...places.map((place) => place.height)) + 10;
  if (paper.y + height > bottomOfPage) makeRoom(paper, bottomOfPage);
  const { y } = paper;
  const row = doc.struct("TR");
  table.add(row);
  for (const [at, { text, x, room }] of places.entries()) {
    const scope = isHead ? "Column" : "Row";
    const cell = isHead || at === 0 ? doc.struct("TH", { scope }) : doc.struct("TD");
    row.add(cell);
    cell.add(() => write(doc, text, look, { x, y: y + 5, width: room }));
    cell.end();
  }
  row.end();
  paper.y += height;
  artifact(doc, "Layout", () => {
    doc
      .moveTo(margins.side, paper.y)
      .lineTo(margins.side + contentWidth, paper.y)
      .lineWidth(isHead ? 0.9 : 0.4)
      .stroke(isHead ? ink.plum : ink.hair);
  });
}
