import { toString as drawQr } from "qrcode";
import { site } from "#content/site.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { cookieNames, expiredCookie } from "#platform/auth/cookies.ts";
import { onBehalfOf } from "#platform/auth/password-queue.ts";
import { hashPassword } from "#platform/auth/passwords.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { putTeamSetting } from "#platform/settings/change-setting.ts";
import { signInErrors, signInRefusals } from "../../copy.ts";
import { requireRecentSignIn } from "../../sign-in/reads.server.ts";
import { appAddress, encryptedSecret, newAppSecret } from "../../sign-in/writes/app-codes.server.ts";
import { rememberBrowser } from "../../sign-in/writes/browsers.server.ts";
import {
  type Own,
  proveBoth,
  proveCode,
  verifyOwnPassword,
  wrongField,
} from "../../sign-in/writes/proofs.server.ts";
import { newRecoveryCodes, putRecoveryCodes } from "../../sign-in/writes/recovery-codes.server.ts";
import {
  hasFactor,
  lockedFactor,
  removeApp,
  removeIncompletePasskeys,
} from "../../sign-in/writes/second-factor.server.ts";
import { endSessions, renewToken } from "../../sign-in/writes/sessions.server.ts";
import { forgetTriesOn } from "../../sign-in/writes/sign-in.server.ts";
import { storePassword } from "../../writes/accounts.server.ts";
import { rejectWeakPassword } from "../../writes/weak-password.server.ts";
import { ownProfile } from "../reads.server.ts";
import { type MailTime, mailTimeSetting, weeklySummarySetting } from "../rules.ts";

type StartedFactor = { secret: string; picture: string };

/**
 * Starts setting up an app: creates its secret. It isn't asked for at sign-in before `confirm`. Who has passkeys must have
 * shown one a short time ago, so that the password alone can't add another way in.
 */
export async function startSecondFactor(
  services: Services,
  own: Own,
  password: string,
): Promise<StartedFactor> {
  refuseApp(own);
  if (own.actor.hasPasskey) requireRecentSignIn(services, own.actor);
  await verifyOwnPassword(services, own, { password, field: "password" });
  return beginFactor(services, own);
}

/**
 * Moves two-step sign-in to another phone: the present app and recovery codes stop working, and a new secret is created
 * as in `startSecondFactor`.
 */
export async function moveSecondFactor(
  services: Services,
  own: Own,
  given: { password: string; code: string },
): Promise<StartedFactor> {
  refuseApp(own);
  await proveBoth(services, own, given);
  await services.store.transact(async (tx) => {
    await removeApp(tx, own.actor.id);
    await recordAudit(tx, services, { actor: own.actor, action: "second_factor.moved" });
  });
  return beginFactor(services, own);
}

/** Where the team requires passkeys, an app would open nothing. */
function refuseApp({ actor }: Own): void {
  if (actor.passkeysRequired) throw new HttpError("conflict", { message: signInRefusals.passkeyInstead });
}

async function beginFactor(services: Services, own: Own): Promise<StartedFactor> {
  const { id: teamMemberId } = own.actor;
  const secret = newAppSecret();
  await services.store.transact(async (tx) => {
    await removeIncompletePasskeys(tx, teamMemberId);
    const found = await tx
      .selectFrom("member_second_factors")
      .select(["id", "verified"])
      .where("team_member_id", "=", teamMemberId)
      .executeTakeFirst();
    if (found?.verified === 1) throw new HttpError("conflict", { message: signInRefusals.alreadyOn });
    const id = found?.id ?? services.ids.next();
    const encrypted = encryptedSecret(services, id, secret);
    // Recovery codes that came with a passkey stay valid.
    await tx
      .insertInto("member_second_factors")
      .values({ id, team_member_id: teamMemberId, secret: encrypted, recovery_codes: "[]", verified: 0 })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ secret: encrypted }))
      .execute();
  });
  const { email } = await ownProfile(services, own.actor);
  const address = appAddress({ issuer: site.productName, email, secret });
  const svg = await drawQr(address, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  return { secret, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}` };
}

/**
 * Turns on two-step sign-in with the app's first code, and ends all other sessions of this team member.
 * @returns the recovery codes, shown only once, and the new cookie of the current session, if this is the first second factor.
 */
export async function confirmSecondFactor(
  services: Services,
  own: Own,
  code: string,
): Promise<{ codes: readonly string[]; setCookies: readonly string[] }> {
  authorize(own.actor, "profile.own");
  refuseApp(own);
  const { id, sessionId = "" } = own.actor;
  await proveCode(services, own, code);
  const { codes, stored } = await newRecoveryCodes(services, id);
  const cookie = await services.store.transact(async (tx) => {
    const hadFactor = await lockedFactor(tx, id);
    await tx.updateTable("team_members").set({ second_factor: 1 }).where("id", "=", id).execute();
    await tx
      .updateTable("member_second_factors")
      .set({ verified: 1, recovery_codes: stored })
      .where("team_member_id", "=", id)
      .execute();
    await endSessions(tx, id, sessionId);
    await recordAudit(tx, services, { actor: own.actor, action: "second_factor.on" });
    return hadFactor ? undefined : renewToken(tx, services, sessionId);
  });
  return { codes, setCookies: cookie === undefined ? [] : [cookie] };
}

/**
 * Turns off the app. Passkeys stay; without any, signing in takes the password alone.
 * @throws {HttpError} conflict if that isn't allowed in this team.
 */
export async function turnOffSecondFactor(
  services: Services,
  own: Own,
  given: { password: string; code: string },
): Promise<void> {
  authorize(own.actor, "profile.own");
  if (own.actor.factorRequired && !own.actor.hasPasskey)
    throw new HttpError("conflict", { message: signInRefusals.factorNeeded });
  await proveBoth(services, own, given);
  await services.store.transact(async (tx) => {
    await removeApp(tx, own.actor.id);
    if (own.actor.factorRequired && !(await hasFactor(tx, own.actor.id)))
      throw new HttpError("conflict", { message: signInRefusals.factorNeeded });
    await recordAudit(tx, services, { actor: own.actor, action: "second_factor.off" });
  });
}

/**
 * Replaces all recovery codes, with the password and a code. Who has passkeys only can have lost the codes, and shows a
 * passkey instead.
 */
export async function renewRecoveryCodes(
  services: Services,
  own: Own,
  { password = "", code = "" }: { password?: string | undefined; code?: string | undefined },
): Promise<readonly string[]> {
  const { id, hasApp, hasPasskey } = own.actor;
  authorize(own.actor, "profile.own");
  if (!hasApp && hasPasskey) requireRecentSignIn(services, own.actor);
  else if (password === "") throw wrongField("password", signInErrors.currentMissing);
  else if (code.trim() === "") throw wrongField("code", signInErrors.codeMissing);
  else await proveBoth(services, own, { password, code });
  const { codes, stored } = await newRecoveryCodes(services, id);
  await services.store.transact(async (tx) => {
    await putRecoveryCodes(tx, { teamMemberId: id, stored });
    await recordAudit(tx, services, { actor: own.actor, action: "recovery_codes.renewed" });
  });
  return codes;
}

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
