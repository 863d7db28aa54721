/** The shapes of the journal's prompts: questions in sets, sets in groups. */
import type { ContentNote } from "../content-notes.ts";

/** Prompts that belong together: those of a phase, or all of a group without phases. */
export type PromptSet = {
  /** Unique within its group. */
  id: string;
  title: string;
  /** A set on a hard topic carries its note. It comes only to those who choose it by name. */
  note?: ContentNote;
  prompts: readonly [string, string, ...string[]];
};

export type PromptGroup = {
  id: string;
  title: string;
  sets: readonly [PromptSet, ...PromptSet[]];
};
