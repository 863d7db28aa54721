import { recordAudit } from "#platform/audit/record-audit.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { putTeamSetting } from "#platform/settings/change-setting.ts";
import { shownName } from "#platform/team/members.ts";
import { completePasskeys } from "../../sign-in/reads.server.ts";
import { passkeySetting, passkeysRequired } from "../../sign-in/rules.ts";
import { lockedPasskeyRule } from "../../sign-in/writes/passkey-rule.server.ts";
import { lockOwners } from "../../writes/accounts.server.ts";
import { memberMessages } from "../copy.ts";

/**
 * Requires a passkey of everyone: codes of apps sign nobody in any more, and sessions that began without a passkey or a
 * recovery code end, but for the owner's own. It can't shut anybody out: every active team member must have a passkey.
 * @throws {HttpError} conflict, with the names of those who have none; forbidden.
 */
export async function requirePasskeys(services: Services, actor: Actor): Promise<void> {
  authorize(actor, "team.manage");
  await services.store.transact(async (tx) => {
    if (await lockedPasskeyRule(tx)) return;
    if (!(await lockOwners(tx, services)).includes(actor.id)) throw new HttpError("forbidden");
    const without = await namesWithoutPasskey(tx, services);
    if (without.length > 0)
      throw new HttpError("conflict", { message: memberMessages.withoutPasskey(without) });
    await putTeamSetting(tx, services, { name: passkeySetting, value: passkeysRequired });
    await tx
      .deleteFrom("member_sessions")
      .where("began_with", "not in", ["passkey", "recovery code"])
      .where("id", "!=", actor.sessionId)
      .execute();
    await recordAudit(tx, services, { actor, action: "people.passkeys_required" });
  });
}

async function namesWithoutPasskey(tx: Tx, services: Services): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom("team_members")
    .select(["id", "name", "email"])
    .where("state", "=", "active")
    .where("id", "not in", completePasskeys(tx).select("passkey.team_member_id"))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => shownName(services, row));
}

/** Lets codes of apps sign in again, as before: an owner, or whoever has the terminal. @returns whether it was on. */
export async function makePasskeysOptional(services: Services, actor: Actor | "terminal"): Promise<boolean> {
  if (actor !== "terminal") authorize(actor, "team.manage");
  return services.store.transact(async (tx) => {
    if (!(await lockedPasskeyRule(tx))) return false;
    await putTeamSetting(tx, services, { name: passkeySetting, value: "" });
    await recordAudit(tx, services, { actor, action: "people.passkeys_optional" });
    return true;
  });
}
