import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { rowById, type Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { adminMessages } from "../copy/campaign-copy.ts";
import { type CampaignBesidePublic, campaignDraft, campaignTarget, draftOf } from "../reads/admin.server.ts";
import { titleOfCopy } from "../rules/draft-edits.ts";
import { newCampaign } from "../rules/new-campaign.ts";
import type { CampaignContent } from "../schema/campaign.ts";
import type { CampaignRow } from "../table.server.ts";

const encryptContent = ({ cipher }: Pick<Services, "cipher">, id: string, content: CampaignContent) =>
  cipher.encrypt(JSON.stringify(content), { table: "campaigns", column: "content", id });

/**
 * Creates a campaign, empty or as a copy of `content`. The key makes it idempotent, also under concurrency.
 * @throws {HttpError} conflict if the key was used with other content.
 */
export async function createCampaign(
  services: Services,
  actor: Actor,
  {
    zone,
    content = newCampaign(zone),
    idempotencyKey,
  }: { zone: string; content?: CampaignContent; idempotencyKey?: string | undefined },
): Promise<CampaignBesidePublic> {
  authorize(actor, "campaigns.write");
  const { store, ids, clock } = services;
  const now = instantNow(clock);
  const id = ids.next();
  const row: CampaignRow = {
    id,
    slug: "",
    title: content.title,
    state: "draft",
    revision: 1,
    version: 0,
    content: encryptContent(services, id, content),
    opens: "",
    closes: "",
    retention_days: content.retentionDays,
    created_at: now,
    changed_at: now,
    translations: "",
  };
  // Different team members' keys never collide.
  const operation = `campaign ${actor.id}`;
  const created = await store.transact((tx) =>
    withIdempotencyKey(tx, services, { operation, key: idempotencyKey, input: content, id }, async () => {
      await tx.insertInto("campaigns").values(row).execute();
      await recordAudit(tx, services, { actor, action: "campaigns.created", subject: id });
    }),
  );
  return created === id
    ? { ...draftOf(services, row), unpublished: false }
    : campaignDraft(services, actor, created);
}

/**
 * Saves a draft, with optimistic locking.
 * @returns the next revision, and whether the address belongs to another campaign (then it can't be published yet).
 * @throws {HttpError} conflict if someone saved meanwhile (nothing is lost: theirs is the draft, and ours is still in
 * the browser).
 */
export async function saveDraft(
  services: Services,
  actor: Actor,
  id: string,
  { revision, content }: { revision: number; content: CampaignContent },
): Promise<{ revision: number; savedAt: string; slugTaken: boolean }> {
  authorize(actor, "campaigns.write", campaignTarget(id));
  const now = instantNow(services.clock);
  return services.store.transact(async (tx) => {
    const saved = await tx
      .updateTable("campaigns")
      .set({
        title: content.title,
        content: encryptContent(services, id, content),
        revision: revision + 1,
        changed_at: now,
      })
      .where("id", "=", id)
      .where("revision", "=", revision)
      .where("state", "!=", "deleted")
      .executeTakeFirst();
    if (saved.numUpdatedRows === 0n) throw await whyNotSaved(tx, id);
    return { revision: revision + 1, savedAt: now, slugTaken: await isSlugTaken(tx, id, content.slug) };
  });
}

async function whyNotSaved(tx: Tx, id: string): Promise<HttpError> {
  const row = await rowById(tx, "campaigns", id).executeTakeFirst();
  if (!row || row.state === "deleted") return new HttpError("not_found");
  return new HttpError("conflict", { message: adminMessages.changed });
}

/** Whether an address belongs, or has belonged, to another campaign. */
export async function isSlugTaken(tx: Tx, id: string, slug: string): Promise<boolean> {
  const owner = await tx
    .selectFrom("campaign_slugs")
    .select("campaign_id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return owner !== undefined && owner.campaign_id !== id;
}

/** The copy is a draft without dates or responses. */
export async function duplicateCampaign(
  services: Services,
  actor: Actor,
  id: string,
): Promise<CampaignBesidePublic> {
  authorize(actor, "campaigns.write");
  const { content } = await campaignDraft(services, actor, id);
  return createCampaign(services, actor, {
    zone: content.zone,
    content: { ...content, title: titleOfCopy(content.title), slug: "", opens: "", closes: "" },
  });
}
