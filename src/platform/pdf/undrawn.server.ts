import { stringsIn } from "#platform/personal-data/encrypted-texts.ts";
import type { Services } from "#platform/services.ts";

const most = 20;

/** What to know before a value is printed: the letters that no font has. Empty if there are none. */
export async function undrawnIn(services: Services, printed: unknown): Promise<string> {
  const letters = await services.contributions.lettersNotDrawn(services, stringsIn(printed));
  if (letters.length === 0) return "";
  const named = letters.slice(0, most).join(" ") + (letters.length > most ? " …" : "");
  return `PDFs show a question mark for ${letters.length === 1 ? "this letter" : "these letters"}: ${named}. Whoever runs the server can add a font that has ${letters.length === 1 ? "it" : "them"} (FONT_DIR).`;
}
