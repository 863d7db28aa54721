import * as z from "zod/mini";
import { draftPrefix } from "#platform/drafts/drafts.ts";
import { type CampaignContent, campaignContent } from "../schema.ts";

/** Changes not yet on the server, with the draft they were based on. */
type StoredDraft = { revision: number; base: CampaignContent; content: CampaignContent };

const shape = z.object({ revision: z.number(), base: campaignContent, content: campaignContent });
const nameOf = (id: string | undefined) => `${draftPrefix}builder:${id ?? "new"}`;

/** The draft stored in this tab; undefined if there is none that fits. */
export function storedDraft(id: string | undefined): StoredDraft | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(id));
    return text === null ? undefined : shape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Stores changes until the server has them; undefined removes them. */
export function storeDraft(id: string | undefined, draft: StoredDraft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(nameOf(id));
    else sessionStorage.setItem(nameOf(id), JSON.stringify(draft));
  } catch {
    // Storage is blocked; the builder saves to the server all the same.
  }
}
