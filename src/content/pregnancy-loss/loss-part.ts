/** The shape of one part of the pregnancy loss page. */
import type { ContentNote } from "../content-notes.ts";
import type { SitePath } from "../schema.ts";

/** A paragraph, a smaller heading, a list, or words to borrow. */
export type LossBlock =
  | string
  | { subheading: string }
  | { items: readonly string[] }
  | { sayings: readonly { to: string; words: string }[] };

export type LossPart = {
  /** Stands in the address as #id. */
  id: string;
  heading: string;
  /** What the passage is about, for readers who would rather skip it. */
  note?: ContentNote;
  /** Warning signs and help lines of the part: never folded. */
  urgent?: readonly string[];
  blocks: readonly LossBlock[];
  links?: readonly { title: string; href: SitePath | `${SitePath}#${string}` }[];
};

/** Signs that need help now, grouped by what to do. */
export type UrgentSigns = {
  id: string;
  heading: string;
  groups: readonly { action: string; signs: readonly string[] }[];
  /** What to say, and what doesn't matter. */
  after: readonly string[];
};
