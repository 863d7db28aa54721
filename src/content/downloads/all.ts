/** Every file to download: one for each worksheet, and the cards. */
import { allWorksheets } from "../worksheets/all.ts";
import { allCards } from "./cards.ts";

/** The day of the last change to the words on paper; it is written into the files. */
export const paperDate = "2026-12-01";

export const sheetFile = (id: string) => `worksheets/${id}.pdf`;
export const cardFile = (id: string) => `cards/${id}.pdf`;

/** The picture of a file's first page, made by the build. */
export const thumbnailFile = (file: string) => file.replace(/\.pdf$/, ".svg");

/** The files' names below /downloads/. */
export const downloadFiles: readonly string[] = [
  ...allWorksheets.map(({ id }) => sheetFile(id)),
  ...allCards.map(({ id }) => cardFile(id)),
];
