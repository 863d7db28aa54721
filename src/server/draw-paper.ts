import type { Printed } from "#content/downloads/printed.ts";
import type { FeatureServices } from "#features/index.server.ts";
import type { PaperReport } from "#platform/paper/report.ts";
import { type BrandPicture, brandPicture } from "./brand-picture.ts";
import { drawInProcess } from "./draw-in-process.ts";

type Words = Printed | ({ kind: "report"; report: PaperReport } & Pick<Printed, "name" | "look">);

/** What the process that draws paper is sent (paper/draw-words.ts). */
export type PaperOrder = { words: Words; picture?: BrandPicture | undefined };

/** Has a process of its own draw a worksheet, card or report as a PDF, for the site of now. */
export async function drawPaper(services: Pick<FeatureServices, "store">, words: Words): Promise<Buffer> {
  const order: PaperOrder = { words, picture: await brandPicture(services, words.look) };
  return drawInProcess("#server/paper/draw-words.ts:drawWords", order);
}
