/** A piece of a paragraph; with an address it is a link. */
export type NotePart = { text: string; href?: string };
export type NoteParagraph = readonly NotePart[];

/** Something that belongs to an episode and lies at an address of its own. */
export type LinkedFile = { url: string; type: string };

/** One episode as a feed tells of it: bounded plain text and checked addresses, nothing else. */
export type FeedEpisode = {
  guid: string;
  title: string;
  summary: string;
  notes: readonly NoteParagraph[];
  /** An instant; left out when the feed gave none that makes sense. */
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
  /** `podcast:guid`, by which apps know the show wherever its feed lies. */
  guid?: string;
  language: string;
  explicit: boolean;
  episodes: readonly FeedEpisode[];
};

/** A chapter of an episode, with its start in seconds. */
export type Chapter = { start: number; title: string };

/** A stretch of a transcript: where it begins if that is known, who speaks if that is said. */
export type SpokenLine = { start?: number; end?: number; speaker?: string; text: string };

/** Why a feed was not taken, in words for the log and the team. */
export class FeedRefused extends Error {}
