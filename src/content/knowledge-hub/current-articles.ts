/**
 * The articles as they are now: those of this repository, with what the team has changed lying over them, and those
 * that the team has added. Each article is a document (content/current.ts).
 */
import { addableDocuments } from "../addable.ts";
import { type ContentDocument, contentDocument, current } from "../current.ts";
import { proposedDescription } from "../proposed-description.ts";
import type { SitePath } from "../schema.ts";
import { articleBodies } from "./article-bodies.server.ts";
import { inTheList, measuresOf } from "./article-text.ts";
import { articles as shippedArticles } from "./articles.ts";
import { hubSubjects } from "./choices.ts";
import { type Article, day, type FrontMatter } from "./front-matter.ts";

/** An article as the team edits it. Unlike in the files, its claims count the sources from 1. */
export type ArticleContent = Omit<FrontMatter, "description"> & {
  /** For search engines. Without one, it has the first sentences. */
  description?: string;
  state: "shown" | "hidden";
  /** Where the address of a hidden article leads. */
  redirect?: SitePath;
  /** In Markdown (article-parts.ts). */
  text: string;
};

/** An article with its text. */
export type WholeArticle = Article & { text: string };

const prefix = "article-";

/** The id of an article's document. */
export function articleDocumentId(slug: string): string {
  return prefix + slug;
}

/** The article that a document is; undefined for other documents. */
export function slugOfDocument(id: string): string | undefined {
  return id.startsWith(prefix) ? id.slice(prefix.length) : undefined;
}

/** What a render has read that lists articles. */
export const articleList = "articles";

const store = addableDocuments<ArticleContent, WholeArticle>({
  list: articleList,
  shipped: shippedArticles.map((article) =>
    contentDocument(articleDocumentId(article.slug), shippedContent(article)),
  ),
  hidden: () => ({ ...emptyArticle("", new Date(0)), state: "hidden" }),
  show: (content, { id }) => wholeArticle(slugOfDocument(id) ?? id, content),
  order: inTheList,
});

function shippedContent({ slug, minutes: _minutes, headings: _headings, ...front }: Article): ArticleContent {
  const claims = front.claims.map((claim) => ({ ...claim, source: claim.source + 1 }));
  return { state: "shown", ...front, claims, text: articleBodies[slug] ?? "" };
}

/** What a new article begins with. The days are its first review, and half a year later. */
export function emptyArticle(title: string, today: Date): ArticleContent {
  const later = new Date(today);
  later.setUTCMonth(later.getUTCMonth() + 6);
  return {
    state: "shown",
    title,
    summary: "",
    paths: ["everyone"],
    for: ["individuals"],
    kind: "article",
    topics: [],
    subjects: ["feelings"],
    keywords: [],
    reviewed: day.parse(today.toISOString().slice(0, 10)),
    reviewBy: day.parse(later.toISOString().slice(0, 10)),
    sources: [],
    claims: [],
    text: "",
  };
}

/** Every article's document by its id, also of those that nobody can see yet. */
export const articleDocuments = store.all;

/** The document of an article; one that isn't there yet is added, hidden until it's published. */
export function articleDocument(slug: string): ContentDocument<ArticleContent> {
  return store.document(articleDocumentId(slug));
}

/** Whether this repository has the article, so that the build made its pictures. */
export function isShipped(slug: string): boolean {
  return Object.hasOwn(articleBodies, slug);
}

/** The articles that visitors see, in the order of the list. While nothing is published, always the same array. */
export const currentArticles = store.shown;

/** The article of this name, if visitors see it. */
export function currentArticle(slug: string): WholeArticle | undefined {
  return store.one(articleDocumentId(slug));
}

/** Where the address of a hidden article leads; undefined if it leads nowhere. */
export function redirectOfArticle(slug: string): SitePath | undefined {
  const document = store.all().get(articleDocumentId(slug));
  const content = document && current(document);
  return content?.state === "hidden" ? content.redirect : undefined;
}

/** What the build has measured. Reading every text again would take most of a second at the start. */
const measured = new Map(
  shippedArticles.map(({ slug, headings, minutes }) => [articleBodies[slug], { headings, minutes }]),
);

/** What people find an article by, while nobody has written any keywords: its title, and what it's about. */
function proposedKeywords({ title, subjects }: ArticleContent): string[] {
  const names = hubSubjects.flatMap(({ value, label }) => (subjects.includes(value) ? [label] : []));
  return [title, ...names].map((each) => each.toLowerCase());
}

const whole = new WeakMap<ArticleContent, WholeArticle>();

function wholeArticle(slug: string, content: ArticleContent): WholeArticle {
  const known = whole.get(content);
  if (known) return known;
  const { state: _state, redirect: _redirect, claims, description, keywords, ...rest } = content;
  const fromZero = claims.map((claim) => ({ ...claim, source: claim.source - 1 }));
  const made = {
    ...rest,
    description: description ?? (proposedDescription([content.summary, content.text]) || content.title),
    keywords: keywords.length > 0 ? keywords : proposedKeywords(content),
    claims: fromZero,
    slug,
    ...(measured.get(content.text) ?? measuresOf(content.text)),
  };
  whole.set(content, made);
  return made;
}
