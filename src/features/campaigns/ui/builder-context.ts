import { createContext, useContext } from "react";
import { flushSync } from "react-dom";
import type { Remark } from "../rules/publish-checks.ts";
import type { CampaignContent } from "../schema/campaign.ts";

export type InvalidText = { text: string; reason: string; label: string };

/** Changes are made through `edit`. */
export type Builder = {
  content: CampaignContent;
  /** Makes a change; consecutive changes with the same `typing` are one undo step. */
  edit(change: (content: CampaignContent) => CampaignContent, typing?: string): void;
  /** Announces a sentence to screen readers. */
  say(sentence: string): void;
  /** Invalid input by field id: it stays in the field and isn't saved in the draft. */
  invalid: Readonly<Record<string, InvalidText>>;
  setInvalid(id: string, invalid: InvalidText | undefined): void;
  faults: readonly Remark[];
  warnings: readonly Remark[];
  untranslated: readonly Remark[];
};

/** Changes properties of the content; consecutive changes with the same `typing` are one undo step. */
export type SetContent = (change: Partial<CampaignContent>, typing?: string) => void;

export const BuilderContext = createContext<Builder | undefined>(undefined);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (builder === undefined) throw new Error("This part stands outside of the builder.");
  return builder;
}

/** Makes a change and focuses what it shows, at once: the next key must not go to what was focused before. */
export function focusAfter(change: () => void, id: string): void {
  flushSync(change);
  document.getElementById(id)?.focus();
}
