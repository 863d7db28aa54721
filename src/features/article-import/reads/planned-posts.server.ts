import { articleDocumentId, isShipped, slugOfDocument } from "#content/knowledge-hub/current-articles.ts";
import { articlePath } from "#content/pages/articles.ts";
import { currentRedirects } from "#features/redirects/reads/lookup.server.ts";
import { terminal } from "#features/site-content/writes/publishing.server.ts";
import type { Services } from "#platform/services.ts";
import { type Addresses, oldPath } from "../rules/addresses.ts";
import { slugFor } from "../rules/article-of.ts";
import type { ExportFile, ImportedPost } from "../rules/imported-post.ts";

export type PlannedPost = ImportedPost & {
  slug: string;
  /** What the address would be if nothing had it. */
  own: string;
  /** Whether its article is there, or only the beginning of it, from an import that ended in between. */
  isThere: boolean;
  isUnfinished: boolean;
};

type Article = { draft: string; draftBy: string; isEmpty: boolean };

/**
 * The posts of a file that are brought over, each with an address of its own. One that was imported before has its
 * article's; any other gets one that nothing has, also if an article of another post has the same name.
 */
export async function plannedPosts(
  services: Services,
  { posts, site, hosts }: ExportFile,
): Promise<{ planned: PlannedPost[]; addresses: Addresses }> {
  const redirected = await currentRedirects(services);
  const articles = await existingArticles(services);
  const imported = await services.store.db.selectFrom("imported_articles").selectAll().execute();
  const documents = new Map(imported.map(({ source, document }) => [source, document]));
  const taken = new Set(imported.flatMap(({ document }) => slugOfDocument(document) ?? []));
  const isTaken = (slug: string) =>
    taken.has(slug) ||
    isShipped(slug) ||
    redirected.has(articlePath(slug)) ||
    articles.get(articleDocumentId(slug))?.isEmpty === false;
  const planned = posts.flatMap((post): PlannedPost[] => {
    if (post.leftOut !== undefined) return [];
    const known = slugOfDocument(documents.get(post.source) ?? "");
    const free = slugFor(post, (slug) => isTaken(slug) && !isEarlierImport(articles, slug, post, taken));
    const slug = known ?? free.slug;
    taken.add(slug);
    const article = articles.get(articleDocumentId(slug));
    const isUnfinished = known !== undefined && article !== undefined && textOf(article) === "";
    return [
      { ...post, slug, own: free.own, isThere: article?.isEmpty === false && !isUnfinished, isUnfinished },
    ];
  });
  const earlier = imported.filter(({ source, old_path }) => source.startsWith(site) && old_path !== "");
  const paths = new Map(
    earlier.flatMap(({ old_path, document }) => {
      const slug = slugOfDocument(document);
      return slug === undefined ? [] : [[old_path, articlePath(slug)] as const];
    }),
  );
  // Of two posts that had one address, the first one showed there.
  for (const { link, slug } of planned.toReversed()) {
    const path = oldPath(link);
    if (path !== undefined) paths.set(path, articlePath(slug));
  }
  const numbers = new Map(planned.map(({ id, slug }) => [id, articlePath(slug)]));
  return { planned, addresses: { hosts, paths, numbers } };
}

async function existingArticles({ store }: Services): Promise<ReadonlyMap<string, Article>> {
  const rows = await store.db
    .selectFrom("content_documents")
    .select(["id", "draft", "draft_by", "published", "scheduled"])
    .where("id", "like", `${articleDocumentId("")}%`)
    .execute();
  return new Map(
    rows.map(({ id, draft, draft_by, published, scheduled }) => [
      id,
      { draft, draftBy: draft_by, isEmpty: draft + published + scheduled === "" },
    ]),
  );
}

/** Whether an article came from an import of before it was recorded which post it is, and nobody has edited it. */
function isEarlierImport(
  articles: ReadonlyMap<string, Article>,
  slug: string,
  { title }: ImportedPost,
  taken: ReadonlySet<string>,
): boolean {
  const article = articles.get(articleDocumentId(slug));
  if (article === undefined || taken.has(slug) || article.draftBy !== terminal.id) return false;
  return fieldOf(article, "title") === (title || slug);
}

const textOf = (article: Article) => (article.draft === "" ? undefined : fieldOf(article, "text"));

function fieldOf({ draft }: Article, name: string): unknown {
  const value: unknown = draft === "" ? undefined : JSON.parse(draft);
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
