/** A piece of a paragraph; with an address it's a link. */
export type NotePart = { text: string; href?: string };
export type NoteParagraph = readonly NotePart[];

export type LinkedFile = { url: string; type: string };

/** One episode as read from a feed: bounded plain text and validated addresses only. */
export type FeedEpisode = {
  guid: string;
  title: string;
  summary: string;
  notes: readonly NoteParagraph[];
  /** An instant; omitted when the feed has no valid one. */
  published?: string;
  seconds?: number;
  audio?: LinkedFile & { bytes?: number };
  transcripts: readonly LinkedFile[];
  chapters?: LinkedFile;
  explicit: boolean;
};

/** A show and its episodes, newest first. */
export type FeedShow = {
  title: string;
  description: string;
  author?: string;
  /** `podcast:guid`, which identifies the show even if its feed moves. */
  guid?: string;
  language: string;
  explicit: boolean;
  episodes: readonly FeedEpisode[];
};

/** A chapter of an episode, with its start in seconds. */
export type Chapter = { start: number; title: string };

/** A passage of a transcript, with its start time and speaker if known. */
export type SpokenLine = { start?: number; end?: number; speaker?: string; text: string };

/** Why a feed was rejected, for the log and the team. */
export class FeedRefused extends Error {}
