import { noteOn } from "#content/content-notes.ts";
import { podcast as page } from "#content/pages/podcast.ts";
import { writtenHelp } from "#content/podcast/said-in-each.ts";
import { sampleEpisodes } from "#content/podcast/samples.ts";
import type { PageMeta } from "#content/schema.ts";
import { site } from "#content/site.ts";
import { shareImagePath } from "#web/share-image.ts";
import type { Podcast } from "../../reads.server.ts";
import type { Episode } from "../../schema.ts";
import { lengthOf, publishedDay } from "../podcast/rows.server.ts";

const longestTitle = 60;
/** However long the organization’s name is. */
const shortestTitle = 20;
const longestDescription = 155;
const ending = () => ` - ${site.productName} podcast`;

export function shownEpisode(episode: Episode, { source, show, episodes }: Podcast) {
  const isSample = source === "samples";
  const at = episodes.findIndex(({ slug }) => slug === episode.slug);
  const neighbor = (index: number) => {
    const episode = episodes[index];
    return episode && { title: episode.title, path: episode.path };
  };
  const { audio, files, topics, notes } = episode;
  const [file] = files.transcripts;
  return {
    ...episode,
    isSample,
    show: show?.title ?? page.heading,
    day: publishedDay(episode),
    length: lengthOf(episode),
    note: topics && noteOn(...topics),
    /** Where the way around a hard part leads. */
    skipTo: notes.length === 0 ? page.episode.more.id : page.episode.notes.id,
    help: isSample ? writtenHelp() : undefined,
    listen: typeof audio === "string" ? { missing: page.episode.noAudio[audio] } : { audio },
    transcriptFile: source === "feed" ? file?.url : undefined,
    newer: neighbor(at - 1),
    older: neighbor(at + 1),
  };
}

export type ShownEpisode = ReturnType<typeof shownEpisode>;

/** A sample's metadata is written by hand. */
export function metaOf({ slug, path, title, summary }: Episode, source: Podcast["source"]): PageMeta {
  const own = source === "samples" ? sampleEpisodes.find((sample) => sample.slug === slug)?.meta : undefined;
  if (own) return own;
  const share = shareImagePath(source === "own" ? { path, meta: { indexed: true } } : page);
  return {
    title: cut(title, Math.max(shortestTitle, longestTitle - ending().length)) + ending(),
    description: cut(summary === "" ? page.meta.description : summary, longestDescription),
    keywords: page.meta.keywords,
    ...(share === undefined ? {} : { ogImage: share }),
    indexed: true,
  };
}

/** A text cut to a maximum length at a word boundary. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const short = text.slice(0, longest - 1);
  const end = short.lastIndexOf(" ");
  return `${end < 0 ? short : short.slice(0, end).trimEnd()}…`;
}
