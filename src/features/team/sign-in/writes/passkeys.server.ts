import { cookieNames, expiredCookie, onlyCookie } from "#platform/auth/cookies.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { authRefusal } from "../../errors.ts";
import { countTry, forgetTries } from "../../writes/tries.server.ts";
import { passkeyRefusals } from "../copy/passkeys.ts";
import { authOf, passkeyByCredential, sessionOfCookies } from "../reads.server.ts";
import { claimedCounter } from "../rules.ts";
import type { Assertion } from "../schema.ts";
import { type From, rememberBrowser, sourceOf } from "./browsers.server.ts";
import { recordSignIn } from "./sign-in.server.ts";

type KnownPasskey = NonNullable<Awaited<ReturnType<typeof passkeyByCredential>>>;

/** A challenge for the browser, and the cookie that binds the answer to it. */
export type Asked = { options: Readonly<Record<string, unknown>>; setCookies: readonly string[] };

/** With a session, only that team member's passkeys can be used. */
export async function askForPasskey(services: Services, session: Headers): Promise<Asked> {
  const auth = await authOf(services);
  const { headers, response } = await auth.api.generatePasskeyAuthenticationOptions({
    headers: session,
    returnHeaders: true,
  });
  // The plugin would leave it to the device whether it checks who holds it.
  return { options: { ...response, userVerification: "required" }, setCookies: headers.getSetCookie() };
}

/**
 * Has better-auth verify a signature: of this challenge, which is used up by that, for this site, with this passkey, by
 * a device that checked who holds it. It begins a session.
 * @returns the cookie of that session.
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
): Promise<readonly string[]> {
  const auth = await authOf(services);
  const verified = await auth.api
    .verifyPasskeyAuthentication({
      body: { response: asBrowsersSend(response) },
      headers: onlyCookie(headers, cookieNames(services.settings.SITE_URL).passkey),
      returnHeaders: true,
    })
    .catch((error: unknown) => {
      const refusal = authRefusal(error);
      if (refusal === undefined) throw error;
      const { counter } = passkey;
      const claimed = claimedCounter(response.response.authenticatorData);
      const isCopy = Number(counter) > 0 && claimed <= Number(counter);
      services.log.warn({
        event: "security.passkey_refused",
        reason: refusal === "AUTHENTICATION_FAILED" && isCopy ? "counter" : refusal.toLowerCase(),
      });
      throw refusedPasskey(code, refusal);
    });
  return verified.headers.getSetCookie();
}

function asBrowsersSend({ id, rawId, type, response: { userHandle, ...signed } }: Assertion) {
  const response = userHandle === undefined ? signed : { ...signed, userHandle };
  return { id, rawId, type, response, clientExtensionResults: {} };
}

/** The refusal of a passkey, which says no more than whether it came too late. */
export function refusedPasskey(code: "unauthorized" | "conflict", refusal = ""): HttpError {
  if (refusal === "CHALLENGE_NOT_FOUND") return new HttpError(code, { message: passkeyRefusals.tooLate });
  const message = code === "unauthorized" ? passkeyRefusals.refused : passkeyRefusals.refusedHere;
  return new HttpError(code, { message });
}

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
      : await sourceOf(services, from, { id: passkey.team_member_id });
  const counted = { kind: "passkey", account: passkey?.team_member_id ?? response.id, source } as const;
  await countTry(services, counted);
  if (passkey === undefined) throw refusedPasskey("unauthorized");
  const setCookies = await verifyPasskey(services, from, { response, passkey, code: "unauthorized" });
  // It may have been removed, or the account closed, in the meantime: what took it away couldn't end this session yet.
  if ((await passkeyByCredential(services, response.id)) === undefined) {
    const sessionId = await sessionOfCookies(services, setCookies);
    await services.store.db.deleteFrom("member_sessions").where("id", "=", sessionId).execute();
    throw refusedPasskey("unauthorized");
  }
  await forgetTries(services, counted);
  const teamMemberId = passkey.team_member_id;
  await recordSignIn(services, teamMemberId, { beganWith: "passkey", setCookies, headers: from.headers });
  const { SITE_URL } = services.settings;
  const names = cookieNames(SITE_URL);
  return [
    ...setCookies,
    ...(await rememberBrowser(services, from, teamMemberId)),
    expiredCookie(names.passkey, SITE_URL),
    expiredCookie(names.secondFactor, SITE_URL),
  ];
}
