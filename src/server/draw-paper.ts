import type { FeatureServices } from "#features/index.server.ts";
import { brandPicture } from "./brand-picture.ts";
import { drawInProcess } from "./draw-in-process.ts";
import type { drawWords, PaperWords } from "./paper/draw-words.ts";

/** Has a process of its own draw a worksheet, card or report as a PDF, for the site of now. */
export async function drawPaper(
  services: Pick<FeatureServices, "store">,
  words: PaperWords,
): Promise<Buffer> {
  const picture = await brandPicture(services, words.look);
  return drawInProcess<typeof drawWords>("#server/paper/draw-words.ts:drawWords", { words, picture });
}
