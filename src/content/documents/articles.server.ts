/** The articles as documents that the team edits. Their schema is the files' front matter, with the limits of a form. */

import { faultIn } from "../knowledge-hub/article-text.ts";
import { hubKinds, hubPaths, hubSubjects, type Reader, readerNames } from "../knowledge-hub/choices.ts";
import {
  type ArticleContent,
  articleDocument,
  articleDocuments,
  articleList,
  isShipped,
  slugOfDocument,
} from "../knowledge-hub/current-articles.ts";
import { articlePath } from "../pages/articles.ts";
import { addableKind, onTheSite } from "./addable.server.ts";
import { editable } from "./editable.server.ts";
import {
  choice,
  crossChecked,
  day,
  group,
  inParts,
  list,
  longText,
  markdown,
  optional,
  text,
  webLink,
  wholeNumber,
} from "./fields.server.ts";
import { late } from "./late.ts";
import { hardTopics } from "./topic-fields.server.ts";

const isReader = (name: string): name is Reader => Object.hasOwn(readerNames, name);
const readers = Object.entries(readerNames).flatMap(([value, label]) =>
  isReader(value) ? [{ value, label }] : [],
);

/** Three times the longest article there is. */
const longestText = 30_000;

const articleSchema = late(() =>
  crossChecked(
    inParts(
      group(
        { label: "Article" },
        {
          title: text({ label: "Title", max: 60 }),
          summary: longText({
            label: "Summary",
            help: "Under the title, in lists and in the feed.",
            max: 240,
          }),
          text: markdown({
            label: "Text",
            help: 'In Markdown. Headings begin with ##. Put <Note topics="loss"> and </Note> on lines of their own around a hard passage, and <Urgent> and </Urgent> around warning signs.',
            max: longestText,
          }),
          ...onTheSite("article"),
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
            help: "What it’s most about comes first.",
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
          topics: hardTopics("What its notes are about. Gentle mode folds those parts."),
          keywords: list({
            label: "Keywords",
            help: "What people type to find it. Without any, they find it by its title and subjects.",
            least: 0,
            most: 6,
            item: text({ label: "Keyword", max: 60 }),
          }),
          description: optional(
            longText({
              label: "Description for search engines",
              help: "120 to 155 characters.",
              max: 200,
            }),
          ),
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
      [
        {
          label: "Where it’s listed",
          names: ["kind", "paths", "subjects", "for", "topics", "keywords", "description"],
        },
        { label: "Review and sources", names: ["reviewed", "reviewBy", "sources", "claims"] },
      ],
    ),
    misfitOf,
  ),
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
    return { field: "claims", message: "A figure names a source that isn’t in the list" };
  const fault = faultIn(article.text, article.topics);
  return fault === undefined ? undefined : { field: "text", message: `In the text, ${fault}.` };
}

/** The articles: those of this repository, and those that the team has added. */
export const articleKind = addableKind<ArticleContent>({
  name: "article",
  owns: (id) => slugOfDocument(id) !== undefined,
  isShipped: (id) => isShipped(slugOfDocument(id) ?? ""),
  documents: articleDocuments,
  document: (id) => articleDocument(slugOfDocument(id) ?? id),
  edit(document) {
    const slug = slugOfDocument(document.id) ?? document.id;
    const path = articlePath(slug);
    return editable<ArticleContent>({
      document,
      title: document.shipped.title || slug,
      about: `An article of the Knowledge Hub, at ${path}.`,
      list: articleList,
      preview: path,
      schema: articleSchema,
    });
  },
});
