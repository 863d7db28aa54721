import * as z from "zod";
import type { Chapter, FeedEpisode, NoteParagraph, SpokenLine } from "#platform/feed/feed.ts";

/** Where an episode's audio comes from, and on what terms. */
export type EpisodeAudio = {
  url: string;
  type: string;
  bytes?: number;
  /** The server it lies on; left out when it is ours. */
  host?: string;
};

/** Why there is nothing to play: the feed names no audio, or one that an https page must not load. */
export type NoAudio = "none" | "unsafe";

/** A stretch of the transcript with its heading, if it has one. */
export type TranscriptPart = { title?: string; start?: number; lines: readonly SpokenLine[] };

/** One episode as the pages show it. */
export type Episode = {
  slug: string;
  path: `/${string}`;
  guid: string;
  title: string;
  summary: string;
  notes: readonly NoteParagraph[];
  published?: string;
  seconds?: number;
  explicit: boolean;
  audio: EpisodeAudio | NoAudio;
  /** Known at once for our own; for others in files of their own. */
  chapters: readonly Chapter[];
  transcript: readonly TranscriptPart[];
  files: Pick<FeedEpisode, "transcripts" | "chapters">;
};

const linkedFile = z.object({ url: z.string(), type: z.string() });

/** A feed's good copy as it is kept in the database. */
export const keptShow = z.object({
  title: z.string(),
  description: z.string(),
  author: z.exactOptional(z.string()),
  guid: z.exactOptional(z.string()),
  language: z.string(),
  explicit: z.boolean(),
  episodes: z.array(
    z.object({
      guid: z.string(),
      title: z.string(),
      summary: z.string(),
      notes: z.array(z.array(z.object({ text: z.string(), href: z.exactOptional(z.string()) }))),
      published: z.exactOptional(z.string()),
      seconds: z.exactOptional(z.number()),
      audio: z.exactOptional(linkedFile.extend({ bytes: z.exactOptional(z.number()) })),
      transcripts: z.array(linkedFile),
      chapters: z.exactOptional(linkedFile),
      explicit: z.boolean(),
    }),
  ),
});

/** A transcript or the chapters of an episode as they are kept. */
export const keptLines = z.array(
  z.object({
    start: z.exactOptional(z.number()),
    end: z.exactOptional(z.number()),
    speaker: z.exactOptional(z.string()),
    text: z.string(),
  }),
);
export const keptChapters = z.array(z.object({ start: z.number(), title: z.string() }));
