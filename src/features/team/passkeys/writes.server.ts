import { randomBytes } from "node:crypto";
import { recordAudit } from "#features/audit/writes.server.ts";
import { authorize } from "#features/permissions/access.ts";
import { authSecrets } from "#platform/auth/auth-secrets.ts";
import { cookieNames, expiredCookie, onlyCookie } from "#platform/auth/cookies.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { isId } from "#platform/ids/ids.ts";
import type { Services } from "#platform/services.ts";
import { type Own, sessionOnly } from "../profile/writes/proofs.server.ts";
import { authRefusal } from "../sign-in/errors.ts";
import { authOf } from "../sign-in/reads.server.ts";
import { lockedPasskeyRule } from "../sign-in/writes/passkey-rule.server.ts";
import { newRecoveryCodes } from "../sign-in/writes/recovery-codes.server.ts";
import { endSessions, removeFactor } from "../sign-in/writes.server.ts";
import { passkeyRefusals } from "./copy.ts";
import { passkeyByCredential } from "./reads.server.ts";
import { mostPasskeys } from "./rules.ts";
import type { Registration } from "./schema.ts";
import type { Asked } from "./writes/assertion.server.ts";

/** A challenge for a new passkey. Devices that have one of this team member already say so. */
export async function startPasskey(services: Services, own: Own): Promise<Asked> {
  authorize(own.actor, "profile.own");
  const { length } = await services.store.db
    .selectFrom("staff_passkeys")
    .select("id")
    .where("staff_id", "=", own.actor.id)
    .execute();
  if (length >= mostPasskeys) throw new HttpError("conflict", { message: passkeyRefusals.tooMany });
  const auth = await authOf(services);
  const { headers, response } = await auth.api.generatePasskeyRegistrationOptions({
    headers: sessionOnly(services, own),
    returnHeaders: true,
  });
  return { options: { ...response }, setCookies: headers.getSetCookie() };
}

/**
 * Adds a passkey. If it's the first second factor, the password alone no longer signs in from now on, and all other
 * sessions end.
 * @returns recovery codes in that case, shown only once.
 */
export async function addPasskey(
  services: Services,
  own: Own,
  { name, response }: { name: string; response: Registration },
): Promise<{ codes: readonly string[]; setCookies: readonly string[] }> {
  authorize(own.actor, "profile.own");
  const { SITE_URL } = services.settings;
  const names = cookieNames(SITE_URL);
  const auth = await authOf(services);
  await auth.api
    .verifyPasskeyRegistration({
      body: { response, name: name.trim() },
      headers: onlyCookie(own.headers, names.session, names.passkey),
    })
    .catch((error: unknown) => {
      if (!isRefusedRegistration(error)) throw error;
      const isLate = authRefusal(error) === "CHALLENGE_NOT_FOUND";
      services.log.warn({ event: "security.passkey_refused", reason: isLate ? "too_late" : "registration" });
      throw new HttpError("conflict", {
        message: isLate ? passkeyRefusals.tooLate : passkeyRefusals.notAdded,
      });
    });
  const added = await passkeyByCredential(services, response.id);
  if (added?.staff_id !== own.actor.id)
    throw new HttpError("conflict", { message: passkeyRefusals.notAdded });
  const { codes, stored } = await newRecoveryCodes(services, own.actor.id);
  const secret = await unknownSecret(services);
  const isFirst = await services.store.transact(async (tx) => {
    const hadFactor = await lockedFactor(tx, own.actor.id);
    if (!hadFactor) {
      await tx.updateTable("staff").set({ second_factor: 1 }).where("id", "=", own.actor.id).execute();
      await tx
        .insertInto("staff_second_factors")
        .values({
          id: services.ids.next(),
          staff_id: own.actor.id,
          secret,
          recovery_codes: stored,
          verified: 0,
          failures: 0,
          locked_until: null,
        })
        .onConflict((conflict) => conflict.column("staff_id").doUpdateSet({ recovery_codes: stored }))
        .execute();
      await endSessions(tx, own.actor.id, own.actor.sessionId);
    }
    await recordAudit(tx, services, { actor: own.actor, action: "passkey.added", subject: added.id });
    return !hadFactor;
  });
  services.log.info({ event: "security.passkey_added" });
  return { codes: isFirst ? codes : [], setCookies: [expiredCookie(names.passkey, SITE_URL)] };
}

/** Renames one of the team member's own passkeys. @throws {HttpError} not_found. */
export async function renamePasskey(
  services: Services,
  { actor }: Pick<Own, "actor">,
  { id, name }: { id: string; name: string },
): Promise<void> {
  authorize(actor, "profile.own");
  await services.store.transact(async (tx) => {
    const renamed = await tx
      .updateTable("staff_passkeys")
      .set({ name: services.cipher.encrypt(name.trim(), { table: "staff_passkeys", column: "name", id }) })
      .where("id", "=", isId(id) ? id : "")
      .where("staff_id", "=", actor.id)
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
      .deleteFrom("staff_passkeys")
      .where("id", "=", isId(id) ? id : "")
      .where("staff_id", "=", actor.id)
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

/**
 * Takes the app away. Passkeys and recovery codes stay, if there are any passkeys; otherwise the whole second factor
 * goes.
 */
export async function removeApp(tx: Tx, services: Services, staffId: string): Promise<void> {
  await lockedFactor(tx, staffId);
  if (!(await hasPasskeys(tx, staffId))) return removeFactor(tx, staffId);
  await tx
    .updateTable("staff_second_factors")
    .set({ secret: await unknownSecret(services), verified: 0 })
    .where("staff_id", "=", staffId)
    .execute();
}

/** Whether the team member has a second factor; the account is locked until the transaction ends. */
async function lockedFactor(tx: Tx, staffId: string): Promise<boolean> {
  const { second_factor } = await tx
    .updateTable("staff")
    .set(({ ref }) => ({ revision: ref("revision") }))
    .where("id", "=", staffId)
    .returning("second_factor")
    .executeTakeFirstOrThrow();
  return second_factor === 1;
}

async function hasPasskeys(tx: Tx, staffId: string): Promise<boolean> {
  const found = tx.selectFrom("staff_passkeys").select("id").where("staff_id", "=", staffId).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Whether a team member has a passkey or an app. */
export async function hasFactor(tx: Tx, staffId: string): Promise<boolean> {
  if (await hasPasskeys(tx, staffId)) return true;
  const app = await tx
    .selectFrom("staff_second_factors")
    .select("verified")
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  return app?.verified === 1;
}

/** In place of an app's secret where there is no app: random, and nobody has seen it. */
async function unknownSecret(services: Services): Promise<string> {
  const { symmetricEncrypt } = await import("better-auth/crypto");
  return symmetricEncrypt({ key: authSecrets(services), data: randomBytes(20).toString("hex") });
}

/** Whatever is wrong with a device's answer, better-auth says that it failed itself. */
function isRefusedRegistration(error: unknown): boolean {
  if (authRefusal(error) !== undefined) return true;
  const body: unknown = error instanceof Error ? Reflect.get(error, "body") : undefined;
  return (
    typeof body === "object" && body !== null && Reflect.get(body, "code") === "FAILED_TO_VERIFY_REGISTRATION"
  );
}
