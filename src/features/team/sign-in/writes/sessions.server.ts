import { randomBytes } from "node:crypto";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { cookieNames, expiredCookie, sessionToken, tokenCookie } from "#platform/auth/cookies.ts";
import { hour, instantNow, second } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { tokenIndex, tokenIndexes } from "../reads.server.ts";
import { sessionHours } from "../rules.ts";
import type { BeganWith } from "../table.server.ts";

type Begun = { teamMemberId: string; beganWith: BeganWith; headers: Headers };

/**
 * Begins a session, and ends the one that this browser still had, whose token it has no more.
 * @param admits asks within the transaction whether what the sign-in took is still true; it locks the account.
 * @returns the session's cookie, or undefined if it isn't.
 */
export async function beginSession(
  services: Services,
  { teamMemberId, beganWith, headers }: Begun,
  admits: (tx: Tx) => Promise<boolean>,
): Promise<string | undefined> {
  const { store, clock, ids, settings } = services;
  const earlier = sessionToken(headers, settings.SITE_URL);
  const { token, cookie } = newToken(services);
  const isBegun = await store.transact(async (tx) => {
    if (!(await admits(tx))) return false;
    if (earlier !== undefined) await endSession(tx, services, earlier);
    await tx
      .insertInto("member_sessions")
      .values({
        id: ids.next(),
        token_index: tokenIndex(services, token),
        team_member_id: teamMemberId,
        created_at: instantNow(clock),
        seen_at: instantNow(clock),
        proved_at: "",
        listed_rows: 0,
        listed_page: "",
        began_with: beganWith,
      })
      .execute();
    const action = beganWith === "recovery code" ? "recovery_code.used" : "session.begun";
    await recordAudit(tx, services, { actor: { id: teamMemberId }, action });
    return true;
  });
  if (!isBegun) return undefined;
  services.log.info({ event: "security.signed_in", factors: factorsOf[beganWith] });
  return cookie;
}

const factorsOf: Readonly<Record<BeganWith, string>> = {
  password: "password",
  "app code": "password and app code",
  "recovery code": "password and recovery code",
  passkey: "passkey",
};

/**
 * Goes on with a session under a new token, so that a copy of the old one doesn't profit from what was just proved. It
 * doesn't last longer than before.
 * @returns the cookie with the new token.
 */
export async function renewToken(tx: Tx, services: Services, sessionId: string): Promise<string> {
  const { token, cookie } = newToken(services);
  await tx
    .updateTable("member_sessions")
    .set({ token_index: tokenIndex(services, token) })
    .where("id", "=", sessionId)
    .execute();
  return cookie;
}

function newToken({ settings }: Services): { token: string; cookie: string } {
  const token = randomBytes(32).toString("base64url");
  const maxAge = (sessionHours * hour) / second;
  const name = cookieNames(settings.SITE_URL).session;
  return { token, cookie: tokenCookie(name, settings.SITE_URL, { token, maxAge }) };
}

/** An account that can sign in, locked until the transaction ends. */
export function lockedAccount(tx: Tx, teamMemberId: string) {
  return tx
    .updateTable("team_members")
    .set(({ ref }) => ({ revision: ref("revision") }))
    .where("id", "=", teamMemberId)
    .where("state", "=", "active")
    .returning(["password_hash", "second_factor"])
    .executeTakeFirst();
}

/** It's idempotent. */
export async function signOut(services: Services, headers: Headers): Promise<readonly string[]> {
  const { SITE_URL } = services.settings;
  const token = sessionToken(headers, SITE_URL);
  if (token !== undefined) await services.store.transact((tx) => endSession(tx, services, token));
  const names = cookieNames(SITE_URL);
  return [names.session, names.secondFactor, names.passkey].map((name) => expiredCookie(name, SITE_URL));
}

async function endSession(tx: Tx, services: Services, token: string): Promise<void> {
  const ended = await tx
    .deleteFrom("member_sessions")
    .where("token_index", "in", tokenIndexes(services, token))
    .returning("team_member_id")
    .executeTakeFirst();
  if (ended)
    await recordAudit(tx, services, { actor: { id: ended.team_member_id }, action: "session.ended" });
}

/** Ends every session of a team member except one, and every sign-in waiting for its second step. */
export async function endSessions(tx: Tx, teamMemberId: string, but = ""): Promise<void> {
  await tx
    .deleteFrom("member_sessions")
    .where("team_member_id", "=", teamMemberId)
    .where("id", "!=", but)
    .execute();
  await tx
    .deleteFrom("sign_in_challenges")
    .where("team_member_id", "=", teamMemberId)
    .where("kind", "=", "second step")
    .execute();
}
