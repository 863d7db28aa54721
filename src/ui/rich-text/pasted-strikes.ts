/** Words that a program strikes out by their style, by an element's own or by one for its class, as Pages and Excel do. */

import { kept } from "./pasted-style.ts";

/** The selectors of the style sheets in some HTML whose elements are struck. */
export function struckSelectors(html: string): string[] {
  const sheets = html.split(/<style\b/i).slice(1);
  return sheets.flatMap((part) => {
    const [sheet = ""] = part.slice(part.indexOf(">") + 1).split(/<\/style/i);
    return sheet.split("}").flatMap((rule) => {
      const [selector = "", declarations = ""] = rule.split("{").slice(-2);
      return isStruckBy(declarations) ? [(selector.split("*/").at(-1) ?? "").replace("<!--", "").trim()] : [];
    });
  });
}

/** Whether declarations strike words out. Of several the last counts. */
export function isStruckBy(declarations: string): boolean {
  const values = declarations.split(";").flatMap((declaration) => {
    const [name = "", value = ""] = declaration.toLowerCase().split(":");
    return /^\s*(?:-webkit-)?text-decoration(?:-line)?\s*$/.test(name) ? [value] : [];
  });
  return values.at(-1)?.includes("line-through") ?? false;
}

const strikes = "s, strike, del";

/** Puts the words that styles strike out into elements that do. */
export function strikeOut(page: Document, selectors: readonly string[]): void {
  const struck = new Set<Element>();
  for (const selector of selectors)
    try {
      for (const each of page.querySelectorAll(selector)) struck.add(each);
    } catch {
      // A selector of one program alone, which no browser reads.
    }
  for (const each of page.querySelectorAll(`[${kept}]`))
    if (isStruckBy(each.getAttribute(kept) ?? "")) struck.add(each);
  for (const each of struck) {
    // Only words can be struck in the text, so a block's or a row's are, each on its own.
    const words = page.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let word = words.nextNode(); word instanceof Text; word = words.nextNode())
      if (word.data.trim() !== "" && !word.parentElement?.closest(strikes)) found.push(word);
    for (const word of found) {
      const strike = page.createElement("s");
      word.replaceWith(strike);
      strike.append(word);
    }
  }
}
