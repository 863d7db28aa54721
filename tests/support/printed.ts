/** What the browser puts on the first sheet of paper. */
import { inflateSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";

/** Whether some of the element's words are on the first sheet: without them that sheet has fewer letters. */
export async function isOnFirstSheet(page: Page, part: Locator): Promise<boolean> {
  const whole = await lettersOnFirstSheet(page);
  // It keeps its room, so nothing else moves.
  await part.evaluate((element: HTMLElement) => {
    element.style.visibility = "hidden";
  });
  const without = await lettersOnFirstSheet(page);
  await part.evaluate((element: HTMLElement) => {
    element.style.visibility = "";
  });
  return without < whole;
}

async function lettersOnFirstSheet(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4", pageRanges: "1" });
  let letters = 0;
  for (const { index, 0: head } of pdf
    .toString("latin1")
    .matchAll(/\/Filter \/FlateDecode[^>]*>>\s*stream\r?\n/g)) {
    const drawn = inflateSync(pdf.subarray(index + head.length)).toString("latin1");
    // Letters are drawn by the numbers of their shapes, four digits each.
    if (/^BT$/m.test(drawn))
      for (const [, shapes = ""] of drawn.matchAll(/<([0-9A-F]+)>/g)) letters += shapes.length / 4;
  }
  return letters;
}
