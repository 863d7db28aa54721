import { recordAudit } from "#platform/audit/record-audit.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { memberIndexes } from "#platform/team/members.ts";
import { lastOwner } from "../../errors.ts";
import { shutOut, takeFactorAway } from "../../sign-in/writes/second-factor.server.ts";
import { lockOwners } from "../../writes/accounts.server.ts";

/**
 * Closes an account and ends its sessions.
 * @returns whether there was such a team member.
 * @throws {MemberError} for the last owner who can sign in.
 */
export async function disableMember(services: Services, email: string): Promise<boolean> {
  return services.store.transact(async (tx) => {
    const owners = await lockOwners(tx, services);
    const teamMemberId = await idOf(tx, services, email);
    if (teamMemberId === undefined) return false;
    if (owners.length === 1 && owners[0] === teamMemberId) throw lastOwner(email);
    await shutOut(tx, services, teamMemberId);
    await recordAudit(tx, services, { actor: "terminal", action: "people.disabled", subject: teamMemberId });
    return true;
  });
}

/**
 * Resets a team member's second factor, for example after losing the phone. @returns whether there was such a team
 * member.
 */
export async function resetSecondFactor(services: Services, email: string): Promise<boolean> {
  return services.store.transact(async (tx) => {
    const teamMemberId = await idOf(tx, services, email);
    if (teamMemberId === undefined) return false;
    await takeFactorAway(tx, teamMemberId);
    await recordAudit(tx, services, {
      actor: "terminal",
      action: "people.second_factor_reset",
      subject: teamMemberId,
    });
    return true;
  });
}

async function idOf(tx: Tx, services: Services, email: string): Promise<string | undefined> {
  const member = await tx
    .selectFrom("team_members")
    .select("id")
    .where("email_index", "in", memberIndexes(services, email))
    .executeTakeFirst();
  return member?.id;
}
