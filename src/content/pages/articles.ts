/** A page for each article of the Knowledge Hub, made from what the article says of itself. */
import { identityNow } from "../current.ts";
import { articles } from "../knowledge-hub/articles.ts";
import { type HubPath, hubPaths } from "../knowledge-hub/choices.ts";
import { currentArticle, currentArticles } from "../knowledge-hub/current-articles.ts";
import type { Article } from "../knowledge-hub/front-matter.ts";
import { titleWithName } from "../page-title.ts";
import type { Page, Picture, SitePath } from "../schema.ts";
import { knowledgeHub } from "./knowledge-hub.ts";

/** Where an article stands. */
export function articlePath(slug: string): SitePath {
  return `${knowledgeHub.path}/${slug}`;
}

function keywordsOf({ keywords, paths }: Article): string[] {
  const labels = hubPaths.filter(({ value }) => value !== "everyone" && paths.includes(value));
  const all = [
    ...keywords,
    ...labels.map(({ label }) => label.toLowerCase()),
    "fertility support",
    "Knowledge Hub",
  ];
  return [...new Set(all)].slice(0, 8);
}

/** The landscape of an article's first path, for its share picture. */
function landscapeOf(path: HubPath | undefined): Picture {
  return path === undefined || path === "everyone"
    ? { name: "founders-banner", alt: "", width: 1600, height: 640 }
    : { name: `journey-${path}-wide`, alt: "", width: 1600, height: 560 };
}

function pageOf(article: Article): Page {
  return {
    path: articlePath(article.slug),
    name: article.title,
    meta: {
      title: titleWithName(article.title),
      description: article.description,
      keywords: keywordsOf(article),
      indexed: true,
    },
    heading: article.title,
    introduction: article.summary,
    picture: landscapeOf(article.paths[0]),
  };
}

/** The pages of the articles in this repository, which the build makes. */
export const articlePages: readonly Page[] = articles.map(pageOf);

const pagesMade = new WeakMap<Article, { name: string; page: Page }>();

function keptPageOf(article: Article): Page {
  const { name } = identityNow();
  const made = pagesMade.get(article);
  if (made?.name === name) return made.page;
  const page = pageOf(article);
  pagesMade.set(article, { name, page });
  return page;
}

/** The pages of the articles that visitors see now. */
export function currentArticlePages(): readonly Page[] {
  return currentArticles().map(keptPageOf);
}

/** The name in an article's address; undefined for other addresses. */
export function slugInPath(path: string): string | undefined {
  const slug = path.startsWith(`${knowledgeHub.path}/`) ? path.slice(knowledgeHub.path.length + 1) : "";
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? slug : undefined;
}

/** The page of an article that visitors see now. */
export function currentArticlePage(slug: string): Page | undefined {
  const article = currentArticle(slug);
  return article && keptPageOf(article);
}
