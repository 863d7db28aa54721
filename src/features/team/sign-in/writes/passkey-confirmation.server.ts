import { authorize } from "#features/permissions/access.ts";
import { cookieNames, expiredCookie } from "#platform/auth/cookies.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { renewSession } from "../../profile/writes/confirmation.server.ts";
import { countingTries, type Own, ownTry, sessionOnly } from "../../profile/writes/proofs.server.ts";
import { sessionOfCookies } from "../../sign-in/reads.server.ts";
import { passkeyRefusals } from "../copy.ts";
import { passkeyByCredential } from "../reads.server.ts";
import type { Assertion } from "../schema.ts";
import { type Asked, askForPasskey, refusedPasskey, verifyPasskey } from "./assertion.server.ts";

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
    if (passkey?.staff_id !== own.actor.id) throw refusedPasskey("conflict");
    const setCookies = await verifyPasskey(services, own, { response, passkey, code: "conflict" });
    // better-auth begins a session with every passkey; here the one there is goes on.
    const extra = await sessionOfCookies(services, setCookies);
    await services.store.db.deleteFrom("staff_sessions").where("id", "=", extra).execute();
  });
  const { SITE_URL } = services.settings;
  return [...(await renewSession(services, own)), expiredCookie(cookieNames(SITE_URL).passkey, SITE_URL)];
}
