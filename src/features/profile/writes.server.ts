import { toString as drawQr } from "qrcode";
import { signInErrors, signInRefusals } from "#content/desk/sign-in-sentences.ts";
import { countTry, digitsOf, forgetTries, putPassword, takeCode } from "#features/accounts/writes.server.ts";
import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, demand } from "#features/roles/access.ts";
import { authRefusal } from "#features/sign-in/errors.ts";
import { authOf, sessionOfCookies } from "#features/sign-in/reads.server.ts";
import { endSessions } from "#features/sign-in/writes.server.ts";
import { cookieNames, onlyCookie } from "#platform/auth/cookies.ts";
import { hashPassword, isPassword } from "#platform/auth/passwords.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";

/** Who acts, and the request their session came with. */
export type Own = { actor: Actor; headers: Headers };

export type StartedFactor = { secret: string; picture: string };

/** Begins to turn on the second step: a secret for the app. Nothing is asked for at sign-in before `confirm`. */
export async function startSecondFactor(
  services: Services,
  own: Own,
  password: string,
): Promise<StartedFactor> {
  const auth = await authOf(services);
  const started = await provingPassword(services, own, () =>
    auth.api.enableTwoFactor({ body: { password, method: "totp" }, headers: sessionOnly(services, own) }),
  );
  if (started.method !== "totp") throw new HttpError("internal");
  const secret = new URL(started.totpURI).searchParams.get("secret") ?? "";
  const svg = await drawQr(started.totpURI, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  return { secret, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}` };
}

/**
 * Turns on the second step with the app's first code. Every other session of this person ends.
 * @returns the recovery codes, which are shown this once, and the cookie of the session that goes on.
 */
export async function confirmSecondFactor(
  services: Services,
  own: Own,
  code: string,
): Promise<{ codes: readonly string[]; setCookies: readonly string[] }> {
  demand(own.actor, "profile.own");
  const { id } = own.actor;
  const account = `code ${id}`;
  await countTry(services, account);
  await takeCode(services, id, code);
  const auth = await authOf(services);
  const { headers } = await auth.api
    .verifyTOTP({
      body: { code: digitsOf(code) },
      headers: sessionOnly(services, own),
      returnHeaders: true,
    })
    .catch((error: unknown) => {
      const refusal = authRefusal(error);
      if (refusal === undefined) throw error;
      throw refusal === "INVALID_CODE"
        ? wrongField("code", signInRefusals.wrongCode)
        : new HttpError("conflict", { message: signInRefusals.notStarted });
    });
  await forgetTries(services, account);
  const setCookies = headers.getSetCookie();
  const here = await sessionOfCookies(services, setCookies);
  await services.store.transact(async (tx) => {
    await endSessions(tx, id, here);
    await recordAudit(tx, services, { actor: own.actor, action: "second_factor.on" });
  });
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: id } });
  return { codes: backupCodes, setCookies };
}

/** Turns off the second step. @returns the cookie of the session that goes on. */
export async function turnOffSecondFactor(
  services: Services,
  own: Own,
  password: string,
): Promise<readonly string[]> {
  const auth = await authOf(services);
  const { headers } = await provingPassword(services, own, () =>
    auth.api.disableTwoFactor({
      body: { password },
      headers: sessionOnly(services, own),
      returnHeaders: true,
    }),
  );
  await services.store.transact((tx) =>
    recordAudit(tx, services, { actor: own.actor, action: "second_factor.off" }),
  );
  return headers.getSetCookie();
}

/** New recovery codes in place of all earlier ones. */
export async function renewRecoveryCodes(
  services: Services,
  own: Own,
  password: string,
): Promise<readonly string[]> {
  const auth = await authOf(services);
  const { backupCodes } = await provingPassword(services, own, () =>
    auth.api.generateBackupCodes({ body: { password }, headers: sessionOnly(services, own) }),
  );
  await services.store.transact((tx) =>
    recordAudit(tx, services, { actor: own.actor, action: "recovery_codes.renewed" }),
  );
  return backupCodes;
}

/** Another password in place of the present one. Every other session of this person ends. */
export async function changePassword(
  services: Services,
  { actor }: Own,
  { current, password }: { current: string; password: string },
): Promise<void> {
  demand(actor, "profile.own");
  const account = ownAccount(actor);
  await countTry(services, account);
  const { password_hash } = await services.store.db
    .selectFrom("staff")
    .select("password_hash")
    .where("id", "=", actor.id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(current, password_hash))) throw wrongField("current", signInErrors.currentWrong);
  await forgetTries(services, account);
  const passwordHash = await hashPassword(password);
  await services.store.transact(async (tx) => {
    await putPassword(tx, { staffId: actor.id, passwordHash });
    await endSessions(tx, actor.id, actor.sessionId);
    await recordAudit(tx, services, { actor, action: "password.changed" });
  });
}

/** Ends one of one's own sessions. @throws {HttpError} not_found when it is no session of theirs. */
export async function endOwnSession(services: Services, { actor }: Own, sessionId: string): Promise<void> {
  demand(actor, "profile.own");
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

/** Does what asks for the present password; wrong ones are counted for this account. */
async function provingPassword<T>(services: Services, { actor }: Own, act: () => Promise<T>): Promise<T> {
  demand(actor, "profile.own");
  const account = ownAccount(actor);
  await countTry(services, account);
  const done = await act().catch((error: unknown) => {
    const refusal = authRefusal(error);
    if (refusal === undefined) throw error;
    if (refusal === "INVALID_PASSWORD") throw wrongField("password", signInErrors.currentWrong);
    throw new HttpError("conflict", {
      message: refusal === "TOTP_ALREADY_ENABLED" ? signInRefusals.alreadyOn : signInRefusals.notStarted,
    });
  });
  await forgetTries(services, account);
  return done;
}

function ownAccount({ id }: Actor): string {
  return `own password ${id}`;
}

function sessionOnly({ settings }: Services, { headers }: Own): Headers {
  return onlyCookie(headers, cookieNames(settings.SITE_URL).session);
}

function wrongField(field: string, message: string): HttpError {
  return new HttpError("invalid_input", { message, fields: { [field]: message } });
}
