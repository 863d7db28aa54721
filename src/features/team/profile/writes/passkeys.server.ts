import { recordAudit } from "#platform/audit/record-audit.ts";
import { cookieNames, expiredCookie, onlyCookie } from "#platform/auth/cookies.ts";
import type { Auth } from "#platform/auth/open-auth.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { isId } from "#platform/ids/ids.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { authRefusal } from "../../errors.ts";
import { passkeyRefusals } from "../../sign-in/copy/passkeys.ts";
import { authOf } from "../../sign-in/reads.server.ts";
import { mostPasskeys } from "../../sign-in/rules.ts";
import type { Registration } from "../../sign-in/schema.ts";
import { lockedPasskeyRule } from "../../sign-in/writes/passkey-rule.server.ts";
import type { Asked } from "../../sign-in/writes/passkeys.server.ts";
import { type Own, sessionOnly } from "../../sign-in/writes/proofs.server.ts";
import { newRecoveryCodes } from "../../sign-in/writes/recovery-codes.server.ts";
import {
  hasFactor,
  hasPasskeys,
  lockedFactor,
  removeFactor,
  removeIncompletePasskeys,
  unknownSecret,
} from "../../sign-in/writes/second-factor.server.ts";
import { endSessions } from "../../sign-in/writes/sign-in.server.ts";
import { ownPasskeys } from "../reads.server.ts";

/** A challenge for a new passkey, for this session. Devices that have one of this team member already say so. */
export async function startPasskey(services: Services, own: Own): Promise<Asked> {
  authorize(own.actor, "profile.own");
  const { length } = await ownPasskeys(services, own.actor);
  if (length >= mostPasskeys) throw new HttpError("conflict", { message: passkeyRefusals.tooMany });
  const auth = await authOf(services);
  const { headers, response } = await auth.api.generatePasskeyRegistrationOptions({
    headers: sessionOnly(services, own),
    query: { context: own.actor.sessionId },
    returnHeaders: true,
  });
  // A passkey that doesn't count is no reason for a device to refuse.
  const excludeCredentials = length === 0 ? [] : response.excludeCredentials;
  return { options: { ...response, excludeCredentials }, setCookies: headers.getSetCookie() };
}

/**
 * Adds a passkey. If it's the first second factor, the password alone no longer signs in from now on, and all other
 * sessions end. Either all of that is stored, or nothing.
 * @returns recovery codes in that case, shown only once.
 * @throws {HttpError} conflict; unauthorized if the session has ended in the meantime.
 */
export async function addPasskey(
  services: Services,
  own: Own,
  { name, response }: { name: string; response: Registration },
): Promise<{ codes: readonly string[]; setCookies: readonly string[] }> {
  authorize(own.actor, "profile.own");
  const verified = await verifyRegistration(services, own, { name, response });
  // The device signs for the id that it made; what the browser says beside it could name another passkey.
  if (verified.credentialID !== response.id) throw refusedRegistration(services, "claimed_id");
  const { codes, stored } = await newRecoveryCodes(services, own.actor.id);
  const secret = await unknownSecret(services);
  const isFirst = await services.store.transact(async (tx) => {
    const hadFactor = await lockedFactor(tx, own.actor.id);
    await lockSession(tx, own.actor);
    if (!hadFactor) await turnOnFactor(tx, services, { actor: own.actor, secret, stored });
    await storePasskey(tx, services, { id: verified.id, actor: own.actor, name, verified });
    await recordAudit(tx, services, { actor: own.actor, action: "passkey.added", subject: verified.id });
    return !hadFactor;
  });
  services.log.info({ event: "security.passkey_added" });
  const { SITE_URL } = services.settings;
  return {
    codes: isFirst ? codes : [],
    setCookies: [expiredCookie(cookieNames(SITE_URL).passkey, SITE_URL)],
  };
}

type Verified = Awaited<ReturnType<Auth["api"]["verifyPasskeyRegistration"]>>;

/** Has better-auth verify a new passkey, which uses up the challenge. It stores nothing. @throws {HttpError} conflict. */
async function verifyRegistration(
  services: Services,
  own: Own,
  { name, response }: { name: string; response: Registration },
): Promise<Verified> {
  const names = cookieNames(services.settings.SITE_URL);
  const auth = await authOf(services);
  return auth.api
    .verifyPasskeyRegistration({
      body: { response, name: name.trim() },
      headers: onlyCookie(own.headers, names.session, names.passkey),
    })
    .catch((error: unknown) => {
      if (!isRefusedRegistration(error)) throw error;
      const isLate = authRefusal(error) === "CHALLENGE_NOT_FOUND";
      throw refusedRegistration(services, isLate ? "too_late" : "registration");
    });
}

function refusedRegistration(
  { log }: Services,
  reason: "too_late" | "registration" | "claimed_id",
): HttpError {
  log.warn({ event: "security.passkey_refused", reason });
  return new HttpError("conflict", {
    message: reason === "too_late" ? passkeyRefusals.tooLate : passkeyRefusals.notAdded,
  });
}

/** Locks the session until the transaction ends. @throws {HttpError} unauthorized if it has ended. */
async function lockSession(tx: Tx, { id, sessionId }: Actor): Promise<void> {
  const locked = await tx
    .updateTable("member_sessions")
    .set(({ ref }) => ({ seen_at: ref("seen_at") }))
    .where("id", "=", sessionId)
    .where("team_member_id", "=", id)
    .executeTakeFirst();
  if (locked.numUpdatedRows !== 1n) throw new HttpError("unauthorized");
}

async function turnOnFactor(
  tx: Tx,
  { ids }: Services,
  { actor, secret, stored }: { actor: Actor; secret: string; stored: string },
): Promise<void> {
  await removeIncompletePasskeys(tx, actor.id);
  await tx.updateTable("team_members").set({ second_factor: 1 }).where("id", "=", actor.id).execute();
  await tx
    .insertInto("member_second_factors")
    .values({
      id: ids.next(),
      team_member_id: actor.id,
      secret,
      recovery_codes: stored,
      verified: 0,
      failures: 0,
      locked_until: null,
    })
    .onConflict((conflict) => conflict.column("team_member_id").doUpdateSet({ recovery_codes: stored }))
    .execute();
  await endSessions(tx, actor.id, actor.sessionId);
}

/** @throws {HttpError} conflict if somebody has this passkey, or the team member has the most there can be. */
async function storePasskey(
  tx: Tx,
  services: Services,
  { id, actor, name, verified }: { id: string; actor: Actor; name: string; verified: Verified },
): Promise<void> {
  const existing = await tx
    .selectFrom("member_passkeys")
    .select("id")
    .where("team_member_id", "=", actor.id)
    .execute();
  if (existing.length >= mostPasskeys) throw new HttpError("conflict", { message: passkeyRefusals.tooMany });
  const inserted = await tx
    .insertInto("member_passkeys")
    .values({
      id,
      team_member_id: actor.id,
      name: services.cipher.encrypt(name.trim(), { table: "staff_passkeys", column: "name", id }),
      credential_id: verified.credentialID,
      public_key: verified.publicKey,
      counter: verified.counter,
      transports: verified.transports ?? "",
      created_at: instantNow(services.clock),
      used_at: "",
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) throw refusedRegistration(services, "registration");
}

/** @throws {HttpError} not_found. */
export async function renamePasskey(
  services: Services,
  { actor }: Pick<Own, "actor">,
  { id, name }: { id: string; name: string },
): Promise<void> {
  authorize(actor, "profile.own");
  await services.store.transact(async (tx) => {
    const renamed = await tx
      .updateTable("member_passkeys")
      .set({ name: services.cipher.encrypt(name.trim(), { table: "staff_passkeys", column: "name", id }) })
      .where("id", "=", isId(id) ? id : "")
      .where("team_member_id", "=", actor.id)
      .executeTakeFirst();
    if (renamed.numUpdatedRows !== 1n) throw new HttpError("not_found", { message: passkeyRefusals.gone });
    await recordAudit(tx, services, { actor, action: "passkey.renamed", subject: id });
  });
}

/**
 * Removes one of the team member's own passkeys and ends their other sessions, since the device may be lost.
 * @throws {HttpError} not_found; conflict if it's the last passkey or second factor and the team requires one.
 */
export async function removePasskey(
  services: Services,
  { actor }: Pick<Own, "actor">,
  id: string,
): Promise<void> {
  authorize(actor, "profile.own");
  await services.store.transact(async (tx) => {
    const isNeeded = await lockedPasskeyRule(tx);
    // Two removals at once could otherwise each leave the other's passkey as the last.
    await lockedFactor(tx, actor.id);
    const removed = await tx
      .deleteFrom("member_passkeys")
      .where("id", "=", isId(id) ? id : "")
      .where("team_member_id", "=", actor.id)
      .executeTakeFirst();
    if (removed.numDeletedRows !== 1n) throw new HttpError("not_found", { message: passkeyRefusals.gone });
    if (isNeeded && !(await hasPasskeys(tx, actor.id)))
      throw new HttpError("conflict", { message: passkeyRefusals.lastRequired });
    if (!(await hasFactor(tx, actor.id))) {
      if (actor.factorRequired) throw new HttpError("conflict", { message: passkeyRefusals.lastOne });
      await removeFactor(tx, actor.id);
    }
    await endSessions(tx, actor.id, actor.sessionId);
    await recordAudit(tx, services, { actor, action: "passkey.removed", subject: id });
  });
  services.log.info({ event: "security.passkey_removed" });
}

/** Whatever is wrong with a device's answer, better-auth says that it failed itself. */
function isRefusedRegistration(error: unknown): boolean {
  if (authRefusal(error) !== undefined) return true;
  const body: unknown = error instanceof Error ? Reflect.get(error, "body") : undefined;
  return (
    typeof body === "object" && body !== null && Reflect.get(body, "code") === "FAILED_TO_VERIFY_REGISTRATION"
  );
}
