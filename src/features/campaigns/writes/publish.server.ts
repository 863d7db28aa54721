import { sql } from "kysely";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { rowById, type Tx } from "#platform/database/open.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { removeAccessTo } from "#platform/team/member-access.ts";
import { adminMessages } from "../copy/campaign-copy.ts";
import { campaignDraft, campaignTarget, deletionOf, draftOf } from "../reads/admin.server.ts";
import { capsOf } from "../reads/marks.server.ts";
import { publishChecks } from "../rules/publish-checks.ts";
import type { CampaignState } from "../rules/schedule.ts";
import type { CampaignContent } from "../schema/campaign.ts";
import { isSlugTaken } from "./draft.server.ts";

/**
 * Publishes a draft as the next version. Its former address redirects to the new one. Publishing unchanged content
 * makes no new version.
 * @throws {HttpError} conflict if the draft has changed; invalid_input if something is missing.
 */
export async function publishCampaign(
  services: Services,
  actor: Actor,
  id: string,
  { revision }: { revision: number },
): Promise<{ version: number; slug: string; revision: number }> {
  authorize(actor, "campaigns.publish", campaignTarget(id));
  const now = instantNow(services.clock);
  return services.store.transact(async (tx) => {
    // Updating the row first locks it: concurrent responses finish or wait, so no place is counted twice.
    const row = await tx
      .updateTable("campaigns")
      .set({ revision: revision + 1, changed_at: now })
      .where("id", "=", id)
      .where("revision", "=", revision)
      .where("state", "!=", "deleted")
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new HttpError("conflict", { message: adminMessages.changed });
    if (row.state === "archived") throw new HttpError("conflict", { message: adminMessages.state });
    const { content } = draftOf(services, row);
    const [fault] = publishChecks(content, { now, closes: row.closes }).faults;
    if (fault)
      throw new HttpError("invalid_input", {
        message: adminMessages.notPublishable,
        fields: { [fault.part ?? fault.at ?? "content"]: fault.text },
      });
    const version = await nextVersion(tx, services, { id, version: row.version, content, now });
    await takeSlug(tx, id, content.slug);
    await tx
      .updateTable("campaigns")
      .set({
        // A campaign closed by the team stays closed when its content changes.
        state: row.state === "closed" ? "closed" : "published",
        slug: content.slug,
        version,
        opens: content.opens,
        closes: content.closes,
        retention_days: content.retentionDays,
      })
      .where("id", "=", id)
      .execute();
    await countPlaces(tx, services, id, content);
    await recordAudit(tx, services, { actor, action: "campaigns.published", subject: id });
    return { version, slug: content.slug, revision: revision + 1 };
  });
}

async function nextVersion(
  tx: Tx,
  { cipher }: Services,
  { id, version, content, now }: { id: string; version: number; content: CampaignContent; now: string },
): Promise<number> {
  const place = (number: number) => ({
    table: "campaign_versions",
    column: "content",
    id: `${id}:${number}`,
  });
  const present = await tx
    .selectFrom("campaign_versions")
    .select("content")
    .where("campaign_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  const text = JSON.stringify(content);
  if (present && cipher.decrypt(present.content, place(version)) === text) return version;
  await tx
    .updateTable("campaign_versions")
    .set({ superseded_at: now })
    .where("campaign_id", "=", id)
    .where("superseded_at", "=", "")
    .execute();
  const next = version + 1;
  await tx
    .insertInto("campaign_versions")
    .values({
      campaign_id: id,
      version: next,
      content: cipher.encrypt(text, place(next)),
      published_at: now,
      superseded_at: "",
    })
    .execute();
  return next;
}

async function takeSlug(tx: Tx, id: string, slug: string): Promise<void> {
  await tx
    .insertInto("campaign_slugs")
    .values({ slug, campaign_id: id })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .execute();
  if (await isSlugTaken(tx, id, slug)) throw fieldError("slug", adminMessages.slugTaken);
}

// A limit may be new or different, so taken places are counted again from the responses.
async function countPlaces(tx: Tx, services: Services, id: string, content: CampaignContent): Promise<void> {
  await tx.deleteFrom("campaign_capacity").where("campaign_id", "=", id).execute();
  const marks = [...capsOf(services, id, content).keys()];
  if (marks.length === 0) return;
  const counts = await tx
    .selectFrom("campaign_tallies")
    .select(["mark", sql<number | string>`sum(count)`.as("taken")])
    .where("campaign_id", "=", id)
    .where("mark", "in", marks)
    .groupBy("mark")
    .execute();
  const taken = new Map(counts.map((count) => [count.mark, Number(count.taken)]));
  await tx
    .insertInto("campaign_capacity")
    .values(marks.map((mark) => ({ campaign_id: id, mark, taken: taken.get(mark) ?? 0 })))
    .execute();
}

const moves = {
  close: { from: ["published"], to: "closed", action: "campaigns.closed" },
  reopen: { from: ["closed"], to: "published", action: "campaigns.reopened" },
  archive: { from: ["draft", "published", "closed"], to: "archived", action: "campaigns.archived" },
  unarchive: { from: ["archived"], to: "closed", action: "campaigns.unarchived" },
} as const satisfies Readonly<
  Record<string, { from: readonly CampaignState[]; to: CampaignState; action: `campaigns.${string}` }>
>;

type CampaignMove = keyof typeof moves;

/**
 * Closes, reopens, archives or restores a campaign. Its schedule doesn't change.
 * @param loadedRevision the revision the client loaded; without it, only the current status counts.
 * @returns the next revision.
 * @throws {HttpError} conflict if the campaign has changed, or its status doesn't allow it.
 */
export async function moveCampaign(
  services: Services,
  actor: Actor,
  id: string,
  move: CampaignMove,
  loadedRevision?: number,
): Promise<{ revision: number }> {
  authorize(actor, "campaigns.publish", campaignTarget(id));
  const { from, to, action } = moves[move];
  return services.store.transact(async (tx) => {
    const row = await rowById(tx, "campaigns", id).executeTakeFirst();
    if (!row || row.state === "deleted") throw new HttpError("not_found");
    if (!from.some((state) => state === row.state))
      throw new HttpError("conflict", { message: adminMessages.state });
    if (loadedRevision !== undefined && loadedRevision !== row.revision)
      throw new HttpError("conflict", { message: adminMessages.changed });
    // A campaign that was never public leaves the archive as a draft.
    const state = move === "unarchive" && row.version === 0 ? "draft" : to;
    const revision = row.revision + 1;
    const moved = await tx
      .updateTable("campaigns")
      .set({ state, revision, changed_at: instantNow(services.clock) })
      .where("id", "=", id)
      .where("revision", "=", row.revision)
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) throw new HttpError("conflict", { message: adminMessages.state });
    await recordAudit(tx, services, { actor, action, subject: id });
    return { revision };
  });
}

/** The outbox kind that removes a deleted campaign's responses; `responses/` does it. */
export const deleteJob = "responses.delete_campaign";

/**
 * Deletes a campaign after its title was typed: its content, versions and addresses at once, its responses by the
 * worker. A tombstone with the number of responses stays. Editors delete what was never public, and so has no answers.
 * @throws {HttpError} invalid_input if a different title was typed; conflict if it was published meanwhile.
 */
export async function deleteCampaign(
  services: Services,
  actor: Actor,
  { id, typedTitle }: { id: string; typedTitle: string },
): Promise<void> {
  authorize(actor, "campaigns.write");
  const { content, version } = await campaignDraft(services, actor, id);
  authorize(actor, deletionOf({ version }));
  if (typedTitle.trim() !== content.title.trim()) throw fieldError("title", adminMessages.deleteTitle);
  await services.store.transact(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("campaigns")
      .set({ state: "deleted", title: "", slug: "", content: "", version: 0, opens: "", closes: "" })
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new HttpError("conflict", { message: adminMessages.changed });
    await removeAccessTo(tx, campaignTarget(id));
    for (const table of [
      "campaign_slugs",
      "campaign_versions",
      "campaign_capacity",
      "viewer_figures",
    ] as const)
      await tx.deleteFrom(table).where("campaign_id", "=", id).execute();
    await enqueue(tx, services, { kind: deleteJob, payload: { campaignId: id } });
    await recordAudit(tx, services, { actor, action: "campaigns.deleted", subject: id });
  });
}
