/**
 * A process of its own that draws one worksheet, card or report as a PDF and ends, so that the libraries for it take no memory
 * while the site serves. It's sent the words as JSON, and sends the PDF. It gets no settings and no keys.
 */
import { crisisDocument } from "#content/crisis.ts";
import { identityDocument } from "#content/current.ts";
import { paperDate } from "#content/downloads/all.ts";
import type { Printed } from "#content/downloads/printed.ts";
import { lookDocument } from "#content/look/look.ts";
import { previewing } from "#content/published.server.ts";
import { giveWay } from "#platform/processes/give-way.ts";
import type { BrandPicture } from "./brand-picture.ts";
import type { PaperOrder } from "./draw-paper.ts";
import { drawCard } from "./paper/draw-card.ts";
import { drawReport } from "./paper/draw-report.ts";
import { drawSheet } from "./paper/draw-sheet.ts";

const lowPriority = 10;
giveWay(lowPriority);

process.once("message", (text: string) => {
  const { words, picture }: PaperOrder = JSON.parse(text);
  const draw = () =>
    words.kind === "report" ? drawReport(words.report, picture) : drawPrinted(words, picture);
  const drawing = previewing(identityDocument, { ...identityDocument.shipped, name: words.name }, () =>
    previewing(lookDocument, words.look, draw),
  );
  void drawing.then((bytes) => process.send?.(bytes, () => process.disconnect()));
});

async function drawPrinted(printed: Printed, picture: BrandPicture | undefined): Promise<Buffer> {
  const numbers = { ...crisisDocument.shipped, numbers: printed.numbers };
  const { bytes } = await previewing(crisisDocument, numbers, () =>
    printed.kind === "sheet"
      ? drawSheet(printed.sheet, paperDate, picture)
      : drawCard(printed.card, paperDate, picture),
  );
  return bytes;
}
