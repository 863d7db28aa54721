import { toString as drawQr } from "qrcode";
import { recordAudit } from "#features/audit/writes.server.ts";
import { authorize } from "#features/permissions/access.ts";
import { cookieNames, expiredCookie } from "#platform/auth/cookies.ts";
import { onBehalfOf } from "#platform/auth/password-queue.ts";
import { hashPassword } from "#platform/auth/passwords.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { signInRefusals } from "../sign-in/copy/sentences.ts";
import { authRefusal } from "../sign-in/errors.ts";
import { authOf, sessionOfCookies } from "../sign-in/reads.server.ts";
import { rememberBrowser } from "../sign-in/writes/browsers.server.ts";
import { newRecoveryCodes, putRecoveryCodes } from "../sign-in/writes/recovery-codes.server.ts";
import { endSessions, forgetTriesOn, removeFactor } from "../sign-in/writes.server.ts";
import { rejectWeakPassword } from "../writes/weak-password.server.ts";
import { storePassword } from "../writes.server.ts";
import { ownProfile } from "./reads.server.ts";
import { type Own, proveBoth, proveCode, sessionOnly, verifyOwnPassword } from "./writes/proofs.server.ts";

type StartedFactor = { secret: string; picture: string };

/** Starts turning on two-step sign-in: creates a secret for the app. It isn't required at sign-in before `confirm`. */
export async function startSecondFactor(
  services: Services,
  own: Own,
  password: string,
): Promise<StartedFactor> {
  await verifyOwnPassword(services, own, { password, field: "password" });
  return beginFactor(services, own, password);
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
  await proveBoth(services, own, given);
  await services.store.transact(async (tx) => {
    await removeFactor(tx, own.actor.id);
    await recordAudit(tx, services, { actor: own.actor, action: "second_factor.moved" });
  });
  return beginFactor(services, own, given.password);
}

async function beginFactor(services: Services, own: Own, password: string): Promise<StartedFactor> {
  const auth = await authOf(services);
  const started = await onBehalfOf(own.network, () =>
    auth.api.enableTwoFactor({ body: { password, method: "totp" }, headers: sessionOnly(services, own) }),
  ).catch((error: unknown) => {
    const refusal = authRefusal(error);
    if (refusal === undefined) throw error;
    throw new HttpError("conflict", {
      message: refusal === "TOTP_ALREADY_ENABLED" ? signInRefusals.alreadyOn : signInRefusals.notStarted,
    });
  });
  if (started.method !== "totp") throw new HttpError("internal");
  const secret = new URL(started.totpURI).searchParams.get("secret") ?? "";
  const svg = await drawQr(started.totpURI, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  return { secret, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}` };
}

/**
 * Turns on two-step sign-in with the app's first code, and ends all other sessions of this team member.
 * @returns the recovery codes, shown only once, and the cookie of the current session.
 */
export async function confirmSecondFactor(
  services: Services,
  own: Own,
  code: string,
): Promise<{ codes: readonly string[]; setCookies: readonly string[] }> {
  authorize(own.actor, "profile.own");
  const { id } = own.actor;
  const { setCookies } = await proveCode(services, own, code);
  const here = await sessionOfCookies(services, setCookies);
  const { codes, stored } = await newRecoveryCodes(services, id);
  await services.store.transact(async (tx) => {
    await putRecoveryCodes(tx, { staffId: id, stored });
    await endSessions(tx, id, here);
    await recordAudit(tx, services, { actor: own.actor, action: "second_factor.on" });
  });
  return { codes, setCookies };
}

/** Turns off two-step sign-in. @throws {HttpError} conflict if the team requires it. */
export async function turnOffSecondFactor(
  services: Services,
  own: Own,
  given: { password: string; code: string },
): Promise<void> {
  authorize(own.actor, "profile.own");
  if (own.actor.factorRequired) throw new HttpError("conflict", { message: signInRefusals.factorNeeded });
  await proveBoth(services, own, given);
  await services.store.transact(async (tx) => {
    await removeFactor(tx, own.actor.id);
    await recordAudit(tx, services, { actor: own.actor, action: "second_factor.off" });
  });
}

/** Replaces all recovery codes. */
export async function renewRecoveryCodes(
  services: Services,
  own: Own,
  given: { password: string; code: string },
): Promise<readonly string[]> {
  await proveBoth(services, own, given);
  const { id } = own.actor;
  const { codes, stored } = await newRecoveryCodes(services, id);
  await services.store.transact(async (tx) => {
    await putRecoveryCodes(tx, { staffId: id, stored });
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
    await storePassword(tx, { staffId: actor.id, passwordHash });
    await endSessions(tx, actor.id, actor.sessionId);
    await forgetTriesOn(tx, services, actor.id);
    await recordAudit(tx, services, { actor, action: "password.changed" });
  });
  return rememberBrowser(services, own, actor.id);
}

/** Changes the team member's own name. */
export async function changeOwnName(services: Services, { actor }: Own, name: string): Promise<void> {
  authorize(actor, "profile.own");
  const { id } = actor;
  await services.store.transact(async (tx) => {
    await tx
      .updateTable("staff")
      .set(({ eb }) => ({
        name: services.cipher.encrypt(name.trim(), { table: "staff", column: "name", id }),
        revision: eb("revision", "+", 1),
      }))
      .where("id", "=", id)
      .execute();
    await recordAudit(tx, services, { actor, action: "profile.renamed", subject: id });
  });
}

/** Ends one of the team member's own sessions. @throws {HttpError} not_found if it isn't one of theirs. */
export async function endOwnSession(services: Services, { actor }: Own, sessionId: string): Promise<void> {
  authorize(actor, "profile.own");
  await services.store.transact(async (tx) => {
    const ended = await tx
      .deleteFrom("staff_sessions")
      .where("id", "=", sessionId)
      .where("staff_id", "=", actor.id)
      .executeTakeFirst();
    if (ended.numDeletedRows !== 1n) throw new HttpError("not_found", { message: signInRefusals.noSession });
    await recordAudit(tx, services, { actor, action: "session.ended", subject: sessionId });
  });
}

/** Ends all of the team member's sessions except the one in use. */
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
