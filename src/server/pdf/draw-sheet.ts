import { paperCopy, sheetPaperCopy } from "#content/downloads/paper-copy.ts";
import {
  type SheetField,
  type SheetItem,
  sheetPaths,
  type Worksheet,
} from "#content/worksheets/worksheet.ts";
import type { BrandPicture } from "../brand-picture.ts";
import { drawTable } from "./draw-table.ts";
import { ink } from "./ink.ts";
import {
  closePaper,
  contentWidth,
  frame,
  heightOf,
  type Look,
  makeRoom,
  margins,
  openPaper,
  type Paper,
  paperSize,
  printField,
  say,
  widthOf,
  write,
} from "./paper.ts";

type Drawn = { bytes: Buffer; pages: number };

/** Space for large handwriting, and the tighter spacing that is tried if it saves a page. */
const eases = { wide: 1, close: 0.78 } as const;

/** The same text and date give the same bytes. */
export async function drawSheet(sheet: Worksheet, date: string, picture?: BrandPicture): Promise<Drawn> {
  const facts = { date, picture };
  const wide = await drawWith(sheet, facts, eases.wide);
  if (wide.pages === 1) return wide;
  const close = await drawWith(sheet, facts, eases.close);
  return close.pages < wide.pages ? close : wide;
}

async function drawWith(
  sheet: Worksheet,
  facts: { date: string; picture: BrandPicture | undefined },
  ease: number,
): Promise<Drawn> {
  const paper = openPaper({ title: sheet.title, subject: sheet.forWhom, language: "en", ease, ...facts });
  paper.y = 74;
  say(paper, "H1", sheet.title, looks.title, 8);
  say(paper, "P", sheet.introduction, looks.lead, 8);
  const { forWhom, time, minutes } = sheetPaperCopy;
  say(paper, "P", `${forWhom}: ${lowerFirst(sheet.forWhom)}`, looks.hint, 1);
  say(paper, "P", `${time}: ${minutes(sheet.minutes)}.`, looks.hint, sheet.note === undefined ? 20 : 1);
  if (sheet.note !== undefined) say(paper, "P", sheet.note.text, looks.hint, 20);
  for (const field of sheet.fields) drawField(paper, field);
  drawEnd(paper, sheet.limits);
  const beside = sheetPaths.find(({ id }) => id === sheet.path)?.name ?? "";
  const pages = paper.doc.bufferedPageRange().count;
  frame(paper, beside);
  return { bytes: await closePaper(paper), pages };
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

export const looks = {
  title: { font: "serif", size: 25, color: "strong", gap: 1 },
  lead: { font: "text", size: 11.5, color: "soft", gap: 3 },
  part: { font: "serif", size: 15, color: "strong" },
  label: { font: "bold", size: 10.5, color: "strong" },
  text: { font: "text", size: 10, color: "strong" },
  hint: { font: "text", size: 9, color: "soft" },
} as const satisfies Record<string, Look>;

/** High enough for handwriting, including large handwriting. */
const lineHeight = ({ ease }: Paper) => 25 * ease;
const afterField = ({ ease }: Paper) => 17 * ease;
/** A date doesn't need a whole line. */
const dateWidth = 190;

/** What belongs together stays on one page. */
function drawField(paper: Paper, field: SheetField): void {
  switch (field.kind) {
    case "part":
      makeRoom(paper, 110);
      paper.y += 10 * paper.ease;
      say(paper, "H2", field.title, looks.part, field.text === undefined ? 9 : 3);
      if (field.text !== undefined) say(paper, "P", field.text, looks.hint, 12);
      break;
    case "note":
      say(paper, "P", field.text, looks.text, afterField(paper));
      break;
    case "line":
      drawLine(paper, field, contentWidth);
      break;
    case "date":
      drawLine(paper, field, dateWidth);
      break;
    case "text":
      drawLines(paper, field, field.rows);
      break;
    case "choice":
      drawBoxes(paper, field, field.options, "rb");
      break;
    case "checklist":
      drawBoxes(paper, field, field.items, "cb");
      break;
    case "table":
      drawLabel(paper, field, 90);
      drawTable(paper, field);
      paper.y += afterField(paper);
  }
}

type Asked = { label: string; hint?: string };

/** The question and its hint; `following` is what must fit below them on the same page. */
function drawLabel(paper: Paper, { label, hint }: Asked, following: number): void {
  const { doc } = paper;
  const height =
    heightOf(doc, label, looks.label, contentWidth) +
    (hint === undefined ? 0 : heightOf(doc, hint, looks.hint, contentWidth) + 1);
  makeRoom(paper, height + following);
  say(paper, "P", label, looks.label, hint === undefined ? 2 : 1);
  if (hint !== undefined) say(paper, "P", hint, looks.hint, 2);
}

/** One line to write on: after its question if both fit, else below it. */
function drawLine(paper: Paper, field: Asked, width: number): void {
  const { doc, root, language } = paper;
  const wide = widthOf(doc, field.label, looks.label) + 12;
  if (field.hint !== undefined || wide > contentWidth * 0.5) {
    drawLines(paper, field, 1);
    return;
  }
  const height = 24 * paper.ease;
  makeRoom(paper, height);
  const bottom = paper.y + height;
  const place = { x: margins.side, y: bottom - 13, width: contentWidth };
  root.add(doc.struct("P", {}, () => write(doc, field.label, looks.label, place)));
  const said = paperCopy[language].room(1);
  const end = Math.min(margins.side + contentWidth, margins.side + wide + width);
  root.add(
    printField(doc, { role: "tv", said, name: field.label }, () => {
      doc
        .moveTo(margins.side + wide, bottom)
        .lineTo(end, bottom)
        .lineWidth(0.6)
        .stroke(ink.line);
    }),
  );
  paper.y = bottom + afterField(paper) * 0.7;
}

function drawLines(paper: Paper, field: Asked, lines: number): void {
  const { doc, root, language } = paper;
  const high = lineHeight(paper);
  // A few lines stay together; a longer answer may continue on the next page.
  drawLabel(paper, field, Math.min(lines, 8) * high);
  let left = lines;
  while (left > 0) {
    makeRoom(paper, high);
    const room = Math.floor((paperSize.height - margins.bottom - paper.y) / high);
    const here = Math.min(left, Math.max(room, 1));
    const from = paper.y;
    root.add(
      printField(doc, { role: "tv", said: paperCopy[language].room(here), name: field.label }, () => {
        for (let at = 1; at <= here; at++) {
          const y = from + at * high;
          doc
            .moveTo(margins.side, y)
            .lineTo(margins.side + contentWidth, y)
            .lineWidth(0.6)
            .stroke(ink.line);
        }
      }),
    );
    paper.y += here * high;
    left -= here;
  }
  paper.y += afterField(paper);
}

const boxSize = 10.5;
const textAt = margins.side + 21;
const textWidth = contentWidth - 21;

function drawBoxes(paper: Paper, field: Asked, items: readonly SheetItem[], role: "cb" | "rb"): void {
  const { doc, root, language } = paper;
  const copy = paperCopy[language];
  const heights = items.map((item) => heightOf(doc, item.text, looks.text, textWidth));
  const whole = heights.reduce((sum, height) => sum + height + 6, 0);
  drawLabel(paper, field, Math.min(whole, 130));
  paper.y += 3;
  const list = doc.struct("L");
  root.add(list);
  for (const [at, item] of items.entries()) {
    const height = heights[at] ?? 0;
    makeRoom(paper, height);
    const y = paper.y;
    const body = doc.struct("LBody");
    const entry = doc.struct("LI");
    list.add(entry);
    entry.add(body);
    body.add(
      printField(doc, { role, said: role === "cb" ? copy.box : copy.circle, name: item.text }, () => {
        doc.lineWidth(0.9);
        if (role === "cb") doc.roundedRect(margins.side + 1, y + 0.5, boxSize, boxSize, 2).stroke(ink.line);
        else doc.circle(margins.side + 1 + boxSize / 2, y + 0.5 + boxSize / 2, boxSize / 2).stroke(ink.line);
      }),
    );
    body.add(
      doc.struct("Span", {}, () => write(doc, item.text, looks.text, { x: textAt, y, width: textWidth })),
    );
    entry.end();
    paper.y += height + 6;
  }
  list.end();
  paper.y += afterField(paper) - 6;
}

/** What the sheet can't do, and where to get help; kept together at the end. */
function drawEnd(paper: Paper, limits: string): void {
  const { doc, root } = paper;
  const inner = contentWidth - 28;
  const text = { ...looks.text, size: 9.5 };
  const parts = [
    { text: sheetPaperCopy.limits, look: { ...looks.label, size: 9.5 }, below: 2 },
    { text: limits, look: text, below: 6 },
    { text: sheetPaperCopy.crisis, look: text, below: 0 },
  ].map((part) => ({ ...part, height: heightOf(doc, part.text, part.look, inner) }));
  const height = parts.reduce((sum, part) => sum + part.height + part.below, 0) + 22;
  makeRoom(paper, height + 8);
  const top = paper.y + 8;
  doc.markContent("Artifact", { type: "Layout" });
  doc.roundedRect(margins.side, top, contentWidth, height, 10).fill(ink.tint);
  doc.endMarkedContent();
  let y = top + 12;
  for (const part of parts) {
    const place = { x: margins.side + 14, y, width: inner };
    root.add(doc.struct("P", {}, () => write(doc, part.text, part.look, place)));
    y += part.height + part.below;
  }
  paper.y = top + height;
}
