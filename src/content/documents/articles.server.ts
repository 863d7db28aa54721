/** The articles as documents that the team edits. Their schema is the files' front matter, with the limits of a form. */

import { type Topic, topicNames } from "../content-notes.ts";
import { faultIn } from "../knowledge-hub/article-text.ts";
import { hubKinds, hubPaths, hubSubjects, type Reader, readerNames } from "../knowledge-hub/choices.ts";
import {
  type ArticleContent,
  articleDocument,
  articleDocuments,
  slugOfDocument,
} from "../knowledge-hub/current-articles.ts";
import { articlePath, currentArticlePages } from "../pages/articles.ts";
import { hubFeed, hubTexts, knowledgeHub, knowledgeHubDirect } from "../pages/knowledge-hub.ts";
import type { SitePath } from "../schema.ts";
import { type EditableDocument, editable } from "./editable.server.ts";
import {
  choice,
  day,
  fitting,
  group,
  list,
  longText,
  markdown,
  optional,
  pageLink,
  text,
  webLink,
  wholeNumber,
} from "./fields.server.ts";

const isReader = (name: string): name is Reader => Object.hasOwn(readerNames, name);
const isTopic = (name: string): name is Topic => Object.hasOwn(topicNames, name);
const readers = Object.entries(readerNames).flatMap(([value, label]) =>
  isReader(value) ? [{ value, label }] : [],
);
const topics = Object.entries(topicNames).flatMap(([value, label]) =>
  isTopic(value) ? [{ value, label }] : [],
);

/** Three times the longest article there is. */
const longestText = 30_000;

const articleSchema = fitting(
  group(
    { label: "Article" },
    {
      state: choice({
        label: "On the site",
        options: [
          { value: "shown", label: "Yes, once it's published" },
          { value: "hidden", label: "No: take it off the site when this is published" },
        ],
      }),
      redirect: optional(
        pageLink({
          label: "If it's off the site, its address leads to",
          help: "Without a page, the address says that the article has moved or is gone.",
        }),
      ),
      title: text({ label: "Title", max: 60 }),
      summary: longText({ label: "Summary", help: "Under the title, in lists and in the feed.", max: 240 }),
      description: longText({
        label: "Description for search engines",
        help: "120 to 155 characters.",
        max: 200,
      }),
      text: markdown({
        label: "Text",
        help: 'In Markdown. Headings begin with ##. Put <Note topics="loss"> and </Note> on lines of their own around a hard passage, and <Urgent> and </Urgent> around warning signs.',
        max: longestText,
      }),
      kind: choice({
        label: "Kind",
        options: hubKinds.flatMap(({ value, label }) => (value === "course" ? [] : [{ value, label }])),
      }),
      paths: list({
        label: "Paths",
        help: "The first one decides its place in the list.",
        least: 1,
        most: hubPaths.length,
        item: choice({ label: "Path", options: hubPaths }),
      }),
      subjects: list({
        label: "Subjects",
        help: "What it's most about comes first.",
        least: 1,
        most: 3,
        item: choice({ label: "Subject", options: hubSubjects }),
      }),
      for: list({
        label: "Written for",
        least: 1,
        most: readers.length,
        item: choice({ label: "Reader", options: readers }),
      }),
      topics: list({
        label: "Hard topics",
        help: "What its notes are about. Gentle mode folds those parts.",
        least: 0,
        most: topics.length,
        item: choice({ label: "Topic", options: topics }),
      }),
      keywords: list({
        label: "Keywords",
        help: "What people type to find it.",
        least: 3,
        most: 6,
        item: text({ label: "Keyword", max: 60 }),
      }),
      reviewed: day({ label: "Last reviewed" }),
      reviewBy: day({ label: "Next review by" }),
      sources: list({
        label: "Sources",
        least: 0,
        most: 30,
        item: group(
          { label: "Source" },
          {
            title: text({ label: "Title", max: 200 }),
            publisher: text({ label: "Publisher", max: 160 }),
            published: text({ label: "Published", help: "Such as: April 2023.", max: 80 }),
            href: optional(webLink({ label: "Address" })),
          },
        ),
      }),
      claims: list({
        label: "Figures",
        help: "Every figure in the text, with the source it comes from.",
        least: 0,
        most: 40,
        item: group(
          { label: "Figure" },
          {
            figure: text({ label: "Figure", help: "As the text has it, such as: 1 in 6.", max: 80 }),
            source: wholeNumber({ label: "Number of its source", min: 1, max: 30 }),
            statement: text({ label: "What the source says", max: 400 }),
          },
        ),
      }),
    },
  ),
  misfitOf,
);

/** What would break the article's page, or lead readers astray. */
function misfitOf(article: ArticleContent): { field: string; message: string } | undefined {
  const twice = (["paths", "subjects", "for", "topics"] as const).find(
    (name) => new Set<string>(article[name]).size < article[name].length,
  );
  if (twice) return { field: twice, message: "Please choose each only once" };
  if (article.reviewBy <= article.reviewed)
    return { field: "reviewBy", message: "Please choose a day after the last review" };
  if (article.claims.some(({ source }) => source > article.sources.length))
    return { field: "claims", message: "A figure names a source that isn't in the list" };
  const fault = faultIn(article.text, article.topics);
  return fault === undefined ? undefined : { field: "text", message: `In the text, ${fault}.` };
}

const made = new Map<string, EditableDocument>();

/** The article with this document id; undefined if there is none. */
export function editableArticle(id: string): EditableDocument | undefined {
  const slug = slugOfDocument(id);
  return slug !== undefined && articleDocuments().has(slug) ? articleEditor(slug) : undefined;
}

/** Every article's document. */
export function editableArticles(): readonly EditableDocument[] {
  return [...articleDocuments().keys()].map(articleEditor);
}

/** Makes an article known that isn't in this repository. Nobody sees it until it's published. */
export function knowArticle(slug: string): void {
  articleDocument(slug);
}

function articleEditor(slug: string): EditableDocument {
  const known = made.get(slug);
  if (known) return known;
  const document = articleDocument(slug);
  const path = articlePath(slug);
  const created = editable<ArticleContent>({
    document,
    title: document.shipped.title || slug,
    about: `An article of the Knowledge Hub, at ${path}.`,
    pages: () => [...new Set([path, ...aroundArticles(), ...currentArticlePages().map((page) => page.path)])],
    preview: path,
    schema: () => articleSchema,
  });
  made.set(slug, created);
  return created;
}

/** What lists the articles: the library, its feed, the words of its search, and the sitemap. */
function aroundArticles(): readonly SitePath[] {
  return [knowledgeHub.path, knowledgeHubDirect.path, hubFeed.path, hubTexts.path, "/sitemap.xml"];
}
