import { escapeAttribute } from "entities/escape";
import { articleDocumentId, emptyArticle, isShipped } from "#content/knowledge-hub/current-articles.ts";
import { articlePath } from "#content/pages/articles.ts";
import { pictureFolder } from "#content/uploaded-pictures.ts";
import { isKnownAddress } from "#features/redirects/reads/addresses.server.ts";
import { currentRedirects } from "#features/redirects/reads/lookup.server.ts";
import { normalPath } from "#features/redirects/rules.ts";
import { documentRow } from "#features/site-content/reads/document-row.server.ts";
import { documentState } from "#features/site-content/reads/documents.server.ts";
import { addArticle } from "#features/site-content/writes/create-document.server.ts";
import { saveDraft } from "#features/site-content/writes/drafts.server.ts";
import { terminal } from "#features/site-content/writes/publishing.server.ts";
import type { Services } from "#platform/services.ts";
import { wordpressCopy as copy } from "../copy.ts";
import { readExport, type WordpressItem } from "../reads/export-file.server.ts";
import { articleOf, firstSentences, slugFor } from "../rules/article-of.ts";
import { picturesOf, toMarkdown } from "../rules/to-markdown.ts";
import { hasPicture, importPicture, type OldPicture } from "./pictures.server.ts";

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
type ImportResult = {
  lines: readonly string[];
  added: number;
  redirects: readonly Redirect[];
};

type Planned = WordpressItem & { slug: string; own: string };

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
  const { items, hosts } = readExport(xml);
  const planned = await withSlugs(services, items);
  const newPaths = new Map(planned.map(({ link, slug }) => [oldPath(link), articlePath(slug)]));
  const byNumber = new Map(planned.map(({ id, slug }) => [id, articlePath(slug)]));
  const link = (address: string) => newAddress(address, { hosts, newPaths, byNumber });
  const lines: string[] = [];
  let added = 0;
  for (const item of planned) {
    const imported = await importItem(services, { item, link, options });
    lines.push(...imported.lines);
    if (imported.added) added += 1;
  }
  const hasPictures = items.some(({ html, featured }) => featured !== undefined || /<img\b/i.test(html));
  if (hasPictures && !options.apply && options.uploads === undefined) lines.push(copy.download);
  return { lines, added, redirects: await redirectsFor(services, newPaths) };
}

/** Gives each item an address of its own. The same file gets the same ones each time. */
async function withSlugs(services: Services, items: readonly WordpressItem[]): Promise<Planned[]> {
  const redirected = await currentRedirects(services);
  const taken = new Set<string>();
  return items.map((item) => {
    const isTaken = (slug: string) => taken.has(slug) || isShipped(slug) || redirected.has(articlePath(slug));
    const named = slugFor(item, isTaken);
    taken.add(named.slug);
    return { ...item, ...named };
  });
}

type Importing = { item: Planned; link: (address: string) => string; options: ImportOptions };

/** As long as the address of a stored picture, so that a dry run's text is as long as the import's. */
const placeholder = `${pictureFolder}00000000-0000-0000-0000-000000000000`;

async function importItem(
  services: Services,
  { item, link, options }: Importing,
): Promise<{ lines: string[]; added: boolean }> {
  const { slug } = item;
  const document = articleDocumentId(slug);
  const title = item.title || slug;
  const say = (state: string) => copy.item(title, articlePath(slug), state);
  if ((await documentRow(services.store.db, document)).revision > 0)
    return { lines: [say(copy.states.there)], added: false };
  const { html, notes: featuredNotes } = withFeatured(item);
  const pictures = picturesOf(html);
  const { names, missing } = await bringPictures(services, pictures, options);
  const { markdown, plain, leftOut } = toMarkdown(html, { picture: (address) => names.get(address), link });
  const notes = [
    ...(slug === item.own ? [] : [copy.numbered(item.own, slug)]),
    ...(item.lostLetters ? [copy.lostLetters] : []),
    ...featuredNotes,
    ...(pictures.length > 0 ? [copy.pictures(pictures.length)] : []),
    ...missing,
    ...pictures.filter(({ alt }) => alt === "").map(({ address }) => copy.noAlt(address)),
    ...leftOut.map(copy.leftOut),
  ];
  if (markdown.length > longestText) return { lines: [say(copy.states.long)], added: false };
  if (!options.apply) return { lines: [say(copy.states.new), ...notes], added: false };
  const value = articleOf(emptyArticle(title, services.clock.now()), {
    title,
    summary: firstSentences(item.excerpt || plain, longestSummary),
    text: markdown,
    keywords: item.categories,
  });
  await addArticle(services, terminal, { title, address: slug });
  const { value: base } = await documentState(services, terminal, document);
  await saveDraft(services, terminal, { document, base, value });
  return { lines: [say(copy.states.added), ...notes], added: true };
}

/** The post with its featured picture at the top, unless its text shows it already. */
function withFeatured({ html, featured }: WordpressItem): { html: string; notes: string[] } {
  if (featured === undefined) return { html, notes: [] };
  if ("missing" in featured) return { html, notes: [copy.noFeatured(featured.missing)] };
  const { address, alt } = featured;
  if (address === "" || html.includes(address)) return { html, notes: [] };
  return {
    html: `<p><img src="${escapeAttribute(address)}" alt="${escapeAttribute(alt)}"></p>\n\n${html}`,
    notes: [copy.featured(address)],
  };
}

/** The new addresses of pictures; a dry run looks which of them are there. */
async function bringPictures(
  services: Services,
  pictures: readonly OldPicture[],
  { apply, uploads }: ImportOptions,
) {
  const names = new Map<string, string>();
  const missing: string[] = [];
  for (const picture of pictures) {
    const stored = apply
      ? await importPicture(services, terminal, picture, uploads)
      : (await hasPicture(picture, uploads))
        ? { id: "" }
        : { reason: copy.noReason };
    if ("reason" in stored) missing.push(copy.pictureFailed(picture.address, stored.reason));
    else names.set(picture.address, stored.id === "" ? placeholder : pictureFolder + stored.id);
  }
  return { names, missing };
}

type Addresses = {
  hosts: ReadonlySet<string>;
  newPaths: ReadonlyMap<string | undefined, string>;
  byNumber: ReadonlyMap<string, string>;
};

/** Where a link leads now: to the new article if it led to a post of this site, and else where it led. */
function newAddress(address: string, { hosts, newPaths, byNumber }: Addresses): string {
  const url = URL.parse(address, "https://old.invalid");
  const isOwn =
    url !== null && (hosts.has(url.hostname.replace(/^www\./, "")) || url.hostname === "old.invalid");
  if (!isOwn || address.startsWith("#")) return address;
  const number = url.searchParams.get("p") ?? url.searchParams.get("page_id") ?? "";
  const path = byNumber.get(number) ?? newPaths.get(oldPath(address));
  return path === undefined ? address : `${path}${url.hash}`;
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
  newPaths: Addresses["newPaths"],
): Promise<readonly Redirect[]> {
  const redirects: Redirect[] = [];
  for (const [from, to] of newPaths)
    if (from !== undefined && from !== to && !(await isKnownAddress(services, from)))
      redirects.push({ from, to });
  return redirects;
}
