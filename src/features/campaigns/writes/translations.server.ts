import { recordAudit } from "#platform/audit/record-audit.ts";
import type { Tx } from "#platform/database/open.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { adminMessages } from "../copy/campaign-copy.ts";
import { type CampaignBesidePublic, campaignDraft, draftOf } from "../reads/admin.server.ts";
import type { CampaignRow } from "../table.server.ts";
import { createCampaign } from "./draft.server.ts";

/**
 * A draft with the same questions in another language, linked to this campaign. Parts keep their ids, so the answers
 * of both can be read together.
 * @throws {HttpError} not_found; invalid_input if there is a translation into this language.
 */
export async function translateCampaign(
  services: Services,
  actor: Actor,
  id: string,
  language: string,
): Promise<CampaignBesidePublic> {
  authorize(actor, "campaigns.write");
  const { content } = await campaignDraft(services, actor, id);
  const copy = { ...content, language, slug: "" };
  const created = await createCampaign(services, actor, { zone: content.zone, content: copy });
  await linkTranslation(services, actor, { id, other: created.id });
  return created;
}

/**
 * Links two campaigns as translations of each other.
 * @throws {HttpError} not_found; invalid_input if both, or their translations, are in the same language.
 */
export async function linkTranslation(
  services: Services,
  actor: Actor,
  { id, other }: { id: string; other: string },
): Promise<void> {
  authorize(actor, "campaigns.write");
  await services.store.transact(async (tx) => {
    const rows = await Promise.all([id, other].map((each) => groupOf(tx, each)));
    const all = [...new Map(rows.flat().map((row) => [row.id, row])).values()];
    const languages = all.map((row) => draftOf(services, row).content.language);
    if (id === other || new Set(languages).size !== languages.length)
      throw fieldError("campaign", adminMessages.sameLanguage);
    await tx
      .updateTable("campaigns")
      .set({ translations: id })
      .where(
        "id",
        "in",
        all.map((row) => row.id),
      )
      .execute();
    await recordAudit(tx, services, { actor, action: "campaigns.linked", subject: id });
  });
}

/** @throws {HttpError} not_found. */
export async function unlinkTranslation(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "campaigns.write");
  await services.store.transact(async (tx) => {
    const all = await groupOf(tx, id);
    // A campaign that is left alone has no translations either.
    const leaving = all.length < 3 ? all.map((row) => row.id) : [id];
    await tx.updateTable("campaigns").set({ translations: "" }).where("id", "in", leaving).execute();
    await recordAudit(tx, services, { actor, action: "campaigns.unlinked", subject: id });
  });
}

/** A campaign and its translations. @throws {HttpError} not_found. */
async function groupOf(tx: Tx, id: string): Promise<CampaignRow[]> {
  const own = await tx
    .selectFrom("campaigns")
    .selectAll()
    .where("id", "=", id)
    .where("state", "!=", "deleted")
    .executeTakeFirst();
  if (own === undefined) throw new HttpError("not_found");
  if (own.translations === "") return [own];
  return tx
    .selectFrom("campaigns")
    .selectAll()
    .where("translations", "=", own.translations)
    .where("state", "!=", "deleted")
    .execute();
}
