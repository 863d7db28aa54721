import { site } from "#content/site.ts";
import { lettersBeyondFonts } from "#platform/pdf/letters.ts";
import type { Services } from "#platform/services.ts";
import { brandPicture } from "./brand-picture.ts";
import { drawer, drawInProcess } from "./draw-in-process.ts";
import type { drawWords, PaperWords, undrawnLetters } from "./pdf/draw-words.ts";

/** Has a process of its own draw a worksheet, card or report as a PDF, for the site of now. */
export async function drawPaper(
  services: Pick<Services, "store" | "settings">,
  words: PaperWords,
): Promise<Buffer> {
  const picture = await brandPicture(services, words.look);
  return drawInProcess<typeof drawWords>("#server/pdf/draw-words.ts:drawWords", {
    words,
    picture,
    fontDir: services.settings.FONT_DIR,
  });
}

/** The letters of texts, and of the name that stands on every PDF, that would be question marks in a PDF, each once. */
export async function lettersNotDrawn(
  { settings: { FONT_DIR: fontDir } }: Pick<Services, "settings">,
  given: readonly string[],
): Promise<string[]> {
  const texts = [site.productName, ...given];
  const beyond = lettersBeyondFonts(texts);
  if (fontDir === undefined || beyond.length === 0) return beyond;
  const end = await drawer.call<typeof undrawnLetters>("#server/pdf/draw-words.ts:undrawnLetters", [
    texts,
    fontDir,
  ]);
  return "answer" in end ? end.answer : beyond;
}
