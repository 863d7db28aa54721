/** The shape of a sample episode: what is said in it, in the order it is said. */
import type { Topic } from "../content-notes.ts";
import type { Page } from "../schema.ts";

/** One line of an episode, and the silence after it in seconds where it is longer than usual. */
type SampleLine = { text: string; pause?: number };

/** A stretch of an episode: a chapter in the player, a heading in the transcript. */
type SamplePart = { title: string; lines: readonly SampleLine[] };

/** A short episode of our own, read by a computer voice, that stands in until there is a feed or an episode of the team. */
export type SampleEpisode = Page & {
  /** The last part of its address, and the name of its files. */
  slug: string;
  /** How apps for podcasts know it again; never changed. */
  guid: string;
  /** When it came out, as an instant. */
  published: string;
  /** What the whole episode talks about, for the note before it. */
  topics?: readonly [Topic, ...Topic[]];
  notes: readonly string[];
  parts: readonly SamplePart[];
};
