/** A page for each article of the Knowledge Hub, made from what the article says of itself. */
import { articles } from "../knowledge-hub/articles.ts";
import { type HubPath, hubPaths } from "../knowledge-hub/choices.ts";
import type { Article } from "../knowledge-hub/front-matter.ts";
import type { Page, Picture, SitePath } from "../schema.ts";
import { knowledgeHub } from "./knowledge-hub.ts";

/** Where an article stands. */
export function articlePath(slug: string): SitePath {
  return `${knowledgeHub.path}/${slug}`;
}

const longestTitle = 60;
const suffix = " - Kinward";

function titleOf(title: string): string {
  return title.length + suffix.length <= longestTitle ? title + suffix : title;
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

export const articlePages: readonly Page[] = articles.map((article) => ({
  path: articlePath(article.slug),
  name: article.title,
  meta: {
    title: titleOf(article.title),
    description: article.description,
    keywords: keywordsOf(article),
    indexed: true,
  },
  heading: article.title,
  introduction: article.summary,
  picture: landscapeOf(article.paths[0]),
}));
