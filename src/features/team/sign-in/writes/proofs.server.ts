import { onBehalfOf } from "#platform/auth/password-queue.ts";
import { isPassword } from "#platform/auth/passwords.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { signInErrors, signInRefusals } from "../../copy.ts";
import { takeCode } from "../../writes/accounts.server.ts";
import { countTry, forgetTries, type Try } from "../../writes/tries.server.ts";
import { isAppCode } from "../rules.ts";
import { isCodeOfApp } from "./app-codes.server.ts";
import type { From } from "./browsers.server.ts";
import { takeRecoveryCode } from "./recovery-codes.server.ts";

export type Own = From & { actor: Actor };

/** Both are required before changes that the password alone must not allow. */
export async function proveBoth(
  services: Services,
  own: Own,
  { password, code }: { password: string; code: string },
): Promise<void> {
  await verifyOwnPassword(services, own, { password, field: "password" });
  await countingTries(services, ownTry(own, "code"), async () => {
    if (isAppCode(code)) await checkKnownApp(services, own, code);
    else if (
      !(await onBehalfOf(own.network, () => takeRecoveryCode(services, { teamMemberId: own.actor.id, code })))
    )
      throw wrongField("code", signInRefusals.wrongCode);
  });
}

/** Verifies a code from the app that is being set up, or is on. */
export function proveCode(services: Services, own: Own, code: string): Promise<void> {
  return countingTries(services, ownTry(own, "code"), () => checkAppCode(services, own, code, false));
}

/** A code only proves something if it's of the app that is on, not of one that is being set up. */
async function checkKnownApp(services: Services, own: Own, code: string): Promise<void> {
  if (own.actor.passkeysRequired) throw wrongField("code", signInRefusals.passkeyNeeded);
  if (!own.actor.hasApp) throw wrongField("code", signInRefusals.wrongCode);
  await checkAppCode(services, own, code, true);
}

async function checkAppCode(services: Services, own: Own, code: string, confirmed: boolean): Promise<void> {
  const { id } = own.actor;
  await takeCode(services, id, code).catch((error: unknown) => {
    throw error instanceof HttpError ? wrongField("code", signInRefusals.wrongCode) : error;
  });
  const isRight = await isCodeOfApp(services, { teamMemberId: id, code, confirmed });
  if (isRight === undefined) throw new HttpError("conflict", { message: signInRefusals.notStarted });
  if (!isRight) throw wrongField("code", signInRefusals.wrongCode);
}

/** Wrong attempts are counted. */
export async function verifyOwnPassword(
  services: Services,
  own: Own,
  { password, field }: { password: string; field: "password" | "current" },
): Promise<void> {
  authorize(own.actor, "profile.own");
  await countingTries(services, ownTry(own, "own password"), async () => {
    const { password_hash } = await services.store.db
      .selectFrom("team_members")
      .select("password_hash")
      .where("id", "=", own.actor.id)
      .executeTakeFirstOrThrow();
    if (!(await onBehalfOf(own.network, () => isPassword(password, password_hash))))
      throw wrongField(field, signInErrors.currentWrong);
  });
}

/** Signed-in team members have their own count of attempts, which attempts at the login can't use up. */
export function ownTry({ actor }: Own, kind: "code" | "passkey" | "own password"): Try {
  return { kind, account: actor.id, source: { session: "own" } };
}

/** Counts an attempt, and forgets it and those before it if the check succeeds. */
export async function countingTries<T>(
  services: Services,
  counted: Try,
  check: () => Promise<T>,
): Promise<T> {
  await countTry(services, counted);
  const done = await check();
  await forgetTries(services, counted);
  return done;
}

export function wrongField(field: string, message: string): HttpError {
  return new HttpError("invalid_input", { message, fields: { [field]: message } });
}
