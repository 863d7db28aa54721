/** A card to cut out, four on a page, or one page to hang up. */
import type { Card, CardPart } from "#content/downloads/card.ts";
import { paperCopy } from "#content/downloads/paper-copy.ts";
import type { BrandPicture } from "../brand-picture.ts";
import { ink, recoloredInk } from "./ink.ts";
import {
  artifact,
  closePaper,
  drawName,
  heightOf,
  type Look,
  openPaper,
  type Paper,
  paperSize,
  printField,
  widthOf,
  write,
} from "./paper.ts";

type Area = { left: number; width: number; y: number; scale: number };
/** Draws inside a tag, or inside the artifact that surrounds the copies. */
type Put = (tag: string, draw: () => void) => void;

const half = { width: paperSize.width / 2, height: paperSize.height / 2 } as const;
const inset = 26;

/** Screen readers read only the first of four copies. */
export async function drawCard(
  card: Card,
  date: string,
  picture?: BrandPicture,
): Promise<{ bytes: Buffer; pages: number }> {
  const paper = openPaper({ title: card.title, subject: card.text, language: card.language, date, picture });
  const { doc } = paper;
  if (card.size === "page") {
    artifact(doc, "Layout", () => drawHills(doc, 0, paperSize.height, 2));
    drawCopy(paper, card, { left: 70, width: paperSize.width - 140, y: 76, scale: 1.5 }, true);
  } else {
    for (const [at, [column, row]] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ].entries()) {
      const area = {
        left: (column ?? 0) * half.width + inset,
        width: half.width - 2 * inset,
        y: (row ?? 0) * half.height + inset,
        scale: 1.1,
      };
      artifact(doc, "Layout", () =>
        drawHills(doc, (column ?? 0) * half.width, ((row ?? 0) + 1) * half.height),
      );
      if (at === 0) drawCopy(paper, card, area, true);
      else artifact(doc, "Layout", () => drawCopy(paper, card, area, false));
    }
    drawCuts(doc);
  }
  const pages = doc.bufferedPageRange().count;
  return { bytes: await closePaper(paper), pages };
}

/** Two hills and a low sun at the bottom of a card, light enough to write on and to print at home. */
function drawHills(doc: PDFKit.PDFDocument, left: number, bottom: number, scale = 1): void {
  doc
    .save()
    .translate(left, bottom - 66 * scale)
    .scale(scale);
  doc.rect(0, 0, half.width, 66).clip();
  doc.circle(258, 49, 15).fill(recoloredInk("#FEEFD6", "second"));
  doc.circle(258, 49, 9).fill(recoloredInk("#FBE0B4", "second"));
  doc.path("M0 46c46-20 92-19 142-5s104 9 156-9v40H0z").fill(recoloredInk("#F3EDF7", "main"));
  doc.path("M0 58c60-16 118-13 172-4s88 4 126-6v24H0z").fill(recoloredInk("#E9E0F0", "main"));
  doc.restore();
}

function drawCuts(doc: PDFKit.PDFDocument): void {
  artifact(doc, "Layout", () => {
    doc.save().lineWidth(0.5).dash(3, { space: 4 });
    doc
      .moveTo(half.width, 14)
      .lineTo(half.width, paperSize.height - 14)
      .stroke(ink.line);
    doc
      .moveTo(14, half.height)
      .lineTo(paperSize.width - 14, half.height)
      .stroke(ink.line);
    doc.undash().restore();
  });
}

function drawCopy(paper: Paper, card: Card, area: Area, read: boolean): void {
  const { doc, root, language } = paper;
  const put: Put = (tag, draw) => {
    if (read) root.add(doc.struct(tag, {}, draw));
    else draw();
  };
  const hidden = (draw: () => void) => (read ? artifact(doc, "Layout", draw) : draw());
  const looks = looksAt(area.scale);
  const top = area.y;
  hidden(() => {
    drawName(paper, { x: area.left, y: area.y, size: 14 * area.scale });
  });
  area.y += 26 * area.scale;
  textBlock(doc, area, put, "H1", card.title, looks.title, 9);
  for (const part of card.parts) drawPart({ doc, area, put, root, read, language, looks }, part);
  if (card.size === "page") return;
  // At the bottom of each card, so that a single one is still identifiable.
  const foot = paperCopy[language].foot;
  const bottom = top > half.height ? paperSize.height : half.height;
  const height = heightOf(doc, foot, looks.foot, area.width);
  if (area.y > bottom - 12 - height) throw new Error(`The card "${card.id}" is too full for its size`);
  hidden(() => write(doc, foot, looks.foot, { x: area.left, y: bottom - 12 - height, width: area.width }));
}

function looksAt(scale: number) {
  const look = (font: Look["font"], size: number, color: Look["color"], gap = 1.5): Look => ({
    font,
    size: size * scale,
    color,
    gap: gap * scale,
  });
  return {
    title: look("serif", 18, "strong", 0),
    text: look("text", 10, "strong"),
    bold: look("bold", 10, "strong"),
    label: look("bold", 9.5, "strong"),
    small: look("text", 8.5, "soft"),
    foot: look("text", 7, "soft", 1),
  };
}

type Looks = ReturnType<typeof looksAt>;
type Board = {
  doc: PDFKit.PDFDocument;
  area: Area;
  put: Put;
  root: PDFKit.PDFStructureElement;
  read: boolean;
  language: Paper["language"];
  looks: Looks;
};

function textBlock(
  doc: PDFKit.PDFDocument,
  area: Area,
  put: Put,
  tag: string,
  text: string,
  look: Look,
  below: number,
): void {
  const place = { x: area.left, y: area.y, width: area.width };
  const height = heightOf(doc, text, look, area.width);
  put(tag, () => write(doc, text, look, place));
  area.y += height + below * area.scale;
}

function drawPart(board: Board, part: CardPart): void {
  const { doc, area, put, looks } = board;
  switch (part.kind) {
    case "text":
      textBlock(doc, area, put, "P", part.text, looks.text, 9);
      break;
    case "small":
      area.y += 2;
      textBlock(doc, area, put, "P", part.text, looks.small, 6);
      break;
    case "steps":
      drawItems(board, part.items, (at) => `${at + 1}`);
      break;
    case "list":
      if (part.title !== undefined)
        textBlock(doc, area, put, board.area.scale > 1 ? "H2" : "P", part.title, looks.bold, 4);
      drawItems(board, part.items);
      break;
    case "lines":
      for (const { who, how } of part.items) {
        textBlock(doc, area, put, "P", who, looks.small, 0);
        textBlock(doc, area, put, "P", how, looks.bold, 6);
      }
      break;
    case "write":
      for (const label of part.labels) drawBlank(board, label);
      area.y += 8 * area.scale;
  }
}

function drawItems(board: Board, items: readonly string[], number?: (at: number) => string): void {
  const { doc, area, read, root, looks } = board;
  const indent = 17 * area.scale;
  const list = read ? doc.struct("L") : undefined;
  if (list) {
    list.dictionary.data.A = { O: "List", ListNumbering: number ? "Decimal" : "Disc" };
    root.add(list);
  }
  for (const [at, item] of items.entries()) {
    const y = area.y;
    const mark = () => {
      if (number)
        write(doc, number(at), { ...looks.bold, color: "plum" }, { x: area.left, y, width: indent });
      else doc.circle(area.left + 4 * area.scale, y + 6 * area.scale, 2.1 * area.scale).fill(ink.honey);
    };
    const place = { x: area.left + indent, y, width: area.width - indent };
    const writeItem = () => write(doc, item, looks.text, place);
    if (list) {
      const entry = doc.struct("LI", {}, [doc.struct("Lbl", {}, mark), doc.struct("LBody", {}, writeItem)]);
      list.add(entry);
    } else {
      mark();
      writeItem();
    }
    area.y += heightOf(doc, item, looks.text, area.width - indent) + 4.5 * area.scale;
  }
  list?.end();
  area.y += 6 * area.scale;
}

function drawBlank(board: Board, label: string): void {
  const { doc, area, put, read, root, language, looks } = board;
  const bottom = area.y + 22 * area.scale;
  const from = area.left + widthOf(doc, label, looks.label) + 7;
  const place = { x: area.left, y: bottom - 11 * area.scale, width: area.width };
  put("P", () => write(doc, label, looks.label, place));
  const line = () => {
    doc
      .moveTo(from, bottom)
      .lineTo(area.left + area.width, bottom)
      .lineWidth(0.6)
      .stroke(ink.line);
  };
  if (read) root.add(printField(doc, { role: "tv", said: paperCopy[language].room(1), name: label }, line));
  else line();
  area.y = bottom + 2 * area.scale;
}
