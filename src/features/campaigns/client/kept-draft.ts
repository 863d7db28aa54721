import * as z from "zod/mini";
import { draftPrefix } from "#platform/drafts/drafts.ts";
import { type CampaignContent, campaignContent } from "../schema.ts";

/** What somebody has written and the server does not have yet, with the draft it was written on. */
type KeptDraft = { revision: number; base: CampaignContent; content: CampaignContent };

const shape = z.object({ revision: z.number(), base: campaignContent, content: campaignContent });
const nameOf = (id: string | undefined) => `${draftPrefix}builder:${id ?? "new"}`;

/** What was kept in this tab; undefined where there is nothing that fits. */
export function keptDraft(id: string | undefined): KeptDraft | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(id));
    return text === null ? undefined : shape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Keeps what is written until the server has it; undefined forgets it. */
export function keepDraft(id: string | undefined, draft: KeptDraft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(nameOf(id));
    else sessionStorage.setItem(nameOf(id), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the builder saves to the server all the same.
  }
}
