import { articleDocumentId, emptyArticle } from "#content/knowledge-hub/current-articles.ts";
import { articlePath } from "#content/pages/articles.ts";
import { pictureFolder } from "#content/uploaded-pictures.ts";
import { isKnownAddress } from "#features/redirects/reads/addresses.server.ts";
import { documentRow } from "#features/site-content/reads/document-row.server.ts";
import { documentState } from "#features/site-content/reads/documents.server.ts";
import { addArticle } from "#features/site-content/writes/create-document.server.ts";
import { saveDraft } from "#features/site-content/writes/drafts.server.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import { isTooComplex, parseApart } from "#platform/processes/parse-apart.server.ts";
import type { Services } from "#platform/services.ts";
import { reportCopy as copy } from "../copy/report.ts";
import { type PlannedPost, plannedPosts } from "../reads/planned-posts.server.ts";
import { type Addresses, oldPath } from "../rules/addresses.ts";
import { articleOf, firstSentences } from "../rules/article-of.ts";
import type { ExportFile } from "../rules/imported-post.ts";
import type { Converted, convertPost } from "../rules/to-markdown.ts";
import { hasPicture, type PictureSource, pictureName, storePicture } from "./pictures.server.ts";

/** As long as a draft can be. */
const longestText = 40_000;
const longestSummary = 240;

type ImportOptions = {
  /** Without it, nothing is written. */
  apply: boolean;
  pictures: PictureSource;
  /** The number of the post to begin with, and how much one call does; without it, everything. */
  part?: { from: number; posts: number; pictures: number };
};

export type PostReport = {
  title: string;
  /** Its address here; empty if it isn't brought over. */
  address: string;
  state: "new" | "added" | "there" | "leftOut" | "failed";
  reason: string;
  notes: readonly string[];
};

export type ImportResult = {
  posts: readonly PostReport[];
  /** The number of the next post; undefined when all are done. */
  next: number | undefined;
  redirects: readonly { from: string; to: string }[];
};

/**
 * Dry-runs or runs an import: posts become drafts of articles, one after the other. An article that is there is left
 * alone, so a run that was interrupted can be repeated.
 */
export async function importPosts(
  services: Services,
  actor: Actor,
  file: ExportFile,
  options: ImportOptions,
): Promise<ImportResult> {
  authorize(actor, "content.write");
  const { planned, addresses } = await plannedPosts(services, file);
  const bySource = new Map(planned.map((post) => [post.source, post]));
  const { from = 0, posts: mostPosts, pictures: mostPictures } = { ...everything, ...options.part };
  const posts: PostReport[] = [];
  let at = from;
  for (let pictures = 0; at < file.posts.length; at += 1) {
    const post = file.posts[at];
    if (post === undefined || posts.length >= mostPosts || pictures >= mostPictures) break;
    const plan = bySource.get(post.source);
    if (plan === undefined) {
      posts.push({
        title: post.title || post.name,
        address: "",
        state: "leftOut",
        reason: post.leftOut ?? "",
        notes: [],
      });
      continue;
    }
    const report = await importPost(services, actor, { post: plan, addresses, options });
    if (report.state === "added") pictures += plan.pictures.length;
    posts.push(report);
  }
  const next = at < file.posts.length ? at : undefined;
  return { posts, next, redirects: next === undefined ? await redirectsFor(services, planned, options) : [] };
}

const everything = { posts: Number.POSITIVE_INFINITY, pictures: Number.POSITIVE_INFINITY };

/** As long as the address of a stored picture, so that a dry run's text is as long as the import's. */
const placeholder = `${pictureFolder}00000000-0000-0000-0000-000000000000`;

type Importing = { post: PlannedPost; addresses: Addresses; options: ImportOptions };

async function importPost(
  services: Services,
  actor: Actor,
  { post, addresses, options }: Importing,
): Promise<PostReport> {
  const { slug } = post;
  const title = post.title || slug;
  const report = { title, address: articlePath(slug), reason: "", notes: [] };
  if (post.isThere) return { ...report, state: "there" };
  const { names, missing } = await bringPictures(services, actor, post, options);
  const text = await articleText(post, names, addresses);
  if (typeof text === "string") return { ...report, state: "leftOut", reason: text };
  const notes = [
    ...(slug === post.own ? [] : [copy.numbered(post.own, slug)]),
    ...post.notes,
    ...(post.pictures.length > 0 ? [copy.pictures(post.pictures.length)] : []),
    ...missing,
    ...post.pictures.filter(({ alt }) => alt === "").map(({ address }) => copy.noAlt(pictureName(address))),
    ...text.leftOut.map(copy.leftOut),
  ];
  if (!options.apply) return { ...report, state: "new", notes };
  try {
    await addDraft(services, actor, post, text);
    return { ...report, state: "added", notes };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { ...report, state: "failed", notes: [error.message || copy.noReason, ...notes] };
  }
}

/** A post's text in Markdown, made in the process that parses; or why there is none. */
async function articleText(
  { html }: PlannedPost,
  pictures: ReadonlyMap<string, string>,
  addresses: Addresses,
): Promise<Converted | string> {
  const end = await parseApart<typeof convertPost>(
    "#features/article-import/rules/to-markdown.ts:convertPost",
    [html, { pictures, addresses }],
  );
  if ("failed" in end) {
    if (isTooComplex(end) || end.failed === "threw") return copy.reasons.tooComplex;
    throw new HttpError("unavailable", { message: copy.busy, headers: { "retry-after": "60" } });
  }
  return end.answer.markdown.length > longestText ? copy.reasons.long : end.answer;
}

/**
 * Recorded first: an import that ends in between continues with the same article.
 * @throws {HttpError} if somebody else has begun an article at this address meanwhile.
 */
async function addDraft(services: Services, actor: Actor, post: PlannedPost, text: Converted): Promise<void> {
  const { slug, source } = post;
  const title = post.title || slug;
  const document = articleDocumentId(slug);
  const { db } = services.store;
  const recorded = await db
    .insertInto("imported_articles")
    .values({ source, document, old_path: oldPath(post.link) ?? "" })
    .onConflict((conflict) => conflict.column("source").doNothing())
    .executeTakeFirst();
  try {
    if (!post.isUnfinished) await addArticle(services, actor, { title, address: slug });
  } catch (error) {
    if (recorded.numInsertedOrUpdatedRows === 1n)
      await db.deleteFrom("imported_articles").where("source", "=", source).execute();
    throw error;
  }
  const { value: base } = await documentState(services, actor, document);
  const value = articleOf(emptyArticle(title, services.clock.now()), {
    title,
    summary: firstSentences(post.excerpt || text.plain.replace(/\[\d{1,3}\]/g, ""), longestSummary),
    text: text.markdown,
    keywords: post.keywords,
  });
  await saveDraft(services, actor, { document, base, value });
}

/** The new addresses of pictures; a dry run looks which of them are there. */
async function bringPictures(
  services: Services,
  actor: Actor,
  { pictures, link }: PlannedPost,
  { apply, pictures: source }: ImportOptions,
) {
  const names = new Map<string, string>();
  const missing: string[] = [];
  for (const { address, alt } of pictures) {
    // The address in the text can be without the site's.
    const picture = { address: URL.parse(address, link)?.href ?? address, alt };
    const stored = apply
      ? await storePicture(services, actor, picture, source)
      : await hasPicture(picture, source);
    if ("reason" in stored) missing.push(copy.pictureFailed(pictureName(address), stored.reason));
    else names.set(address, "id" in stored ? pictureFolder + stored.id : placeholder);
  }
  return { names, missing };
}

/** Old addresses that nothing on this site has, and the articles that are there now. */
async function redirectsFor(
  services: Services,
  planned: readonly PlannedPost[],
  { apply }: ImportOptions,
): Promise<ImportResult["redirects"]> {
  const redirects = new Map<string, string>();
  for (const { link, slug } of planned) {
    const from = oldPath(link);
    const to = articlePath(slug);
    if (from === undefined || from === to || redirects.has(from) || (await isKnownAddress(services, from)))
      continue;
    const { draft, published } = await documentRow(services.store.db, articleDocumentId(slug));
    if (!apply || draft + published !== "") redirects.set(from, to);
  }
  return [...redirects].map(([from, to]) => ({ from, to }));
}
