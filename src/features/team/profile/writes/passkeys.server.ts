import { recordAudit } from "#platform/audit/record-audit.ts";
import { cookieNames, expiredCookie } from "#platform/auth/cookies.ts";
import { registrationOptions, verifiedRegistration } from "#platform/auth/passkeys.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { isId } from "#platform/ids/ids.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { passkeyRefusals } from "../../sign-in/copy/passkeys.ts";
import { relyingParty } from "../../sign-in/reads.server.ts";
import { mostPasskeys } from "../../sign-in/rules.ts";
import type { Registration } from "../../sign-in/schema.ts";
import { openChallenge, takeChallenge } from "../../sign-in/writes/challenges.server.ts";
import { lockedPasskeyRule } from "../../sign-in/writes/passkey-rule.server.ts";
import type { Asked } from "../../sign-in/writes/passkeys.server.ts";
import type { Own } from "../../sign-in/writes/proofs.server.ts";
import { newRecoveryCodes } from "../../sign-in/writes/recovery-codes.server.ts";
import {
  hasFactor,
  hasPasskeys,
  lockedFactor,
  removeFactor,
  removeIncompletePasskeys,
} from "../../sign-in/writes/second-factor.server.ts";
import { endSessions } from "../../sign-in/writes/sessions.server.ts";
import { ownPasskeys, ownProfile } from "../reads.server.ts";

/** A challenge for a new passkey, for this session. Devices that have one of this team member already say so. */
export async function startPasskey(services: Services, own: Own): Promise<Asked> {
  authorize(own.actor, "profile.own");
  const { length } = await ownPasskeys(services, own.actor);
  if (length >= mostPasskeys) throw new HttpError("conflict", { message: passkeyRefusals.tooMany });
  const has = await services.store.db
    .selectFrom("member_passkeys")
    .select(["credential_id as id", "transports"])
    // One that doesn't count is no reason for a device to refuse.
    .where("team_member_id", "=", length === 0 ? "" : own.actor.id)
    .execute();
  const { email: userName } = await ownProfile(services, own.actor);
  const options = await registrationOptions(relyingParty(services), { userName, has });
  const { id: teamMemberId, sessionId = "" } = own.actor;
  const { challenge } = options;
  const asked = { kind: "new passkey", teamMemberId, sessionId, challenge } as const;
  return { options, setCookies: [await openChallenge(services, asked)] };
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
  const verified = await verifyRegistration(services, own, response);
  // The device signs for the id that it made; what the browser says beside it could name another passkey.
  if (verified.credentialId !== response.id) throw refusedRegistration(services, "claimed_id");
  const id = services.ids.next();
  const { codes, stored } = await newRecoveryCodes(services, own.actor.id);
  const isFirst = await services.store.transact(async (tx) => {
    const hadFactor = await lockedFactor(tx, own.actor.id);
    await lockSession(tx, own.actor);
    if (!hadFactor) await turnOnFactor(tx, services, { actor: own.actor, stored });
    await storePasskey(tx, services, { id, actor: own.actor, name, verified, response });
    await recordAudit(tx, services, { actor: own.actor, action: "passkey.added", subject: id });
    return !hadFactor;
  });
  services.log.info({ event: "security.passkey_added" });
  const { SITE_URL } = services.settings;
  return {
    codes: isFirst ? codes : [],
    setCookies: [expiredCookie(cookieNames(SITE_URL).passkey, SITE_URL)],
  };
}

type Verified = NonNullable<Awaited<ReturnType<typeof verifiedRegistration>>>;

/** Verifies a new passkey, which uses up the challenge of this session. It stores nothing. @throws {HttpError} conflict. */
async function verifyRegistration(services: Services, own: Own, response: Registration): Promise<Verified> {
  const { headers, actor } = own;
  const asked = await takeChallenge(services.store.db, services, { headers, kind: "new passkey" });
  if (asked === undefined) throw refusedRegistration(services, "too_late");
  const isOwn = asked.team_member_id === actor.id && asked.session_id === actor.sessionId;
  const { challenge } = asked;
  const verified = isOwn && (await verifiedRegistration(relyingParty(services), { response, challenge }));
  if (!verified) throw refusedRegistration(services, "registration");
  return verified;
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
  { actor, stored }: { actor: Actor; stored: string },
): Promise<void> {
  await removeIncompletePasskeys(tx, actor.id);
  await tx.updateTable("team_members").set({ second_factor: 1 }).where("id", "=", actor.id).execute();
  await tx
    .insertInto("member_second_factors")
    .values({
      id: ids.next(),
      team_member_id: actor.id,
      secret: "",
      recovery_codes: stored,
      verified: 0,
    })
    .onConflict((conflict) => conflict.column("team_member_id").doUpdateSet({ recovery_codes: stored }))
    .execute();
  await endSessions(tx, actor.id, actor.sessionId);
}

/** @throws {HttpError} conflict if somebody has this passkey, or the team member has the most there can be. */
async function storePasskey(
  tx: Tx,
  services: Services,
  {
    id,
    actor,
    name,
    verified,
    response,
  }: { id: string; actor: Actor; name: string; verified: Verified; response: Registration },
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
      credential_id: verified.credentialId,
      public_key: verified.publicKey,
      counter: verified.counter,
      transports: (response.response.transports ?? []).join(","),
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
