import type { Services } from "#platform/services.ts";

/**
 * Carries what people have changed over a restore, so that nobody gets mails again that they had stopped. A break that
 * should have ended in the meantime ends the next night.
 */
export async function replayChanges(
  present: Services | undefined,
  since: string,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  const known = await present?.store.db.selectFrom("life_changes").selectAll().execute();
  return ({ store }) =>
    store.transact(async (tx) => {
      if (known) {
        await tx.deleteFrom("life_changes").execute();
        for (const row of known) await tx.insertInto("life_changes").values(row).execute();
        return [];
      }
      const rows = await tx.selectFrom("life_changes").select("id").execute();
      return [
        `Whoever said after ${since} that something had changed (/something-changed) gets all mails again, and whoever took it back gets fewer (${rows.length} in the backup). Before you send a newsletter, unsubscribe those you know of.`,
      ];
    });
}
