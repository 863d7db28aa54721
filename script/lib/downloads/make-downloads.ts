/** Draws all downloadable files at build time; nothing is drawn per request. */
import { cardFile, paperDate, sheetFile } from "../../../src/content/downloads/all.ts";
import { allCards } from "../../../src/content/downloads/cards.ts";
import { allWorksheets } from "../../../src/content/worksheets/all.ts";
import { drawCard } from "../../../src/server/pdf/draw-card.ts";
import { drawSheet } from "../../../src/server/pdf/draw-sheet.ts";
import { thumbnailOf } from "./thumbnail.ts";

/** A file, and a small picture of its first page. */
export type Download = { bytes: Buffer; pages: number; thumbnail: string };

/** All files by their names below /downloads/. */
export async function makeDownloads(): Promise<ReadonlyMap<string, Download>> {
  const made = new Map<string, Download>();
  const put = (file: string, drawn: { bytes: Buffer; pages: number }) =>
    made.set(file, { ...drawn, thumbnail: thumbnailOf(drawn.bytes) });
  for (const sheet of allWorksheets) put(sheetFile(sheet.id), await drawSheet(sheet, paperDate));
  for (const card of allCards) put(cardFile(card.id), await drawCard(card, paperDate));
  return made;
}
