import { dayInWords } from "#content/day-in-words.ts";
import { day } from "#platform/clock/clock.ts";
import { publicPages } from "#platform/http/public-pages.ts";
import type { FileAnswer, ServedFile } from "#platform/http/served-file.ts";
import type { Services } from "#platform/services.ts";
import { previewLinkCopy as copy } from "../copy.ts";
import { documentOrNone, documentRow, stateOf } from "../reads.server.ts";
import { duringWithPictures } from "./pictures.server.ts";
import { canBePreviewed } from "./render.server.ts";

/** How long a link to a draft works. */
export const previewLinkDays = 7;

const purpose = "site-content preview";

/** Nothing runs, nothing is sent and nothing is kept: whoever opens the page may not be on the team. */
const headers = {
  "content-security-policy":
    "default-src 'none'; img-src 'self'; font-src 'self'; style-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-same-origin allow-popups",
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
} as const;

/** Where a document's draft can be seen for a week by anyone who has the link; a page's path follows. */
export function previewBase({ cipher, clock, settings }: Services, document: string): string {
  const until = new Date(clock.now().getTime() + previewLinkDays * day).toISOString().slice(0, 10);
  return `${settings.SITE_URL}/preview/${document}.${until}.${cipher.sign(purpose, `${document} ${until}`)}`;
}

/** The page behind such a link. Once the draft is published or discarded, there is no such page. */
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

async function previewAt(services: Services, token: string, page: string): Promise<FileAnswer | undefined> {
  const [id = "", until = "", signature = ""] = token.split(".");
  if (!services.cipher.verify(purpose, `${id} ${until}`, signature)) return undefined;
  const document = await documentOrNone(services, id);
  if (!document || !canBePreviewed(document, page)) return undefined;
  if (services.clock.now().toISOString().slice(0, 10) > until) return undefined;
  const { hasDraft, value } = stateOf(document, await documentRow(services.store.db, id));
  if (!hasDraft) return undefined;
  if (document.problemsOf(value).length > 0)
    return { text: copy.unfinished, type: "text/plain; charset=utf-8", headers };
  const pages = publicPages(services);
  if (!pages) return { text: copy.away, type: "text/plain; charset=utf-8", awaySeconds: 5 };
  const html = await duringWithPictures(services, document, value, () => pages.render(page));
  const note = `<p class="bg-warning-bg px-4 py-2 text-center text-small text-warning" role="status">${copy.banner(dayInWords(until))}</p>`;
  const top = html.indexOf(">", html.indexOf("<body")) + 1;
  return {
    text: html.slice(0, top) + note + html.slice(top),
    type: "text/html; charset=utf-8",
    headers,
  };
}
