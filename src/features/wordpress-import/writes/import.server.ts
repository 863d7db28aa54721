import { articleDocumentId, emptyArticle, isShipped } from "#content/knowledge-hub/current-articles.ts";
import { articlePath } from "#content/pages/articles.ts";
import { pictureFolder } from "#content/uploaded-pictures.ts";
import { currentRedirects } from "#features/redirects/reads/cache.server.ts";
import { isKnownAddress } from "#features/redirects/reads/known-address.server.ts";
import { normalPath } from "#features/redirects/rules/path.ts";
import { documentRow, documentState } from "#features/site-content/reads.server.ts";
import { terminal } from "#features/site-content/rules/terminal.ts";
import { addArticle } from "#features/site-content/writes/add-article.server.ts";
import { saveDraft } from "#features/site-content/writes.server.ts";
import { isOwnAddress } from "#platform/http/own-address.ts";
import type { Services } from "#platform/services.ts";
import { wordpressCopy as copy } from "../copy.ts";
import { type WordpressItem, wordpressItems } from "../reads/export-file.server.ts";
import { articleOf, firstSentences, slugFor } from "../rules/article-of.ts";
import { picturesOf, toMarkdown } from "../rules/to-markdown.ts";
import { importPicture } from "./pictures.server.ts";

/** As long as a draft can be. */
const longestText = 40_000;
const longestSummary = 240;

type ImportOptions = {
  /** Without it, nothing is written. */
  apply: boolean;
  /** A folder with a copy of `wp-content/uploads`; without it, pictures are downloaded. */
  uploads: string | undefined;
};

type Redirect = { from: string; to: string };
export type ImportResult = {
  lines: readonly string[];
  added: number;
  redirects: readonly Redirect[];
};

type Planned = WordpressItem & { slug: string };

/**
 * Makes drafts of articles from an export file (WXR), one after the other. An article that is there is left alone, so
 * a run that was interrupted can be repeated.
 * @throws {FeedRefused} if the file isn't one.
 */
export async function importWordpress(
  services: Services,
  xml: string,
  options: ImportOptions,
): Promise<ImportResult> {
  const redirected = await currentRedirects(services);
  const isTaken = (slug: string) => isShipped(slug) || redirected.has(articlePath(slug));
  const items = wordpressItems(xml).map((item): Planned => ({ ...item, slug: slugFor(item, isTaken) }));
  const oldSites = new Set(items.flatMap(({ link }) => URL.parse(link)?.host ?? []));
  const newPaths = new Map(items.map(({ link, slug }) => [oldPath(link), articlePath(slug)]));
  const lines: string[] = [];
  let added = 0;
  for (const item of items) {
    const told = await importItem(services, { item, oldSites, newPaths, options });
    lines.push(...told.lines);
    if (told.added) added += 1;
  }
  return { lines, added, redirects: await redirectsFor(services, newPaths) };
}

type Importing = {
  item: Planned;
  /** The hosts that the posts had. */
  oldSites: ReadonlySet<string>;
  newPaths: ReadonlyMap<string | undefined, string>;
  options: ImportOptions;
};

async function importItem(
  services: Services,
  { item, oldSites, newPaths, options }: Importing,
): Promise<{ lines: string[]; added: boolean }> {
  const { slug, html } = item;
  const document = articleDocumentId(slug);
  const title = item.title || slug;
  const say = (state: string) => copy.item(title, articlePath(slug), state);
  if ((await documentRow(services.store.db, document)).revision > 0)
    return { lines: [say(copy.states.there)], added: false };
  const pictures = picturesOf(html);
  const names = new Map<string, string>();
  const missing: string[] = [];
  if (options.apply)
    for (const picture of pictures) {
      const stored = await importPicture(services, terminal, picture, options.uploads);
      if ("id" in stored) names.set(picture.address, pictureFolder + stored.id);
      else missing.push(copy.pictureFailed(picture.address, stored.reason));
    }
  const { markdown, leftOut } = toMarkdown(html, {
    picture: (address) => (options.apply ? names.get(address) : address),
    link: (address) => (leadsToOld(address, oldSites) && newPaths.get(oldPath(address))) || address,
  });
  const notes = [
    ...(pictures.length > 0 ? [copy.pictures(pictures.length)] : []),
    ...missing,
    ...pictures.filter(({ alt }) => alt === "").map(({ address }) => copy.noAlt(address)),
    ...leftOut.map(copy.leftOut),
  ];
  if (markdown.length > longestText) return { lines: [say(copy.states.long)], added: false };
  if (!options.apply) return { lines: [say(copy.states.new), ...notes], added: false };
  const text = firstSentences(item.excerpt || markdown, longestSummary);
  const value = articleOf(emptyArticle(title, services.clock.now()), {
    title,
    summary: text,
    text: markdown,
    keywords: item.categories,
  });
  await addArticle(services, terminal, { title, address: slug });
  const { value: base } = await documentState(services, terminal, document);
  await saveDraft(services, terminal, { document, base, value });
  return { lines: [say(copy.states.added), ...notes], added: true };
}

/** Whether a link of the old site leads to one of its own posts; other sites can have posts of the same path. */
function leadsToOld(address: string, oldSites: ReadonlySet<string>): boolean {
  return isOwnAddress(address) || oldSites.has(URL.parse(address, "https://old.invalid")?.host ?? "");
}

/** The path of an address on the old site; undefined for its front page and for addresses with a query only. */
function oldPath(address: string): string | undefined {
  const path = URL.parse(address, "https://old.invalid")?.pathname;
  const normal = path === undefined ? undefined : normalPath(path);
  return normal === "/" ? undefined : normal;
}

/** Old addresses that nothing on this site has. */
async function redirectsFor(
  services: Services,
  newPaths: Importing["newPaths"],
): Promise<readonly Redirect[]> {
  const redirects: Redirect[] = [];
  for (const [from, to] of newPaths)
    if (from !== undefined && from !== to && !(await isKnownAddress(services, from)))
      redirects.push({ from, to });
  return redirects;
}
