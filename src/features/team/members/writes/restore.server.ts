import type { Tables } from "#platform/database/tables.ts";
import type { Services } from "#platform/services.ts";
import { hasFactor, removeFactor, shutOut } from "../../sign-in/writes/second-factor.server.ts";

/**
 * After a restore nobody is signed in and no emailed link sets a password. Accounts closed since the backup stay closed
 * and passkeys removed since then stay removed, as far as the previous data shows. So does limited access that was taken
 * away.
 */
export async function carryAccounts(
  present: Services | undefined,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  const closed = present
    ? await present.store.db.selectFrom("staff").select("id").where("state", "=", "disabled").execute()
    : [];
  const passkeys = present ? await present.store.db.selectFrom("staff_passkeys").select("id").execute() : [];
  const access = present ? await present.store.db.selectFrom("member_access").selectAll().execute() : [];
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
      const known = new Set(access.map(accessKey));
      const taken = (await tx.selectFrom("member_access").selectAll().execute()).filter(
        (row) => members.some(({ id }) => id === row.member_id) && !known.has(accessKey(row)),
      );
      for (const { member_id, kind, item_id } of taken)
        await tx
          .deleteFrom("member_access")
          .where("member_id", "=", member_id)
          .where("kind", "=", kind)
          .where("item_id", "=", item_id)
          .execute();
      return [
        "Everybody of the team signs in again. Links that set a password do not work any more; send new ones.",
        ...(again.length > 0 ? [`Accounts closed since the backup, closed again: ${again.length}.`] : []),
        ...(gone.length > 0 ? [`Passkeys removed since the backup, removed again: ${gone.length}.`] : []),
        ...(taken.length > 0
          ? [`Limited access taken away since the backup, taken away again: ${taken.length}.`]
          : []),
        ...(present
          ? []
          : ["Accounts closed since the backup are open again. Look through them at /admin/people."]),
      ];
    });
}

type AccessRow = Tables["member_access"];

/** With publishing: access that can't publish any more is given back by an owner. */
const accessKey = ({ member_id, kind, item_id, may_publish }: AccessRow) =>
  `${member_id} ${kind} ${item_id} ${may_publish}`;
