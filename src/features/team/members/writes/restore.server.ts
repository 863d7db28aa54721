import type { Services } from "#platform/services.ts";
import { hasFactor, removeFactor, shutOut } from "../../sign-in/writes/second-factor.server.ts";

/**
 * After a restore nobody is signed in and no emailed link sets a password. Accounts closed since the backup stay closed
 * and passkeys removed since then stay removed, as far as the previous data shows.
 */
export async function carryAccounts(
  present: Services | undefined,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  const closed = present
    ? await present.store.db.selectFrom("staff").select("id").where("state", "=", "disabled").execute()
    : [];
  const passkeys = present ? await present.store.db.selectFrom("staff_passkeys").select("id").execute() : [];
  const members = present ? await present.store.db.selectFrom("staff").select("id").execute() : [];
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
      // A data folder without this account says nothing about its passkeys.
      const gone = await tx
        .selectFrom("staff_passkeys")
        .select(["id", "staff_id"])
        .where("staff_id", "in", members.map(({ id }) => id).concat(""))
        .where("id", "not in", passkeys.map(({ id }) => id).concat(""))
        .execute();
      for (const { id, staff_id } of gone) {
        await tx.deleteFrom("staff_passkeys").where("id", "=", id).execute();
        if (!(await hasFactor(tx, staff_id))) await removeFactor(tx, staff_id);
      }
      return [
        "Everybody of the team signs in again. Links that set a password do not work any more; send new ones.",
        ...(again.length > 0 ? [`Accounts closed since the backup, closed again: ${again.length}.`] : []),
        ...(gone.length > 0 ? [`Passkeys removed since the backup, removed again: ${gone.length}.`] : []),
        ...(present
          ? []
          : ["Accounts closed since the backup are open again. Look through them at /admin/people."]),
      ];
    });
}
