import { topicNames } from "#content/content-notes.ts";
import { dayInWords } from "#content/day-in-words.ts";
import { podcast as page } from "#content/pages/podcast.ts";
import { pageOf, playAnchor, showPath } from "../../rules.ts";
import type { Episode } from "../../schema.ts";

export function publishedDay({ published }: { published?: string | undefined }) {
  return published === undefined ? undefined : { day: published.slice(0, 10), text: dayInWords(published) };
}

/** As in "2 minutes"; at least one. */
export function lengthOf({ seconds }: { seconds?: number | undefined }): string | undefined {
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
  return {
    rows: items.map(({ slug, path, title, summary, published, seconds, audio, topics }) => ({
      path,
      title,
      summary,
      published: publishedDay({ published }),
      length: lengthOf({ seconds }),
      // Without audio there is nothing to press.
      play:
        typeof audio === "string"
          ? undefined
          : { slug, href: `${path}#${playAnchor}`, label: `${page.player.play}: ${title}` },
      talksAbout: topics && `${page.talksAbout}: ${topics.map((topic) => topicNames[topic]).join(", ")}`,
    })),
    pages: {
      page: at,
      all,
      newer: at > 1 ? address(at - 1) : undefined,
      older: at < all ? address(at + 1) : undefined,
    },
  };
}

export type ListedEpisodes = NonNullable<ReturnType<typeof rowsOf>>;
