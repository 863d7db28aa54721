/** Draws all downloadable files at build time; nothing is drawn per request. */
import { cardFile, paperDate, sheetFile } from "../../../src/content/downloads/all.ts";
import { allCards } from "../../../src/content/downloads/cards.ts";
import { allWorksheets } from "../../../src/content/worksheets/all.ts";
import { drawCard } from "../../../src/server/pdf/draw-card.ts";
import { drawSheet } from "../../../src/server/pdf/draw-sheet.ts";

export type Download = { bytes: Buffer; pages: number };

/** All files by their names below /downloads/. */
export async function makeDownloads(): Promise<ReadonlyMap<string, Download>> {
  const made = new Map<string, Download>();
  for (const sheet of allWorksheets) made.set(sheetFile(sheet.id), await drawSheet(sheet, paperDate));
  for (const card of allCards) made.set(cardFile(card.id), await drawCard(card, paperDate));
  return made;
}
