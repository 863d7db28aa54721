import * as z from "zod/mini";
import { draftsOf } from "#platform/drafts/drafts.ts";
import { type CampaignContent, campaignContent } from "../schema/campaign.ts";

/** Changes not yet on the server, with the draft they were based on. */
export type StoredDraft = { revision: number; base: CampaignContent; content: CampaignContent };

const shape = z.object({ revision: z.number(), base: campaignContent, content: campaignContent });
const drafts = draftsOf("builder");
const nameOf = (id: string | undefined) => id ?? "new";

/** The draft stored in this tab at the moment of the call; undefined if there is none that fits. */
export async function storedDraft(id: string | undefined): Promise<StoredDraft | undefined> {
  try {
    const text = await drafts.read(nameOf(id));
    return text === undefined ? undefined : shape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Stores changes until the server has them; undefined removes them. */
export function storeDraft(id: string | undefined, draft: StoredDraft | undefined): void {
  drafts.write(nameOf(id), draft && JSON.stringify(draft));
}
