import { cookieNames, expiredCookie } from "#platform/auth/cookies.ts";
import { authenticationOptions, verifiedCounter } from "#platform/auth/passkeys.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { countTry, forgetTries } from "../../writes/tries.server.ts";
import { passkeyRefusals } from "../copy/passkeys.ts";
import { completePasskeys, passkeyByCredential, relyingParty } from "../reads.server.ts";
import { claimedCounter } from "../rules.ts";
import type { Assertion } from "../schema.ts";
import { type From, rememberBrowser, sourceOf } from "./browsers.server.ts";
import { openChallenge, takeChallenge } from "./challenges.server.ts";
import { beginSession, lockedAccount } from "./sessions.server.ts";

type KnownPasskey = NonNullable<Awaited<ReturnType<typeof passkeyByCredential>>>;

/** A challenge for the browser, and the cookie that binds the answer to it. */
export type Asked = { options: object; setCookies: readonly string[] };

/** A challenge for this team member's passkeys, or for anybody's; that one says nothing about who has a passkey. */
export async function askForPasskey(services: Services, teamMemberId?: string): Promise<Asked> {
  const allowed =
    teamMemberId === undefined
      ? []
      : await completePasskeys(services.store.db)
          .select(["passkey.credential_id as id", "passkey.transports"])
          .where("passkey.team_member_id", "=", teamMemberId)
          .execute();
  const options = await authenticationOptions(relyingParty(services), allowed);
  const { challenge } = options;
  return { options, setCookies: [await openChallenge(services, { kind: "passkey", challenge })] };
}

/**
 * Verifies a signature: of this browser's challenge, which is used up by that, for this site, with this passkey, by a
 * device that checked who holds it.
 * @returns what notes its use in a transaction; false if the passkey is gone by then.
 * @throws {HttpError} with `code`, if anything is wrong.
 */
export async function verifyPasskey(
  services: Services,
  { headers }: Pick<From, "headers">,
  {
    response,
    passkey,
    code,
  }: { response: Assertion; passkey: KnownPasskey; code: "unauthorized" | "conflict" },
): Promise<(tx: Tx) => Promise<boolean>> {
  const refuse = (reason: "challenge_not_found" | "counter" | "authentication_failed") => {
    services.log.warn({ event: "security.passkey_refused", reason });
    return refusedPasskey(code, reason === "challenge_not_found");
  };
  const asked = await takeChallenge(services.store.db, services, { headers, kind: "passkey" });
  if (asked === undefined) throw refuse("challenge_not_found");
  const { credential_id: credentialId, public_key: publicKey } = passkey;
  const counter = Number(passkey.counter);
  const newCounter = await verifiedCounter(relyingParty(services), {
    response,
    challenge: asked.challenge,
    passkey: { credentialId, publicKey, counter },
  });
  if (newCounter === undefined) {
    const isCopy = counter > 0 && claimedCounter(response.response.authenticatorData) <= counter;
    throw refuse(isCopy ? "counter" : "authentication_failed");
  }
  return async (tx) => {
    const used = await tx
      .updateTable("member_passkeys")
      .set({ counter: newCounter, used_at: instantNow(services.clock) })
      .where("id", "=", passkey.id)
      .executeTakeFirst();
    return used.numUpdatedRows === 1n;
  };
}

/** The refusal of a passkey, which says no more than whether it came too late. */
export function refusedPasskey(code: "unauthorized" | "conflict", isLate = false): HttpError {
  if (isLate) return new HttpError(code, { message: passkeyRefusals.tooLate });
  const message = code === "unauthorized" ? passkeyRefusals.refused : passkeyRefusals.refusedHere;
  return new HttpError(code, { message });
}

/**
 * Signs in with a passkey, which counts as both steps. Attempts are counted like those with a password, for passkeys that
 * don't exist too.
 * @returns the cookies of the session.
 * @throws {HttpError} unauthorized; too_many_requests.
 */
export async function signInWithPasskey(
  services: Services,
  { response, from }: { response: Assertion; from: From },
): Promise<readonly string[]> {
  const passkey = await passkeyByCredential(services, response.id);
  const source =
    passkey === undefined
      ? { network: from.network }
      : await sourceOf(services, from, { id: passkey.team_member_id });
  const counted = { kind: "passkey", account: passkey?.team_member_id ?? response.id, source } as const;
  await countTry(services, counted);
  if (passkey === undefined) throw refusedPasskey("unauthorized");
  const noteUse = await verifyPasskey(services, from, { response, passkey, code: "unauthorized" });
  const teamMemberId = passkey.team_member_id;
  // It may have been removed, or the account closed, in the meantime.
  const begun = { teamMemberId, beganWith: "passkey", headers: from.headers } as const;
  const session = await beginSession(services, begun, async (tx) => {
    const account = await lockedAccount(tx, teamMemberId);
    return account?.second_factor === 1 && (await noteUse(tx));
  });
  if (session === undefined) throw refusedPasskey("unauthorized");
  await forgetTries(services, counted);
  const { SITE_URL } = services.settings;
  const names = cookieNames(SITE_URL);
  return [
    session,
    ...(await rememberBrowser(services, from, teamMemberId)),
    expiredCookie(names.passkey, SITE_URL),
    expiredCookie(names.secondFactor, SITE_URL),
  ];
}
