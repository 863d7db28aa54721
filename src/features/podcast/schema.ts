import * as z from "zod";
import type { Topic } from "#content/content-notes.ts";
import type { Chapter, FeedEpisode, NoteParagraph, SpokenLine } from "#platform/feed/feed.ts";

export type EpisodeAudio = {
  url: string;
  type: string;
  bytes?: number;
  /** The host; omitted if it's ours. */
  host?: string;
};

/** Why there's nothing to play: the feed has no audio, or audio that an https page must not load. */
export type NoAudio = "none" | "unsafe";

export type TranscriptPart = { title?: string; start?: number; lines: readonly SpokenLine[] };

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
  /** What its content note names; feeds have no field for it. */
  topics?: readonly [Topic, ...Topic[]];
  /** Included for our own episodes; a feed's are in separate files. */
  chapters: readonly Chapter[];
  transcript: readonly TranscriptPart[];
  files: Pick<FeedEpisode, "transcripts" | "chapters">;
};

const linkedFile = z.object({ url: z.string(), type: z.string() });

/** A feed's good copy as stored in the database. */
export const storedShow = z.object({
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

/** A stored transcript or chapter list. */
export const storedLines = z.array(
  z.object({
    start: z.exactOptional(z.number()),
    end: z.exactOptional(z.number()),
    speaker: z.exactOptional(z.string()),
    text: z.string(),
  }),
);
export const storedChapters = z.array(z.object({ start: z.number(), title: z.string() }));
