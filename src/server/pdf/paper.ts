/** One PDF in progress: its pages, fonts, current position, and tags. */
import PDFDocument from "pdfkit";
import { type Language, paperCopy } from "#content/downloads/paper-copy.ts";
import { site } from "#content/site.ts";
import type { BrandPicture } from "../brand-picture.ts";
import { drawable, type FontStyle } from "../drawing-fonts.ts";
import { type Ink, ink, inkOf } from "./ink.ts";

/** As wide as A4 and as high as Letter, in points: it prints completely, and centered, on both. */
export const paperSize = { width: 595.28, height: 792 } as const;
export const margins = { side: 56, top: 56, bottom: 64 } as const;
export const contentWidth = paperSize.width - 2 * margins.side;

export type Look = { font: Exclude<FontStyle, "display">; size: number; color: Ink; gap?: number };

type Structure = PDFKit.PDFStructureElement;

export type Paper = {
  doc: PDFKit.PDFDocument;
  language: Language;
  /** The document's root element, which contains everything that is read out. */
  root: Structure;
  /** The position of the next item, from the top of the page. */
  y: number;
  /** The organization's logo or mark; the shipped symbol without it. */
  picture: BrandPicture | undefined;
  /** The spacing factor: 1, or less where that saves a page. */
  ease: number;
};

type PaperFacts = { title: string; subject: string; language: Language; date: string; ease?: number } & Pick<
  Paper,
  "picture"
>;

/** pdfkit writes titles into XML as they are. */
const plain = (text: string) => text.replaceAll("&", "and").replaceAll(/[<>]/g, "");

export function openPaper({ title, subject, language, date, picture, ease = 1 }: PaperFacts): Paper {
  const doc = new PDFDocument({
    size: [paperSize.width, paperSize.height],
    margin: 0,
    pdfVersion: "1.7",
    lang: language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: plain(title),
      Subject: plain(subject),
      Author: site.productName,
      Creator: site.productName,
      // The date of the text, so that the same text gives the same bytes.
      CreationDate: new Date(`${date}T00:00:00Z`),
    },
  });
  // Declares the standard that the structure test checks.
  doc.appendXML(
    '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
  );
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, language, root, y: margins.top, picture, ease };
}

export function closePaper({ doc, root }: Paper): Promise<Buffer> {
  root.end();
  const parts: Buffer[] = [];
  return new Promise((done, reject) => {
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => done(Buffer.concat(parts)));
    doc.on("error", reject);
    doc.end();
  });
}

/** Draws something decorative that screen readers skip. */
export function artifact(doc: PDFKit.PDFDocument, type: "Pagination" | "Layout", draw: () => void): void {
  doc.markContent("Artifact", { type });
  draw();
  doc.endMarkedContent();
}

export const bottomOfPage = paperSize.height - margins.bottom;

/** Starts a new page if less than `height` is left on this one; returns whether it did. */
export function makeRoom(paper: Paper, height: number): boolean {
  if (paper.y + height <= bottomOfPage) return false;
  paper.doc.addPage();
  paper.y = margins.top;
  return true;
}

/** Sets the font and size for a text. @returns the text as that font can draw it. */
function prepare(doc: PDFKit.PDFDocument, words: string, { font: style, size }: Look): string {
  const { text, font } = drawable(words, style);
  doc.registerFont(font.name, font.bytes, font.face);
  doc.font(font.name).fontSize(size);
  return text;
}

export function heightOf(doc: PDFKit.PDFDocument, words: string, look: Look, width: number): number {
  const text = prepare(doc, words, look);
  return doc.heightOfString(text, { width, lineGap: look.gap ?? 2 });
}

/** The width of a text in one line. */
export function widthOf(doc: PDFKit.PDFDocument, words: string, look: Look): number {
  const text = prepare(doc, words, look);
  return doc.widthOfString(text);
}

/** Writes a text at a position, without tags; the caller adds them. */
export function write(
  doc: PDFKit.PDFDocument,
  words: string,
  look: Look,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const text = prepare(doc, words, look);
  doc.fillColor(ink[look.color]);
  doc.text(text, x, y, { width, lineGap: look.gap ?? 2 });
}

/** A tagged text across the page, with the space below it. */
export function say(paper: Paper, tag: string, text: string, look: Look, below: number): void {
  const { doc, root } = paper;
  const height = heightOf(doc, text, look, contentWidth);
  makeRoom(paper, height);
  const place = { x: margins.side, y: paper.y, width: contentWidth };
  root.add(doc.struct(tag, {}, () => write(doc, text, look, place)));
  paper.y += height + below;
}

/**
 * Space to write on paper, described for screen readers: a printed form field with its role. `draw` draws the line,
 * box or circle itself.
 */
export function printField(
  doc: PDFKit.PDFDocument,
  { role, said, name }: { role: "tv" | "cb" | "rb"; said: string; name: string },
  draw: () => void,
): Structure {
  const field = doc.struct("Form", { alt: said });
  field.dictionary.data.A = {
    O: "PrintField",
    Role: role,
    Desc: new String(name),
    ...(role === "tv" ? {} : { checked: "off" }),
  };
  field.add(draw);
  field.end();
  return field;
}

/** The name at the top of the first page and the line at the bottom of each; decorative. */
export function frame(paper: Paper, beside: string): void {
  const { doc, language } = paper;
  const copy = paperCopy[language];
  const { count } = doc.bufferedPageRange();
  const foot: Look = { font: "text", size: 8, color: "soft" };
  for (let at = 0; at < count; at++) {
    doc.switchToPage(at);
    artifact(doc, "Pagination", () => {
      if (at === 0) drawHead(paper, beside);
      const y = paperSize.height - 40;
      doc
        .moveTo(margins.side, y - 8)
        .lineTo(paperSize.width - margins.side, y - 8)
        .lineWidth(0.5)
        .stroke(ink.hair);
      write(doc, `${site.productName}. ${copy.foot}`, foot, { x: margins.side, y, width: contentWidth });
      const page = copy.page(at + 1, count);
      const width = widthOf(doc, page, foot) + 1;
      write(doc, page, foot, { x: paperSize.width - margins.side - width, y, width });
    });
  }
}

function drawHead(paper: Paper, beside: string): void {
  const { doc } = paper;
  drawName(paper, { x: margins.side, y: 27, size: 18 });
  const look: Look = { font: "text", size: 9, color: "soft" };
  const width = widthOf(doc, beside, look) + 1;
  write(doc, beside, look, { x: paperSize.width - margins.side - width, y: 31, width });
}

/** The organization's logo, or its name beside its mark of this size in points. */
export function drawName(
  { doc, picture }: Paper,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const bytes = picture && Buffer.from(picture.bytes, "base64");
  if (picture?.kind === "logo" && bytes) {
    doc.image(bytes, x, y - size * 0.1, { fit: [size * 9, size * 1.2] });
    return;
  }
  if (bytes) doc.image(bytes, x, y, { fit: [size, size] });
  else drawMark(doc, x, y, size);
  const look: Look = { font: "serif", size: size * 0.72, color: "strong" };
  write(doc, site.productName, look, { x: x + size * 1.28, y: y + size * 0.06, width: size * 7.8 });
}

/** The logo mark: a K whose two arms are paths that open toward a light. The shapes match logo-mark.svg. */
function drawMark(doc: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 64);
  doc.lineCap("round").lineJoin("round").lineWidth(8);
  doc.path("M50 9c-1 14-14 22-30 23 16 1 29 9 30 23").stroke(inkOf("logo-arm"));
  doc.path("M17 9v46").stroke(inkOf("logo-stem"));
  doc.circle(52, 32, 6.5).fill(ink.honey);
  doc.restore();
}
