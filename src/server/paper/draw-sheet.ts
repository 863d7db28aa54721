/** One worksheet as a PDF. */
import { sheetPaperCopy } from "#content/downloads/paper-copy.ts";
import { sheetPaths, type Worksheet } from "#content/worksheets/worksheet.ts";
import { drawEnd, drawField, looks } from "./draw-field.ts";
import { closePaper, frame, openPaper, say } from "./paper.ts";

type Drawn = { bytes: Buffer; pages: number };

/** Space for large handwriting, and the tighter spacing that is tried if it saves a page. */
const eases = { wide: 1, close: 0.78 } as const;

/** Draws the worksheet; the same text and date give the same bytes. */
export async function drawSheet(sheet: Worksheet, date: string): Promise<Drawn> {
  const wide = await drawWith(sheet, date, eases.wide);
  if (wide.pages === 1) return wide;
  const close = await drawWith(sheet, date, eases.close);
  return close.pages < wide.pages ? close : wide;
}

async function drawWith(sheet: Worksheet, date: string, ease: number): Promise<Drawn> {
  const paper = openPaper({ title: sheet.title, subject: sheet.forWhom, language: "en", date, ease });
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
