/** What each file to download prints now, and whether that is what the build drew. */

import { type Look, lookDocument } from "../branding/look.ts";
import { crisisNumbers } from "../crisis.ts";
import { asShipped, current, identityNow } from "../current.ts";
import { allWorksheets } from "../worksheets/all.ts";
import type { Worksheet } from "../worksheets/worksheet.ts";
import { cardFile, sheetFile } from "./all.ts";
import type { Card } from "./card.ts";
import { allCards } from "./cards.ts";

/** The organization's colors, logo and mark, where it has chosen some. */
type PrintedLook = Pick<Look, "mainColor" | "secondColor" | "illustrations" | "logo" | "mark">;

/** What paper has of the look of now. */
export function printedLook(): PrintedLook {
  const { logoNight, shareImage, ...printed } = current(lookDocument);
  return { ...printed, illustrations: lookDocument.shipped.illustrations };
}

/** The words of one file, with everything that is drawn besides; `name` is the organization's. */
export type Printed = { name: string; numbers: ReturnType<typeof crisisNumbers>; look: PrintedLook } & (
  | { kind: "sheet"; sheet: Worksheet }
  | { kind: "card"; card: Card }
);

/** The words of a file below /downloads/ as they are now; undefined if there is no such file. */
export function printedNow(file: string): Printed | undefined {
  const around = { name: identityNow().name, numbers: crisisNumbers(), look: printedLook() };
  const sheet = allWorksheets.find(({ id }) => sheetFile(id) === file);
  if (sheet) return { kind: "sheet", sheet, ...around };
  const card = allCards.find(({ id }) => cardFile(id) === file);
  return card && { kind: "card", card, ...around };
}

/** Whether a file's words are those that the build drew. */
export function isAsBuilt(file: string): boolean {
  return JSON.stringify(printedNow(file)) === asShipped(() => JSON.stringify(printedNow(file)));
}
