import { createContext, useContext } from "react";
import type { Remark } from "../rules/publish-checks.ts";
import type { CampaignContent } from "../schema.ts";

/** A text that cannot be saved, the sentence that says why, and the label of its field. */
export type InvalidText = { text: string; reason: string; label: string };

/** What every part of the builder works with. Data goes down from here, changes go up through `edit`. */
export type Builder = {
  content: CampaignContent;
  /** Makes a change; changes of one `typing` in a row are one step to undo. */
  edit(change: (content: CampaignContent) => CampaignContent, typing?: string): void;
  /** Says a sentence to screen readers. */
  say(sentence: string): void;
  /** What was typed into fields where it does not fit, by their id: it stays in the field, and out of the draft. */
  invalid: Readonly<Record<string, InvalidText>>;
  setInvalid(id: string, invalid: InvalidText | undefined): void;
  faults: readonly Remark[];
  warnings: readonly Remark[];
};

/** Changes properties of the content; changes of one `typing` in a row are one step to undo. */
export type SetContent = (change: Partial<CampaignContent>, typing?: string) => void;

export const BuilderContext = createContext<Builder | undefined>(undefined);

/** The builder around this part. */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (builder === undefined) throw new Error("This part stands outside of the builder.");
  return builder;
}
