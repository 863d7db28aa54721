import { type CheerioAPI, load } from "cheerio";
import { inject } from "vitest";
import { plainFetch } from "./plain-fetch.ts";

export type ServedPage = Awaited<ReturnType<typeof servedPage>>;

/**
 * A page as the built site sends it, before any script: what search engines and readers without scripts get. `$` reads
 * it by CSS selectors (cheerio).
 */
export async function servedPage(path: string, init?: RequestInit, siteUrl = inject("siteUrl")) {
  const answer = await plainFetch(siteUrl + path, { redirect: "manual", ...init });
  const html = await answer.text();
  let parsed: CheerioAPI | undefined;
  const read = () => {
    parsed ??= load(html);
    return parsed;
  };
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    get $() {
      return read();
    },
    /** The texts of all that a selector finds, with white space as a reader sees it. */
    texts: (selector: string) =>
      read()(selector)
        .get()
        .map((element) => oneLine(read()(element).text())),
    /** What the page tells machines of itself (schema.org). */
    structuredData: (): unknown =>
      JSON.parse(read()("script[type='application/ld+json']").first().text() || "null"),
  };
}

/** A text with white space as a reader sees it. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
