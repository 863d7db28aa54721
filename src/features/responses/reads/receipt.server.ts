import { liveCampaign, versionContent } from "#features/campaigns/reads/live.server.ts";
import type { Answers, CampaignContent } from "#features/campaigns/schema.ts";
import type { Services } from "#platform/services.ts";
import { indexOfTyped, refuseUnknownCode } from "../writes/receipt.server.ts";
import { type Contact, openAnswers, openContact } from "./sealed.server.ts";

/** What a receipt code opens. */
export type OpenReceipt = {
  title: string;
  slug: string;
  content: CampaignContent;
  version: number;
  answers: Answers;
  contact: Contact | undefined;
  sentAt: string;
  eraseAt: string;
  /** Whether the campaign is still open. */
  changeable: boolean;
};

/** @throws {HttpError} invalid_input or not_found. */
export async function receiptOf(services: Services, code: string): Promise<OpenReceipt> {
  const row = await services.store.db
    .selectFrom("responses")
    .selectAll()
    .where("receipt_index", "=", indexOfTyped(services, code))
    .executeTakeFirst();
  if (!row) refuseUnknownCode();
  const live = await liveCampaign(services, row.campaign_id);
  const content = await versionContent(services, row.campaign_id, row.version);
  if (!live || !content) refuseUnknownCode();
  return {
    title: content.title,
    slug: live.slug,
    content,
    version: row.version,
    answers: openAnswers(services, row),
    contact: openContact(services, row),
    sentAt: row.created_at,
    eraseAt: row.erase_at,
    changeable: live.standing === "open",
  };
}
