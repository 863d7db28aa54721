import { type Topic, topicNames } from "#content/content-notes.ts";
import { current } from "#content/current.ts";
import { articleBodies } from "#content/knowledge-hub/article-bodies.server.ts";
import { articleCopy } from "#content/knowledge-hub/article-copy.ts";
import { articlePicture } from "#content/knowledge-hub/article-pictures.ts";
import { wordsIn } from "#content/knowledge-hub/article-text.ts";
import { featuredGuide, type HubSubject, hubKinds, hubShelves } from "#content/knowledge-hub/choices.ts";
import { type Course, courses } from "#content/knowledge-hub/courses.ts";
import {
  currentArticle,
  currentArticles,
  type WholeArticle,
} from "#content/knowledge-hub/current-articles.ts";
import type { Article } from "#content/knowledge-hub/front-matter.ts";
import { readOn } from "#content/knowledge-hub/read-on.ts";
import { supportAfter } from "#content/knowledge-hub/support-after.ts";
import { articlePath, slugInPath } from "#content/pages/articles.ts";
import { knowledgeHub } from "#content/pages/knowledge-hub.ts";
import { pregnancyLoss } from "#content/pages/pregnancy-loss.ts";
import { type PlansContent, plansDocument } from "#content/plans.ts";
import type { Page } from "#content/schema.ts";
import { lossPageId, type SearchResults, searchIn } from "#web/search/search-in.ts";
import {
  type FeaturedGuide,
  griefOf,
  type HubCard,
  type HubItem,
  type HubShelf,
  maySuggest,
  type RowItem,
  relatedTo,
  sharedTopics,
} from "./rules.ts";
import { articleTexts } from "./ui/article-texts.ts";

/** An article's hard topics as text; empty if there are none. */
export function topicsInWords({ topics }: { topics: readonly Topic[] }): string {
  return topics.map((topic) => topicNames[topic]).join(", ");
}

export function kindInWords(kind: HubItem["kind"]): string {
  return hubKinds.find(({ value }) => value === kind)?.label ?? "";
}

function articleCard(article: Article): HubCard {
  const topics = topicsInWords(article);
  return {
    id: article.slug,
    href: articlePath(article.slug),
    title: article.title,
    text: article.summary,
    kind: article.kind,
    paths: article.paths,
    subjects: article.subjects,
    readers: article.for,
    minutes: article.minutes,
    facts: [kindInWords(article.kind), articleCopy.minutes(article.minutes)],
    more: knowledgeHub.find.more,
    ...(topics === "" ? {} : { note: `${knowledgeHub.find.talksAbout}: ${topics}` }),
  };
}

function articleItem(article: Article): HubItem {
  const { keywords, headings } = article;
  return {
    ...articleCard(article),
    ...shelfOf(article),
    keywords: keywords.join(", "),
    headings: headings.join(". "),
  };
}

const lossTopics: readonly Topic[] = ["loss", "stillbirth"];

/** The texts of each shelf that have topics to say, the page on loss included. */
function shelved(): { id: string; shared: readonly Topic[] }[] {
  const texts = [
    ...currentArticles().map(({ subjects, topics }) => ({ shelf: shelfFor(subjects), topics })),
    { shelf: shelfFor(["loss"]), topics: lossTopics },
  ];
  return hubShelves.map(({ id }) => ({
    id,
    shared: sharedTopics(texts.filter(({ shelf }) => shelf === id)),
  }));
}

/** The shelf of a text: that of the first thing it's about, or else the first shelf. */
function shelfFor([first]: readonly HubSubject[]): string {
  const isOn = ({ subjects }: { subjects: readonly HubSubject[] }) => subjects.some((each) => each === first);
  return (hubShelves.find(isOn) ?? hubShelves[0]).id;
}

function shelfOf({ subjects, topics }: { subjects: readonly HubSubject[]; topics: readonly Topic[] }) {
  const shelf = shelfFor(subjects);
  const shared = shelved().find(({ id }) => id === shelf)?.shared ?? [];
  const own = topicsInWords({ topics: topics.filter((topic) => !shared.includes(topic)) });
  return { shelf, ...(own === "" ? {} : { shelfNote: `${knowledgeHub.find.talksAbout}: ${own}` }) };
}

/** The shelves of the library, with what most of their texts talk about. */
export function hubShelvesInWords(): readonly HubShelf[] {
  const copy = knowledgeHub.find.manyTalkAbout;
  const shared = shelved();
  return hubShelves.map(({ id, name, picture }) => {
    const topics = topicsInWords({ topics: shared.find((each) => each.id === id)?.shared ?? [] });
    return { id, name, picture, ...(topics === "" ? {} : { note: copy.replace("{topics}", () => topics) }) };
  });
}

/** The guide at the top of the library; the first article once the team has withdrawn it. */
export function featuredInHub(): FeaturedGuide | undefined {
  const article = currentArticle(featuredGuide) ?? currentArticles()[0];
  if (article === undefined) return undefined;
  const { href, title, text, facts } = articleCard(article);
  return { href, title, text, facts, picture: articlePicture(article) };
}

function courseItem({ plan, path, phases }: Course): HubItem {
  const copy = knowledgeHub.courses;
  const common = {
    id: `course-${plan.id}`,
    title: plan.title,
    text: plan.description,
    kind: "course" as const,
    paths: [path],
    subjects: [],
    readers: [],
    facts: [
      ...(phases === undefined ? [] : [copy.phases.replace("{phases}", String(phases))]),
      ...(plan.state === "available" && plan.access.includes("resources") ? [copy.resources] : []),
    ],
    keywords: "",
    headings: "",
  };
  if (plan.state === "comingSoon")
    return { ...common, href: `/journeys/${plan.id}`, state: copy.comingSoon, more: copy.comingMore };
  return {
    ...common,
    href: plan.enrolUrl,
    external: true,
    state: copy.price.replace("{price}", `$${plan.monthlyPrice}`),
    more: copy.more,
  };
}

/** The page on pregnancy loss, which is listed with the articles about it. */
function lossPageItem(): HubItem {
  const { name, path, meta, parts } = pregnancyLoss;
  const topics = topicsInWords({ topics: lossTopics });
  return {
    id: lossPageId,
    href: path,
    title: name,
    text: meta.ogDescription ?? meta.description,
    kind: "guide",
    paths: ["infertility", "donor-conception", "surrogacy", "gestational-surrogates"],
    subjects: ["loss"],
    readers: ["individuals", "couples", "men", "solo", "lgbtq", "loved-ones"],
    facts: [kindInWords("guide")],
    more: knowledgeHub.find.more,
    note: `${knowledgeHub.find.talksAbout}: ${topics}`,
    ...shelfOf({ subjects: ["loss"], topics: lossTopics }),
    keywords: meta.keywords.join(", "),
    headings: parts.map(({ heading }) => heading).join(". "),
  };
}

/** The articles in order, the page on loss first among those about it; then the courses. */
export function hubItems(): readonly HubItem[] {
  const articles = currentArticles();
  const onLoss = articles.findIndex(({ subjects }) => subjects[0] === "loss");
  const items = articles.map(articleItem).toSpliced(onLoss < 0 ? articles.length : onLoss, 0, lossPageItem());
  return [...items, ...courses().map(courseItem)];
}

let index:
  | { plans: PlansContent; articles: readonly WholeArticle[]; search: ReturnType<typeof searchIn> }
  | undefined;

/** The result of a search; undefined if there is nothing to search for. */
export function searchHub(query: string): SearchResults | undefined {
  const plans = current(plansDocument);
  // Courses are found by their plans' titles, which the team can change.
  const articles = currentArticles();
  if (index?.plans !== plans || index.articles !== articles)
    index = { plans, articles, search: searchIn(hubItems(), { ...articleTexts, ...editedTexts() }) };
  return index.search(query);
}

/** The words of the articles whose text isn't the one that the build knew, by name, for the search. */
export function editedTexts(): Readonly<Record<string, string>> {
  const edited = currentArticles().filter(({ slug, text }) => text !== articleBodies[slug]);
  return Object.fromEntries(edited.map(({ slug, text }) => [slug, wordsIn(text)]));
}

type ArticleWithWaysOn = {
  article: WholeArticle;
  /** What to read next or, after a loss or about stopping, where to find support. */
  related: readonly RowItem[];
};

export function articleAt(slug: string): ArticleWithWaysOn | undefined {
  const articles = currentArticles();
  const article = currentArticle(slug);
  if (article === undefined) return undefined;
  const grief = griefOf(article);
  if (grief !== undefined) {
    const related = supportAfter(slug, grief).map((link) => ({ ...link, id: link.href, facts: [] }));
    return { article, related };
  }
  const chosen = readOn[slug]?.flatMap((name) => articles.filter((each) => each.slug === name));
  return { article, related: (chosen ?? relatedTo(article, articles)).map(articleCard) };
}

const loss = { topics: ["loss"] };

/** Whether a page is about a pregnancy, a birth or a baby: nobody is led there from a loss. */
export function isAboutNewLife({ path, name, meta }: Pick<Page, "path" | "name" | "meta">): boolean {
  const article = currentArticle(slugInPath(path) ?? "");
  // Some losses have “pregnancy” in their name, such as an ectopic pregnancy.
  if (article?.subjects.includes("loss")) return false;
  return (
    /pregnan(?!cy loss)|birth|baby/i.test(`${name} ${meta.title}`) ||
    (article !== undefined && !maySuggest(loss, article))
  );
}
