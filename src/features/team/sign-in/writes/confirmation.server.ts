import { randomBytes } from "node:crypto";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { authSecret } from "#platform/auth/auth-secrets.ts";
import { cookieNames, expiredCookie, sessionCookie } from "#platform/auth/cookies.ts";
import { hour, instantNow, second } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { ListedPage } from "#platform/http/recent-sign-in.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { signInErrors } from "../../copy.ts";
import { passkeyRefusals } from "../copy/passkeys.ts";
import { passkeyByCredential, requireRecentSignIn, sessionOfCookies, tokenIndex } from "../reads.server.ts";
import { isRecent, listedRowsWithoutProof, sessionHours } from "../rules.ts";
import type { Assertion } from "../schema.ts";
import { type Asked, askForPasskey, refusedPasskey, verifyPasskey } from "./passkeys.server.ts";
import {
  countingTries,
  type Own,
  ownTry,
  proveBoth,
  sessionOnly,
  verifyOwnPassword,
  wrongField,
} from "./proofs.server.ts";

/**
 * Confirms who a signed-in team member is, with the password and, where it is on, the second factor. Wrong attempts are
 * counted like those for other changes of one's own account.
 * @returns the cookie with the session's new token.
 */
export async function confirmIdentity(
  services: Services,
  own: Own,
  { password, code = "" }: { password: string; code?: string | undefined },
): Promise<readonly string[]> {
  if (!own.actor.hasSecondFactor) await verifyOwnPassword(services, own, { password, field: "password" });
  else if (code.trim() === "") throw wrongField("code", signInErrors.codeMissing);
  else await proveBoth(services, own, { password, code });
  return renewSession(services, own);
}

/**
 * Notes that a team member has just proved who they are. The session goes on with a new token, so that a copy of the old
 * one doesn't profit from it; it doesn't last longer than before.
 * @returns the cookie with the new token.
 */
async function renewSession(services: Services, { actor }: Own): Promise<readonly string[]> {
  const token = randomBytes(32).toString("base64url");
  await services.store.transact(async (tx) => {
    await tx
      .updateTable("member_sessions")
      .set({
        token_index: tokenIndex(services, token),
        proved_at: instantNow(services.clock),
        listed_rows: 0,
        listed_page: "",
      })
      .where("id", "=", actor.sessionId)
      .execute();
    await recordAudit(tx, services, { actor, action: "session.confirmed" });
  });
  const maxAge = (sessionHours * hour) / second;
  return [await sessionCookie(services.settings.SITE_URL, { token, secret: authSecret(services), maxAge })];
}

/** A challenge for a team member's own passkeys. @throws {HttpError} conflict if they have none. */
export function askOwnPasskey(services: Services, own: Own): Promise<Asked> {
  authorize(own.actor, "profile.own");
  if (!own.actor.hasPasskey) throw new HttpError("conflict", { message: passkeyRefusals.none });
  return askForPasskey(services, sessionOnly(services, own));
}

/**
 * Confirms who a signed-in team member is with one of their own passkeys, as `confirmIdentity` does with the password.
 * @returns the cookie with the session's new token.
 */
export async function confirmWithPasskey(
  services: Services,
  own: Own,
  response: Assertion,
): Promise<readonly string[]> {
  authorize(own.actor, "profile.own");
  await countingTries(services, ownTry(own, "passkey"), async () => {
    const passkey = await passkeyByCredential(services, response.id);
    if (passkey?.team_member_id !== own.actor.id) throw refusedPasskey("conflict");
    const setCookies = await verifyPasskey(services, own, { response, passkey, code: "conflict" });
    // better-auth begins a session with every passkey; here the one there is goes on.
    const extra = await sessionOfCookies(services, setCookies);
    await services.store.db.deleteFrom("member_sessions").where("id", "=", extra).execute();
  });
  const { SITE_URL } = services.settings;
  return [...(await renewSession(services, own)), expiredCookie(cookieNames(SITE_URL).passkey, SITE_URL)];
}

/**
 * Lets a session read a further page of a list: any number shortly after its owner proved who they are, and a few after
 * that. Looking at the same page again doesn't count.
 * @throws {HttpError} recent_sign_in_required.
 */
export async function admitPage(
  services: Services,
  actor: Actor,
  { address, rows }: ListedPage,
): Promise<void> {
  if (isRecent(actor.provedAt ?? "", services.clock.now())) return;
  const { db } = services.store;
  const page = services.cipher.blindIndex("listed page", address);
  const counted = await db
    .updateTable("member_sessions")
    .set(({ eb }) => ({ listed_rows: eb("listed_rows", "+", rows), listed_page: page }))
    .where("id", "=", actor.sessionId)
    .where("listed_page", "!=", page)
    .where("listed_rows", "<=", listedRowsWithoutProof - rows)
    .executeTakeFirst();
  if (counted.numUpdatedRows === 1n) return;
  const same = await db
    .selectFrom("member_sessions")
    .select("id")
    .where("id", "=", actor.sessionId)
    .where("listed_page", "=", page)
    .executeTakeFirst();
  if (same === undefined) requireRecentSignIn(services, actor);
}
