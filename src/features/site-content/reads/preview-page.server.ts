import { dayInWords } from "#content/day-in-words.ts";
import { inlineStyleHashes } from "#platform/http/inline-hashes.ts";
import type { FileResponse, ServedFile } from "#platform/http/served-file.ts";
import type { Services } from "#platform/services.ts";
import { previewLinkCopy as copy } from "../copy/messages.ts";
import { documentRow, stateOf } from "./document-row.server.ts";
import { documentOrNone } from "./documents.server.ts";
import { drawableDraft } from "./drawable-value.server.ts";
import { isLinkOf } from "./preview-link.server.ts";
import { canBePreviewed, drawDraft } from "./render.server.ts";

/** Nothing runs, nothing is sent and nothing is kept: whoever opens the page may not be on the team. */
const headersOf = (html: string) => ({
  "content-security-policy": `default-src 'none'; img-src 'self'; font-src 'self'; style-src ${["'self'", ...inlineStyleHashes(html).map((hash) => `'sha256-${hash}'`)].join(" ")}; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-same-origin allow-popups`,
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
});

/** The page behind a draft's link. Once the draft is published, discarded or no longer shared, there is no such page. */
export function previewFiles(services: Services): ServedFile[] {
  return [
    {
      path: "/preview/:token",
      make: ({ params: { token = "" } }) => previewAt(services, token, "/"),
    },
    {
      path: "/preview/:token/:page{.+}",
      make: ({ params: { token = "", page = "" } }) => previewAt(services, token, `/${page}`),
    },
  ];
}

async function previewAt(services: Services, token: string, page: string): Promise<FileResponse | undefined> {
  const [id = "", signature = ""] = token.split(".");
  const document = await documentOrNone(services, id);
  if (!document) return undefined;
  const row = await documentRow(services.store.db, id);
  if (!isLinkOf(services, row, signature)) return undefined;
  if (!canBePreviewed(services, document, page)) return undefined;
  const { value } = stateOf(document, row);
  const asText = (text: string) => ({ text, type: "text/plain; charset=utf-8", headers: headersOf("") });
  const drawable = drawableDraft(document, value);
  if (drawable === undefined) return asText(copy.unfinished);
  const drawn = await drawDraft(services, document, { value: drawable, page });
  if ("refused" in drawn)
    return drawn.refused === "busy" || drawn.refused === "away"
      ? { ...asText(copy.away), awaySeconds: 5 }
      : asText(copy.unfinished);
  const { html } = drawn;
  const note = `<p class="bg-warning-bg px-4 py-2 text-center text-small text-warning" role="status">${copy.banner(dayInWords(row.share_until))}</p>`;
  const top = html.indexOf(">", html.indexOf("<body")) + 1;
  return {
    text: html.slice(0, top) + note + html.slice(top),
    type: "text/html; charset=utf-8",
    headers: headersOf(html),
  };
}
