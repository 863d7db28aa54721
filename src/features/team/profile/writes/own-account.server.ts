import { recordAudit } from "#platform/audit/record-audit.ts";
import { cookieNames, expiredCookie } from "#platform/auth/cookies.ts";
import { onBehalfOf } from "#platform/auth/password-queue.ts";
import { hashPassword } from "#platform/auth/passwords.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { putTeamSetting } from "#platform/settings/change-setting.ts";
import { signInRefusals } from "../../copy.ts";
import { rememberBrowser } from "../../sign-in/writes/browsers.server.ts";
import { type Own, verifyOwnPassword } from "../../sign-in/writes/proofs.server.ts";
import { endSessions } from "../../sign-in/writes/sessions.server.ts";
import { forgetTriesOn } from "../../sign-in/writes/sign-in.server.ts";
import { storePassword } from "../../writes/accounts.server.ts";
import { rejectWeakPassword } from "../../writes/weak-password.server.ts";
import { ownProfile } from "../reads.server.ts";
import { type MailTime, mailTimeSetting, weeklySummarySetting } from "../rules.ts";

/**
 * Changes the password and ends all other sessions of this team member.
 * @returns the cookie that keeps this browser known.
 */
export async function changePassword(
  services: Services,
  own: Own,
  { current, password }: { current: string; password: string },
): Promise<readonly string[]> {
  const { actor, network } = own;
  await verifyOwnPassword(services, own, { password: current, field: "current" });
  const { name, email } = await ownProfile(services, actor);
  await rejectWeakPassword(services, { name, email, password });
  const passwordHash = await onBehalfOf(network, () => hashPassword(password, services.hashCosts.password));
  await services.store.transact(async (tx) => {
    await storePassword(tx, { teamMemberId: actor.id, passwordHash });
    await endSessions(tx, actor.id, actor.sessionId);
    await forgetTriesOn(tx, services, actor.id);
    await recordAudit(tx, services, { actor, action: "password.changed" });
  });
  return rememberBrowser(services, own, actor.id);
}

export async function changeOwnName(services: Services, { actor }: Own, name: string): Promise<void> {
  authorize(actor, "profile.own");
  const { id } = actor;
  await services.store.transact(async (tx) => {
    await tx
      .updateTable("team_members")
      .set(({ eb }) => ({
        name: services.cipher.encrypt(name.trim(), { table: "staff", column: "name", id }),
        revision: eb("revision", "+", 1),
      }))
      .where("id", "=", id)
      .execute();
    await recordAudit(tx, services, { actor, action: "profile.renamed", subject: id });
  });
}

/** @throws {HttpError} not_found if it isn't one of theirs. */
export async function endOwnSession(services: Services, { actor }: Own, sessionId: string): Promise<void> {
  authorize(actor, "profile.own");
  await services.store.transact(async (tx) => {
    const ended = await tx
      .deleteFrom("member_sessions")
      .where("id", "=", sessionId)
      .where("team_member_id", "=", actor.id)
      .executeTakeFirst();
    if (ended.numDeletedRows !== 1n) throw new HttpError("not_found", { message: signInRefusals.noSession });
    await recordAudit(tx, services, { actor, action: "session.ended", subject: sessionId });
  });
}

export async function endOtherSessions(services: Services, { actor }: Own): Promise<void> {
  authorize(actor, "profile.own");
  await services.store.transact(async (tx) => {
    await endSessions(tx, actor.id, actor.sessionId);
    await recordAudit(tx, services, { actor, action: "profile.other_sessions_ended", subject: actor.id });
  });
}

/** Ends all of the team member's sessions, including this one. @returns the headers that delete the cookie. */
export async function endOwnSessions(services: Services, { actor }: Own): Promise<readonly string[]> {
  authorize(actor, "profile.own");
  await services.store.transact(async (tx) => {
    await endSessions(tx, actor.id);
    await recordAudit(tx, services, { actor, action: "profile.sessions_ended", subject: actor.id });
  });
  const { SITE_URL } = services.settings;
  return [expiredCookie(cookieNames(SITE_URL).session, SITE_URL)];
}

/** What waits for a summary already still comes with it. */
export async function changeMailTime(services: Services, actor: Actor, when: MailTime): Promise<void> {
  authorize(actor, "profile.own");
  authorize(actor, "messages.read");
  await services.store.transact(async (tx) => {
    await putTeamSetting(tx, services, { name: mailTimeSetting(actor.id), value: when });
    await recordAudit(tx, services, { actor, action: "profile.inbox_mails_changed", subject: actor.id });
  });
}

export async function changeWeeklySummary(services: Services, actor: Actor, wanted: boolean): Promise<void> {
  authorize(actor, "profile.own");
  authorize(actor, "admin.read");
  await services.store.transact(async (tx) => {
    const value = wanted ? "on" : "off";
    await putTeamSetting(tx, services, { name: weeklySummarySetting(actor.id), value });
    await recordAudit(tx, services, { actor, action: "profile.weekly_summary_changed", subject: actor.id });
  });
}
