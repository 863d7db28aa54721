import { topicNames } from "#content/content-notes.ts";
import { dayInWords } from "#content/day-in-words.ts";
import { podcast as page } from "#content/pages/podcast.ts";
import { pageOf, showPath } from "../../rules.ts";
import type { Episode } from "../../schema.ts";

/** A date, and its formatted text. */
type SaidDay = { day: string; text: string };

/** An episode in the list. */
export type EpisodeRow = {
  path: string;
  title: string;
  summary: string;
  published: SaidDay | undefined;
  length: string | undefined;
  talksAbout: string | undefined;
};

/** The position of this page of the list. */
export type ListPages = { page: number; all: number; newer: string | undefined; older: string | undefined };

/** The publication date. */
export function publishedDay({ published }: Pick<Episode, "published">): SaidDay | undefined {
  return published === undefined ? undefined : { day: published.slice(0, 10), text: dayInWords(published) };
}

/** As in "2 minutes"; at least one. */
export function lengthOf({ seconds }: Pick<Episode, "seconds">): string | undefined {
  if (seconds === undefined) return undefined;
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [one, many] = page.episodes.minutes;
  return `${minutes} ${minutes === 1 ? one : many}`;
}

/** One page of the list; undefined if it doesn't exist. */
export function rowsOf(episodes: readonly Episode[], pageParameter: string | null) {
  const listed = pageOf(episodes, pageParameter === null ? 1 : Number(pageParameter));
  if (!listed) return undefined;
  const { page: at, pages: all, items } = listed;
  const address = (number: number) => (number === 1 ? showPath : `${showPath}?page=${number}`);
  const rows: readonly EpisodeRow[] = items.map((episode) => {
    const { topics } = episode;
    return {
      path: episode.path,
      title: episode.title,
      summary: episode.summary,
      published: publishedDay(episode),
      length: lengthOf(episode),
      talksAbout: topics && `${page.talksAbout}: ${topics.map((topic) => topicNames[topic]).join(", ")}`,
    };
  });
  const pages: ListPages = {
    page: at,
    all,
    newer: at > 1 ? address(at - 1) : undefined,
    older: at < all ? address(at + 1) : undefined,
  };
  return { rows, pages };
}
