import { lookDocument } from "#content/branding/look.ts";
import { crisisDocument } from "#content/crisis.ts";
import { identityDocument } from "#content/current.ts";
import { paperDate } from "#content/downloads/all.ts";
import type { Printed } from "#content/downloads/printed.ts";
import { previewing } from "#content/published.server.ts";
import type { PaperReport } from "#platform/pdf/report.ts";
import type { BrandPicture } from "../brand-picture.ts";
import { addSystemFonts, undrawable } from "../drawing-fonts.ts";
import { drawCard } from "./draw-card.ts";
import { drawReport } from "./draw-report.ts";
import { drawSheet } from "./draw-sheet.ts";

export type PaperWords = Printed | ({ kind: "report"; report: PaperReport } & Pick<Printed, "name" | "look">);

/** What is drawn, and the picture that stands for the organization in it. */
type PaperOrder = {
  words: PaperWords;
  picture?: BrandPicture | undefined;
  fontDir?: string | undefined;
};

/** Draws one worksheet, card or report as a PDF. */
export async function drawWords({ words, picture, fontDir }: PaperOrder): Promise<Buffer> {
  addSystemFonts(fontDir);
  const draw = () =>
    words.kind === "report" ? drawReport(words.report, picture) : drawPrinted(words, picture);
  return previewing(identityDocument, { ...identityDocument.shipped, name: words.name }, () =>
    previewing(lookDocument, words.look, draw),
  );
}

/** The letters of texts that would be question marks in a PDF. */
export async function undrawnLetters(texts: readonly string[], fontDir: string): Promise<string[]> {
  addSystemFonts(fontDir);
  return undrawable(texts);
}

async function drawPrinted(printed: Printed, picture: BrandPicture | undefined): Promise<Buffer> {
  const numbers = { ...crisisDocument.shipped, numbers: printed.numbers };
  const { bytes } = await previewing(crisisDocument, numbers, () =>
    printed.kind === "sheet"
      ? drawSheet(printed.sheet, paperDate, picture)
      : drawCard(printed.card, paperDate, picture),
  );
  return bytes;
}
