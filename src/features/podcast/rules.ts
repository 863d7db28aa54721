import { createHash } from "node:crypto";
import type { ShownOwnEpisode } from "#content/podcast/current-episodes.ts";
import type { SampleEpisode } from "#content/podcast/episode.ts";
import { audioType, paragraphsOf, secondsOf } from "#content/podcast/own-episode.ts";
import type { PlayerCopy } from "#content/podcast/player-copy.ts";
import { sampleTimings } from "#content/podcast/timings.ts";
import { minute } from "#platform/clock/clock.ts";
import type { FeedEpisode } from "#platform/feed/feed.ts";
import type { Episode, EpisodeAudio, NoAudio } from "./schema.ts";

/** The show's page; episodes are below it. */
export const showPath = "/resources/podcast";
/** At the end of an episode's address: the player, which plays at once for whoever pressed play in the list. */
export const playAnchor = "play";

export const episodesPerPage = 20;
export const episodesInFeed = 300;

/** How long a copy of the feed is fresh, and how long to wait after failures. */
const freshMs = 15 * minute;
const firstWaitMs = minute;
const longestWaitMs = 60 * minute;

/** Transcripts and chapters hardly change; after this time they are fetched again. */
export const filesFreshDays = 7;
/** Those not used for this long are deleted. */
export const filesKeptDays = 30;

/** The delay after so many failures in a row: a minute, then doubled each time, up to an hour. */
export function waitAfter(failures: number): number {
  return failures === 0 ? freshMs : Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs);
}

const longestName = 60;
const markLetters = 8;

/**
 * The slug of an episode: its readable title and a hash of its guid, which identifies it. Old addresses still work when
 * a title changes.
 */
export function slugOf({ guid, title }: Pick<FeedEpisode, "guid" | "title">): string {
  const name = title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const short = name.length <= longestName ? name : name.slice(0, longestName).replace(/-[^-]*$/, "");
  const number = BigInt(`0x${createHash("sha256").update(guid).digest("hex")}`)
    .toString(36)
    .slice(0, markLetters);
  return short === "" ? number : `${short}-${number}`;
}

/** The hash at the end of a slug. */
export function markOf(slug: string): string {
  return slug.slice(slug.lastIndexOf("-") + 1);
}

export function shownEpisode(episode: FeedEpisode, isHttps: boolean): Episode {
  const slug = slugOf(episode);
  const { guid, title, summary, notes, published, seconds, explicit, transcripts, chapters } = episode;
  return {
    slug,
    path: `${showPath}/${slug}`,
    guid,
    title,
    summary,
    notes,
    ...(published === undefined ? {} : { published }),
    ...(seconds === undefined ? {} : { seconds }),
    explicit,
    audio: playable(episode.audio, isHttps),
    chapters: [],
    transcript: [],
    files: { transcripts, ...(chapters === undefined ? {} : { chapters }) },
  };
}

// An https page must not load anything over http.
function playable(audio: FeedEpisode["audio"], isHttps: boolean): EpisodeAudio | NoAudio {
  if (audio === undefined) return "none";
  if (isHttps && !audio.url.startsWith("https:")) return "unsafe";
  return { ...audio, host: new URL(audio.url).host };
}

/** One of our samples for the pages: text, audio and addresses are on this site. */
export function sampleEpisode(sample: SampleEpisode): Episode {
  const { slug, path, guid, heading, introduction, notes, published, parts, topics } = sample;
  const timing = sampleTimings[slug];
  if (!timing) throw new Error(`the sample episode ${slug} has no audio: run script/lib/podcast-audio.ts`);
  const times = timing.lines.values();
  const transcript = parts.map(({ title, lines }) => ({
    title,
    lines: lines.map(({ text }) => {
      const [start = 0, end = start] = times.next().value ?? [];
      return { start, end, text };
    }),
  }));
  // A chapter starts with its first word, the first one at 0.
  const chapters = transcript.map(({ title, lines: [first] }, at) => ({
    title,
    start: at === 0 ? 0 : (first?.start ?? 0),
  }));
  return {
    slug,
    path,
    guid,
    title: heading,
    summary: introduction,
    notes: notes.map((text) => [{ text }]),
    published,
    seconds: timing.seconds,
    explicit: false,
    ...(topics === undefined ? {} : { topics }),
    audio: { url: `/podcast/${slug}.mp3`, type: "audio/mpeg", bytes: timing.bytes },
    chapters,
    transcript: transcript.map((part, at) => ({ ...part, start: chapters[at]?.start ?? 0 })),
    files: {
      transcripts: [{ url: `${path}.vtt`, type: "text/vtt" }],
      chapters: { url: `${path}.chapters.json`, type: "application/json+chapters" },
    },
  };
}

export function ownEpisode({ slug, content, page }: ShownOwnEpisode): Episode {
  const { title, summary, published, audio, length, topics, notes = "", chapters, transcript } = content;
  const [topic, ...others] = topics;
  const lines = paragraphsOf(transcript).map((text) => ({ text }));
  return {
    slug,
    path: page.path,
    guid: `kinward:${slug}`,
    title,
    summary,
    notes: paragraphsOf(notes).map((text) => [{ text }]),
    published: `${published}T00:00:00.000Z`,
    seconds: secondsOf(length) ?? 0,
    explicit: false,
    ...(topic === undefined ? {} : { topics: [topic, ...others] }),
    audio: { url: audio, type: audioType(audio) ?? "audio/mpeg", host: new URL(audio).host },
    chapters: chapters.map((chapter) => ({ title: chapter.title, start: secondsOf(chapter.start) ?? 0 })),
    transcript: lines.length === 0 ? [] : [{ lines }],
    files: {
      transcripts: [],
      ...(chapters.length === 0
        ? {}
        : { chapters: { url: `${page.path}.chapters.json`, type: "application/json+chapters" } }),
    },
  };
}

/** One page of the list, counted from 1; undefined if it doesn't exist. */
export function pageOf<Item>(items: readonly Item[], page: number) {
  const pages = Math.max(1, Math.ceil(items.length / episodesPerPage));
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  return { page, pages, items: items.slice((page - 1) * episodesPerPage, page * episodesPerPage) };
}

type TimeCopy = PlayerCopy["time"];

/** A time as digits: 1:05, or 1:00:05. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, "0"));
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? `${hours}:${parts.join(":")}` : parts.join(":").replace(/^0/, "");
}

/** A time as text: "1 minute 5 seconds". */
export function formattedTime(seconds: number, copy: TimeCopy): string {
  const whole = Math.max(0, Math.floor(seconds));
  const spoken = [
    [Math.floor(whole / 3600), copy.hour],
    [Math.floor(whole / 60) % 60, copy.minute],
    [whole % 60, copy.second],
  ] as const;
  const parts = spoken
    .filter(([count]) => count > 0)
    .map(([count, [one, many]]) => `${count} ${count === 1 ? one : many}`);
  return parts.length === 0 ? `0 ${copy.second[1]}` : parts.join(" ");
}
