import { day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";

/**
 * Removes expired responses: by the period promised when they were sent, or the campaign's current one if that is
 * shorter. The counts stay.
 */
export async function removeOldResponses(services: Services): Promise<number> {
  const { store, clock } = services;
  let removed = await removeWhere(services, { dueBefore: instantNow(clock) });
  const campaigns = await store.db.selectFrom("campaigns").select(["id", "retention_days"]).execute();
  for (const { id, retention_days } of campaigns)
    removed += await removeWhere(services, {
      campaignId: id,
      sentBefore: instantAfter(clock, -retention_days * day),
    });
  return removed;
}

const batch = 1_000;

/** Removes in small transactions, so that other writes don't wait for a million rows. */
export async function removeWhere(
  { store }: Services,
  { campaignId, sentBefore, dueBefore }: { campaignId?: string; sentBefore?: string; dueBefore?: string },
): Promise<number> {
  let removed = 0;
  for (;;) {
    let query = store.db.selectFrom("responses").select("id").limit(batch);
    if (campaignId !== undefined)
      query = query.where("campaign_id", "=", campaignId).where("state", "in", ["kept", "suspected_spam"]);
    if (sentBefore !== undefined) query = query.where("created_at", "<", sentBefore);
    if (dueBefore !== undefined) query = query.where("erase_at", "<", dueBefore);
    const ids = (await query.execute()).map(({ id }) => id);
    if (ids.length === 0) return removed;
    await store.transact(async (tx) => {
      // Locks are always taken in this order, responses first, to avoid deadlocks.
      await tx.deleteFrom("responses").where("id", "in", ids).execute();
      await tx.deleteFrom("response_marks").where("response_id", "in", ids).execute();
    });
    removed += ids.length;
  }
}
