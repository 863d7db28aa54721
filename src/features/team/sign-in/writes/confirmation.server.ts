import { recordAudit } from "#platform/audit/record-audit.ts";
import { cookieNames, expiredCookie } from "#platform/auth/cookies.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { ListedPage } from "#platform/http/recent-sign-in.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { signInErrors } from "../../copy.ts";
import { passkeyRefusals } from "../copy/passkeys.ts";
import { passkeyByCredential, requireRecentSignIn } from "../reads.server.ts";
import { isRecent, listedRowsWithoutProof } from "../rules.ts";
import type { Assertion } from "../schema.ts";
import { type Asked, askForPasskey, refusedPasskey, verifyPasskey } from "./passkeys.server.ts";
import {
  countingTries,
  type Own,
  ownTry,
  proveBoth,
  verifyOwnPassword,
  wrongField,
} from "./proofs.server.ts";
import { renewToken } from "./sessions.server.ts";

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

/** Notes that a team member has just proved who they are. @returns the cookie with the session's new token. */
async function renewSession(
  services: Services,
  { actor }: Own,
  admits: (tx: Tx) => Promise<boolean> = async () => true,
): Promise<readonly string[]> {
  const { sessionId = "" } = actor;
  const cookie = await services.store.transact(async (tx) => {
    if (!(await admits(tx))) throw refusedPasskey("conflict");
    await tx
      .updateTable("member_sessions")
      .set({ proved_at: instantNow(services.clock), listed_rows: 0, listed_page: "" })
      .where("id", "=", sessionId)
      .execute();
    await recordAudit(tx, services, { actor, action: "session.confirmed" });
    return renewToken(tx, services, sessionId);
  });
  return [cookie];
}

/** A challenge for a team member's own passkeys. @throws {HttpError} conflict if they have none. */
export function askOwnPasskey(services: Services, own: Own): Promise<Asked> {
  authorize(own.actor, "profile.own");
  if (!own.actor.hasPasskey) throw new HttpError("conflict", { message: passkeyRefusals.none });
  return askForPasskey(services, own.actor.id);
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
  const noteUse = await countingTries(services, ownTry(own, "passkey"), async () => {
    const passkey = await passkeyByCredential(services, response.id);
    if (passkey?.team_member_id !== own.actor.id) throw refusedPasskey("conflict");
    return verifyPasskey(services, own, { response, passkey, code: "conflict" });
  });
  const { SITE_URL } = services.settings;
  const renewed = await renewSession(services, own, noteUse);
  return [...renewed, expiredCookie(cookieNames(SITE_URL).passkey, SITE_URL)];
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
