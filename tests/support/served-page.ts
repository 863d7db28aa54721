import { load } from "cheerio";
import { inject } from "vitest";

export type ServedPage = Awaited<ReturnType<typeof servedPage>>;

/**
 * A page as the built site sends it, before any script: what search engines and readers without scripts get. `$` reads
 * it by CSS selectors (cheerio).
 */
export async function servedPage(path: string, init?: RequestInit) {
  const answer = await fetch(inject("siteUrl") + path, { redirect: "manual", ...init });
  const html = await answer.text();
  const $ = load(html);
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    $,
    /** The texts of all that a selector finds, with white space as a reader sees it. */
    texts: (selector: string) =>
      $(selector)
        .get()
        .map((element) => oneLine($(element).text())),
    /** What the page tells machines of itself (schema.org). */
    structuredData: (): unknown =>
      JSON.parse($("script[type='application/ld+json']").first().text() || "null"),
  };
}

/** A text with white space as a reader sees it. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
