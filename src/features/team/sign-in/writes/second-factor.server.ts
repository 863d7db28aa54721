import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { closeAccount } from "../../writes/accounts.server.ts";
import { completePasskeys } from "../reads.server.ts";
import { endSessions } from "./sessions.server.ts";

/** Whether a team member has a passkey or an app. */
export async function hasFactor(tx: Tx, teamMemberId: string): Promise<boolean> {
  if (await hasPasskeys(tx, teamMemberId)) return true;
  const app = await tx
    .selectFrom("member_second_factors")
    .select("verified")
    .where("team_member_id", "=", teamMemberId)
    .executeTakeFirst();
  return app?.verified === 1;
}

export async function hasPasskeys(tx: Tx, teamMemberId: string): Promise<boolean> {
  const found = completePasskeys(tx)
    .select("passkey.id")
    .where("passkey.team_member_id", "=", teamMemberId)
    .limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Whether the team member has a second factor; the account is locked until the transaction ends. */
export async function lockedFactor(tx: Tx, teamMemberId: string): Promise<boolean> {
  const { second_factor } = await tx
    .updateTable("team_members")
    .set(({ ref }) => ({ revision: ref("revision") }))
    .where("id", "=", teamMemberId)
    .returning("second_factor")
    .executeTakeFirstOrThrow();
  return second_factor === 1;
}

/**
 * Takes the app away. Passkeys and recovery codes stay, if there are any passkeys; otherwise the whole second factor
 * goes.
 */
export async function removeApp(tx: Tx, teamMemberId: string): Promise<void> {
  await lockedFactor(tx, teamMemberId);
  if (!(await hasPasskeys(tx, teamMemberId))) return removeFactor(tx, teamMemberId);
  await tx
    .updateTable("member_second_factors")
    .set({ secret: "", verified: 0 })
    .where("team_member_id", "=", teamMemberId)
    .execute();
}

/** Removes what a failed registration of an earlier version has left, before it could count. */
export async function removeIncompletePasskeys(tx: Tx, teamMemberId: string): Promise<void> {
  const incomplete = tx
    .selectFrom("team_members")
    .select("id")
    .where("id", "=", teamMemberId)
    .where("second_factor", "=", 0);
  await tx.deleteFrom("member_passkeys").where("team_member_id", "in", incomplete).execute();
}

/** Removes a team member's password, second factor, links and sessions. */
export async function shutOut(tx: Tx, services: Services, teamMemberId: string): Promise<void> {
  await closeAccount(tx, services, teamMemberId);
  await takeFactorAway(tx, teamMemberId);
}

/** Removes a team member's second factor and ends every session. */
export async function takeFactorAway(tx: Tx, teamMemberId: string): Promise<void> {
  await removeFactor(tx, teamMemberId);
  await endSessions(tx, teamMemberId);
}

/** Removes a team member's second factor: app, passkeys and recovery codes. */
export async function removeFactor(tx: Tx, teamMemberId: string): Promise<void> {
  await tx.updateTable("team_members").set({ second_factor: 0 }).where("id", "=", teamMemberId).execute();
  await tx.deleteFrom("member_second_factors").where("team_member_id", "=", teamMemberId).execute();
  await tx.deleteFrom("member_passkeys").where("team_member_id", "=", teamMemberId).execute();
}
