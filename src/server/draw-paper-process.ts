/**
 * A process of its own that draws one worksheet or card as a PDF and ends, so that the libraries for it take no memory
 * while the site serves. It's sent the words as JSON, and sends the PDF. It gets no settings and no keys.
 */
import { crisisDocument } from "#content/crisis.ts";
import { paperDate } from "#content/downloads/all.ts";
import type { Printed } from "#content/downloads/printed.ts";
import { previewing } from "#content/published.server.ts";
import { giveWay } from "#platform/processes/give-way.ts";
import { drawCard } from "./paper/draw-card.ts";
import { drawSheet } from "./paper/draw-sheet.ts";

const lowPriority = 10;
giveWay(lowPriority);

process.once("message", (text: string) => {
  const printed: Printed = JSON.parse(text);
  const drawing = previewing(crisisDocument, { ...crisisDocument.shipped, numbers: printed.numbers }, () =>
    printed.kind === "sheet" ? drawSheet(printed.sheet, paperDate) : drawCard(printed.card, paperDate),
  );
  void drawing.then(({ bytes }) => process.send?.(bytes, () => process.disconnect()));
});
