import type { ArticlePicture } from "#content/knowledge-hub/article-pictures.ts";
import {
  type HubKind,
  type HubLength,
  type HubPath,
  type HubSubject,
  hubLengths,
  type Reader,
} from "#content/knowledge-hub/choices.ts";
import type { Grief } from "#content/knowledge-hub/support-after.ts";
import type { HubQuery } from "./schema.ts";

/** The fields of an article or course that the filter uses. */
export type Choosable = {
  kind: HubKind;
  paths: readonly HubPath[];
  /** What it's about, most of all the first; nothing in particular for courses. */
  subjects: readonly HubSubject[];
  /** Who it's written for, most of all the first; nobody in particular for courses. */
  readers: readonly Reader[];
  /** Absent for courses, which have no fixed length. */
  minutes?: number | undefined;
};

export function lengthOf(minutes: number | undefined): HubLength | undefined {
  if (minutes === undefined) return hubLengths.find(({ upTo }) => upTo === undefined)?.value;
  return hubLengths.find(({ upTo }) => upTo !== undefined && minutes <= upTo)?.value;
}

/** Whether an item matches the filter, apart from the search words. */
export function isChosen(item: Choosable, query: Omit<HubQuery, "q">): boolean {
  const { kind, paths, subjects, readers, minutes } = item;
  if (query.subject !== undefined && !subjects.includes(query.subject)) return false;
  if (query.path !== undefined && !paths.includes(query.path)) return false;
  if (query.reader !== undefined && !readers.includes(query.reader)) return false;
  if (query.kind !== undefined && query.kind !== kind) return false;
  return query.length === undefined || lengthOf(minutes) === query.length;
}

/**
 * The items to show: those that match the filter and, with search words, are in `found`, best match first. Without
 * them, what names the chosen topic or reader first comes first.
 */
export function shownOf<Item extends Choosable & { id: string }>(
  items: readonly Item[],
  query: HubQuery,
  found: readonly string[] | undefined,
): Item[] {
  const chosen = items.filter((item) => isChosen(item, query));
  if (found === undefined) {
    const { subject, reader } = query;
    const distance = ({ subjects, readers }: Item) =>
      (subject === undefined ? 0 : subjects.indexOf(subject)) +
      (reader === undefined ? 0 : readers.indexOf(reader));
    return chosen.toSorted((one, other) => distance(one) - distance(other));
  }
  const place = new Map(found.map((id, at) => [id, at]));
  return chosen
    .filter(({ id }) => place.has(id))
    .sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
}

/** What half of the texts of a shelf or more talk about, so that each of them needs to say only what else it does. */
export function sharedTopics<Topic extends string>(texts: readonly { topics: readonly Topic[] }[]): Topic[] {
  const all = new Set(texts.flatMap(({ topics }) => topics));
  return [...all].filter(
    (topic) => 2 * texts.filter(({ topics }) => topics.includes(topic)).length >= texts.length,
  );
}

type Relatable = {
  slug: string;
  paths: readonly string[];
  for: readonly string[];
  keywords: readonly string[];
  topics: readonly string[];
};

/** Which of the two an article is about, if only one. */
function sideOf({ topics }: Pick<Relatable, "topics">): "loss" | "newLife" | undefined {
  const loss = topics.includes("loss") || topics.includes("stillbirth");
  const newLife = topics.includes("pregnancy") || topics.includes("birth");
  if (loss === newLife) return undefined;
  return loss ? "loss" : "newLife";
}

/** Never suggest news of a pregnancy or birth after an article on loss, or the other way round. */
export function maySuggest(one: Pick<Relatable, "topics">, other: Pick<Relatable, "topics">): boolean {
  const [from, to] = [sideOf(one), sideOf(other)];
  return from === undefined || to === undefined || from === to;
}

/** What an article about a loss or about stopping leads on to; undefined for any other article. */
export function griefOf({
  subjects,
  for: readers,
}: {
  subjects: readonly HubSubject[];
  for: readonly Reader[];
}): Grief | undefined {
  const subject = subjects.find((each) => each === "loss" || each === "stopping");
  return subject !== undefined && readers.every((reader) => reader === "clinic-staff")
    ? "clinicStaff"
    : subject;
}

/** How much two articles have in common; shared readers count more when they are few. */
function nearness(one: Relatable, other: Relatable): number {
  const shared = (name: "paths" | "for" | "keywords") =>
    one[name].filter((each) => other[name].includes(each)).length;
  const readers = shared("for") / Math.max(one.for.length, other.for.length);
  const paths = shared("paths") / Math.max(one.paths.length, other.paths.length);
  return 2 * paths + readers + 2 * shared("keywords");
}

/** Up to three articles to read next, closest first. */
export function relatedTo<Article extends Relatable>(article: Article, all: readonly Article[]): Article[] {
  return all
    .filter((other) => other.slug !== article.slug && maySuggest(article, other))
    .map((other) => ({ other, near: nearness(article, other) }))
    .sort((one, two) => two.near - one.near || one.other.slug.localeCompare(two.other.slug))
    .slice(0, 3)
    .map(({ other }) => other);
}

export type HubCard = Choosable & {
  id: string;
  href: string;
  title: string;
  /** One or two sentences. */
  text: string;
  /** Short facts above the title: the kind, the reading time, the phases. */
  facts: readonly string[];
  note?: string | undefined;
  /** The price of a course, or that it isn't open yet. */
  state?: string | undefined;
  more: string;
  /** Leads to another site. */
  external?: true | undefined;
};

/** What a row of a list shows. */
export type RowItem = Pick<
  HubCard,
  "id" | "href" | "title" | "text" | "facts" | "note" | "state" | "external"
>;

/** A card of the Knowledge Hub, with fields that are searched but not shown. */
export type HubItem = HubCard & {
  keywords: string;
  headings: string;
  /** Its shelf; absent for courses. */
  shelf?: string | undefined;
  /** Its content note without what the shelf says of most of its texts. */
  shelfNote?: string | undefined;
};

export type HubShelf = { id: string; name: string; picture: string; note?: string | undefined };

/** The guide at the top of the library. */
export type FeaturedGuide = Pick<HubCard, "href" | "title" | "text" | "facts"> & { picture: ArticlePicture };

/** Items of one kind, matches first, and the number of matches. */
export type FoundItems = { items: readonly HubItem[]; shown: number };
