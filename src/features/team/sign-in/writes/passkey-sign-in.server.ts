import { cookieNames, expiredCookie } from "#platform/auth/cookies.ts";
import type { Services } from "#platform/services.ts";
import { sessionOfCookies } from "../../sign-in/reads.server.ts";
import { type From, rememberBrowser, sourceOf } from "../../sign-in/writes/browsers.server.ts";
import { noteBegun } from "../../sign-in/writes.server.ts";
import { countTry, forgetTries } from "../../writes/tries.server.ts";
import { passkeyByCredential } from "../reads.server.ts";
import type { Assertion } from "../schema.ts";
import { type Asked, askForPasskey, refusedPasskey, verifyPasskey } from "./assertion.server.ts";

/** A challenge for whoever wants to sign in; it says nothing about who has a passkey. */
export function askAnyPasskey(services: Services): Promise<Asked> {
  return askForPasskey(services, new Headers());
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
      : await sourceOf(services, from, { id: passkey.staff_id });
  const counted = { kind: "passkey", account: passkey?.staff_id ?? response.id, source } as const;
  await countTry(services, counted);
  if (passkey === undefined) throw refusedPasskey("unauthorized");
  const setCookies = await verifyPasskey(services, from, { response, passkey, code: "unauthorized" });
  // It may have been removed, or the account closed, in the meantime: what took it away couldn't end this session yet.
  if ((await passkeyByCredential(services, response.id)) === undefined) {
    const begun = await sessionOfCookies(services, setCookies);
    await services.store.db.deleteFrom("staff_sessions").where("id", "=", begun).execute();
    throw refusedPasskey("unauthorized");
  }
  await forgetTries(services, counted);
  const staffId = passkey.staff_id;
  await noteBegun(services, staffId, { beganWith: "passkey", setCookies, headers: from.headers });
  const { SITE_URL } = services.settings;
  const names = cookieNames(SITE_URL);
  return [
    ...setCookies,
    ...(await rememberBrowser(services, from, staffId)),
    expiredCookie(names.passkey, SITE_URL),
    expiredCookie(names.secondFactor, SITE_URL),
  ];
}
