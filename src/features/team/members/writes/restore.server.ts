import type { Tx } from "#platform/database/open.ts";
import type { Tables } from "#platform/database/tables.ts";
import { lacks } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { hasFactor, removeFactor, shutOut } from "../../sign-in/writes/second-factor.server.ts";
import { lockOwners } from "../../writes/accounts.server.ts";

/**
 * After a restore nobody is signed in and no emailed link sets a password. Accounts closed since the backup stay closed
 * and passkeys removed since then stay removed, as far as the previous data shows. A role that was narrowed and limited
 * access that was taken away, or publishing alone, stay so too.
 */
export async function replayAccounts(
  present: Services | undefined,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  const members = present
    ? await present.store.db.selectFrom("team_members").select(memberColumns).execute()
    : [];
  const closed = present ? await closedAccounts(present, members) : [];
  const passkeys = present ? await present.store.db.selectFrom("member_passkeys").select("id").execute() : [];
  const access = present ? await present.store.db.selectFrom("member_access").selectAll().execute() : [];
  return (restored) =>
    restored.store.transact(async (tx) => {
      for (const table of ["member_sessions", "sign_in_challenges", "member_invites"] as const)
        await tx.deleteFrom(table).execute();
      const again = await tx
        .selectFrom("team_members")
        .select("id")
        .where("id", "in", closed.concat(""))
        .where("state", "!=", "disabled")
        .execute();
      for (const { id } of again) await shutOut(tx, restored, id);
      // A data folder without this account says nothing about its passkeys.
      const gone = await tx
        .selectFrom("member_passkeys")
        .select(["id", "team_member_id"])
        .where("team_member_id", "in", members.map(({ id }) => id).concat(""))
        .where("id", "not in", passkeys.map(({ id }) => id).concat(""))
        .execute();
      for (const { id, team_member_id } of gone) {
        await tx.deleteFrom("member_passkeys").where("id", "=", id).execute();
        if (!(await hasFactor(tx, team_member_id))) await removeFactor(tx, team_member_id);
      }
      const counts: readonly (readonly [string, number])[] = [
        ["Accounts closed since the backup, closed again", again.length],
        ["Passkeys removed since the backup, removed again", gone.length],
        ["Roles narrowed since the backup, narrowed again", await narrowRoles(tx, restored, members)],
        [
          "Limited access taken away since the backup, taken away again",
          await narrowAccess(tx, members, access),
        ],
      ];
      return [
        "Everybody of the team signs in again. Links that set a password do not work any more; send new ones.",
        ...counts.flatMap(([message, count]) => (count > 0 ? [`${message}: ${count}.`] : [])),
        ...(present
          ? []
          : ["Accounts closed since the backup are open again. Look through them at /admin/people."]),
      ];
    });
}

const memberColumns = ["id", "role", "state"] as const;
type Member = Pick<Tables["team_members"], (typeof memberColumns)[number]>;
type AccessRow = Tables["member_access"];

/** The ids of closed accounts, and of those that were deleted some time after, which only the audit log still names. */
async function closedAccounts({ store }: Services, members: readonly Member[]): Promise<readonly string[]> {
  const known = new Set(members.map(({ id }) => id));
  const entries = await store.db
    .selectFrom("audit")
    .select("subject")
    .distinct()
    .where("action", "=", "people.disabled")
    .execute();
  return [
    ...members.filter(({ state }) => state === "disabled").map(({ id }) => id),
    ...entries.map(({ subject }) => subject).filter((id) => !known.has(id)),
  ];
}

/** Gives people the narrower role that they have now. The last owner who can sign in stays one. @returns how many. */
async function narrowRoles(tx: Tx, restored: Services, members: readonly Member[]): Promise<number> {
  const roles = new Map(members.map(({ id, role }) => [id, role]));
  let count = 0;
  for (const { id, role, state } of await tx.selectFrom("team_members").select(memberColumns).execute()) {
    const now = roles.get(id);
    if (now === undefined || !lacks(now, role)) continue;
    const owners = await lockOwners(tx, restored);
    if (state === "active" && owners.includes(id) && owners.length === 1) continue;
    await tx.updateTable("team_members").set({ role: now }).where("id", "=", id).execute();
    count += 1;
  }
  return count;
}

/** Leaves of limited access what both the backup and the previous data give. @returns how many items were narrowed. */
async function narrowAccess(
  tx: Tx,
  members: readonly Member[],
  access: readonly AccessRow[],
): Promise<number> {
  const present = new Map(access.map((row) => [accessKey(row), row.may_publish]));
  const known = new Set(members.map(({ id }) => id));
  let count = 0;
  for (const row of await tx.selectFrom("member_access").selectAll().execute()) {
    const mayPublish = present.get(accessKey(row));
    if (!known.has(row.member_id) || (mayPublish !== undefined && mayPublish >= row.may_publish)) continue;
    count += 1;
    const isRow = { member_id: row.member_id, kind: row.kind, item_id: row.item_id };
    if (mayPublish === undefined)
      await tx
        .deleteFrom("member_access")
        .where((eb) => eb.and(isRow))
        .execute();
    else
      await tx
        .updateTable("member_access")
        .set({ may_publish: mayPublish })
        .where((eb) => eb.and(isRow))
        .execute();
  }
  return count;
}

const accessKey = ({ member_id, kind, item_id }: AccessRow) => `${member_id} ${kind} ${item_id}`;
