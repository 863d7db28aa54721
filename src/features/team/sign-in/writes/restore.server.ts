import type { Services } from "#platform/services.ts";
import { shutOut } from "../writes.server.ts";

/**
 * After a restore nobody is signed in and no emailed link sets a password. Accounts closed since the backup stay
 * closed, as far as the previous data shows.
 */
export async function carryAccounts(
  present: Services | undefined,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  const closed = present
    ? await present.store.db.selectFrom("staff").select("id").where("state", "=", "disabled").execute()
    : [];
  return (restored) =>
    restored.store.transact(async (tx) => {
      for (const table of ["staff_sessions", "staff_challenges", "staff_invites"] as const)
        await tx.deleteFrom(table).execute();
      const again = await tx
        .selectFrom("staff")
        .select("id")
        .where("id", "in", closed.map(({ id }) => id).concat(""))
        .where("state", "!=", "disabled")
        .execute();
      for (const { id } of again) await shutOut(tx, restored, id);
      return [
        "Everybody of the team signs in again. Links that set a password do not work any more; send new ones.",
        ...(again.length > 0 ? [`Accounts closed since the backup, closed again: ${again.length}.`] : []),
        ...(present
          ? []
          : ["Accounts closed since the backup are open again. Look through them at /admin/people."]),
      ];
    });
}
