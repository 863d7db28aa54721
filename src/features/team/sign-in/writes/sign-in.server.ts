import { recordAudit } from "#platform/audit/record-audit.ts";
import { cookieNames, expiredCookie, onlyCookie, sessionToken } from "#platform/auth/cookies.ts";
import { onBehalfOf, QueueFullError } from "#platform/auth/password-queue.ts";
import { hashPassword } from "#platform/auth/passwords.ts";
import { instantAfter, minute } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { enqueueUnverified } from "#platform/outbox/unverified-mails.ts";
import type { Services } from "#platform/services.ts";
import { memberIndex, memberIndexes } from "#platform/team/members.ts";
import { signInRefusals } from "../../copy.ts";
import { authRefusal } from "../../errors.ts";
import { passwordLink, teamMemberByIndex } from "../../reads.server.ts";
import { mailEveryMinutes } from "../../rules.ts";
import { digitsOf, storePassword, takeCode, takePasswordLink } from "../../writes/accounts.server.ts";
import { countTry, forgetAllTries, forgetTries, takeBackTry } from "../../writes/tries.server.ts";
import { rejectWeakPassword } from "../../writes/weak-password.server.ts";
import { authOf, challengedMember, sessionOfCookies, tokenIndexes } from "../reads.server.ts";
import { isAppCode } from "../rules.ts";
import type { BeganWith } from "../table.server.ts";
import { type From, rememberBrowser, sourceOf } from "./browsers.server.ts";
import { lockedPasskeyRule, requiresPasskeys } from "./passkey-rule.server.ts";
import { matchingRecoveryHash } from "./recovery-codes.server.ts";

export const passwordLinkJob = "sign-in.password_link";

export type SignedIn = { asksForCode: boolean; setCookies: readonly string[] };

/**
 * Verifies address and password and starts a session, or asks for the second factor. An unknown address takes as long
 * and gets the same response as a wrong password.
 * @throws {HttpError} unauthorized; too_many_requests after too many attempts on one account.
 */
export async function signIn(
  services: Services,
  { email, password, from }: { email: string; password: string; from: From },
): Promise<SignedIn> {
  const account = memberIndex(services, email);
  const source = await sourceOf(services, from, { emailIndexes: memberIndexes(services, email) });
  const counted = { kind: "password", account, source } as const;
  await countTry(services, counted);
  const auth = await authOf(services);
  const { headers, response } = await onBehalfOf(from.network, () =>
    auth.api.signInEmail({ body: { email, password }, headers: new Headers(), returnHeaders: true }),
  ).catch(async (error: unknown) => {
    if (error instanceof QueueFullError) await takeBackTry(services, counted);
    throw authRefusal(error) === undefined
      ? error
      : new HttpError("unauthorized", { message: signInRefusals.wrong });
  });
  await forgetTries(services, counted);
  const setCookies = headers.getSetCookie();
  if (Reflect.get(response, "twoFactorRedirect") === true) return { asksForCode: true, setCookies };
  const { id } = response.user;
  await recordSignIn(services, id, { beganWith: "password", setCookies, headers: from.headers });
  return { asksForCode: false, setCookies: [...setCookies, ...(await rememberBrowser(services, from, id))] };
}

/**
 * Verifies the second factor: a code from the app, or a recovery code. Each can be used once. Where the team requires
 * passkeys, a code from the app is refused before it is looked at.
 * @throws {HttpError} unauthorized, too_many_requests.
 */
export async function answerSecondStep(
  services: Services,
  { code, from }: { code: string; from: From },
): Promise<readonly string[]> {
  const { headers } = from;
  const teamMemberId = await challengedMember(services, headers);
  if (teamMemberId === undefined) throw new HttpError("unauthorized", { message: signInRefusals.tooLate });
  const fromApp = isAppCode(code);
  if (fromApp && (await requiresPasskeys(services))) throw passkeyNeeded();
  const source = await sourceOf(services, from, { id: teamMemberId });
  const counted = { kind: "code", account: teamMemberId, source } as const;
  await countTry(services, counted);
  const auth = await authOf(services);
  const own = onlyCookie(headers, cookieNames(services.settings.SITE_URL).secondFactor);
  if (fromApp) await takeCode(services, teamMemberId, code);
  const response = await (fromApp
    ? auth.api.verifyTOTP({ body: { code: digitsOf(code) }, headers: own, returnHeaders: true })
    : auth.api.verifyBackupCode({
        // Only hashes of recovery codes are stored, so better-auth compares and removes a hash.
        body: {
          code:
            (await onBehalfOf(from.network, () => matchingRecoveryHash(services, { teamMemberId, code }))) ??
            "none",
        },
        headers: own,
        returnHeaders: true,
      })
  ).catch((error: unknown) => {
    const refusal = authRefusal(error);
    if (refusal === undefined) throw error;
    // With passkeys only there is no app, so a code of one is simply wrong.
    const wrong = ["INVALID_CODE", "INVALID_BACKUP_CODE", "TOTP_NOT_ENABLED", "CONFLICT"].includes(refusal);
    throw new HttpError("unauthorized", {
      message: wrong ? signInRefusals.wrongCode : signInRefusals.tooLate,
    });
  });
  await forgetTries(services, counted);
  const setCookies = response.headers.getSetCookie();
  const beganWith = fromApp ? "app code" : "recovery code";
  await recordSignIn(services, teamMemberId, { beganWith, setCookies, headers });
  return [...setCookies, ...(await rememberBrowser(services, from, teamMemberId))];
}

function passkeyNeeded(): HttpError {
  return new HttpError("unauthorized", { message: signInRefusals.passkeyNeeded });
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

/**
 * Queues a link for a new password. The same is written for every address; the job finds out later whether it belongs
 * to a team member, so neither the response nor its timing reveals it. Repeated requests within a short time add
 * nothing.
 */
export async function askForPasswordLink(services: Services, email: string): Promise<void> {
  const indexes = memberIndexes(services, email);
  const payload = { emailIndex: indexes.toSorted().join(" ") };
  // No mail goes to anybody else, so theirs are counted apart: asking here must not use up mails of other features.
  const counted = (await teamMemberByIndex(services, indexes)) ? email : `not on the team: ${email}`;
  await services.store.transact(async (tx) => {
    const inserted = await tx
      .selectFrom("outbox")
      .select("id")
      .where("kind", "=", passwordLinkJob)
      .where("payload", "=", JSON.stringify(payload))
      .where("created_at", ">", instantAfter(services.clock, -mailEveryMinutes * minute))
      .executeTakeFirst();
    if (!inserted) await enqueueUnverified(tx, services, { email: counted, kind: passwordLinkJob, payload });
  });
}

/**
 * Sets a password with a one-time link, ends every session of that team member, and clears the account's attempts, so
 * that the new password works at once. Someone who was invited is then signed in with it, and asked for the second step
 * like at any other sign-in. Anyone else signs in by themselves.
 * @returns the cookies, and whether they're signed in or asked for a code; undefined if they have to sign in.
 * @throws {HttpError} not_found if the link is unknown, used or expired.
 */
export async function setPasswordByLink(
  services: Services,
  { token, password, from }: { token: string; password: string; from: From },
): Promise<{ signedIn: SignedIn | undefined; setCookies: readonly string[] }> {
  const badLink = () => new HttpError("not_found", { message: signInRefusals.badLink });
  // Looked up first, because hashing takes half a second, and invented links must not cost that.
  const link = await passwordLink(services, token);
  if (link === undefined) throw badLink();
  await rejectWeakPassword(services, { ...link, password });
  const passwordHash = await onBehalfOf(from.network, () =>
    hashPassword(password, services.hashCosts.password),
  );
  const teamMemberId = await services.store.transact(async (tx) => {
    const teamMemberId = await takePasswordLink(tx, services, token);
    if (teamMemberId === undefined || !(await storePassword(tx, { teamMemberId, passwordHash })))
      throw badLink();
    await endSessions(tx, teamMemberId);
    await forgetTriesOn(tx, services, teamMemberId);
    await recordAudit(tx, services, { actor: "visitor", action: "password.set", subject: teamMemberId });
    return teamMemberId;
  });
  const signedIn =
    link.state === "invited" ? await signInOrNot(services, { email: link.email, password, from }) : undefined;
  if (signedIn && !signedIn.asksForCode) return { signedIn, setCookies: signedIn.setCookies };
  const known = await rememberBrowser(services, from, teamMemberId);
  return { signedIn, setCookies: [...(signedIn?.setCookies ?? []), ...known] };
}

/** The password is set in any case: whoever can't be signed in now, such as when too many try, does it themselves. */
export async function signInOrNot(
  services: Services,
  given: Parameters<typeof signIn>[1],
): Promise<SignedIn | undefined> {
  try {
    return await signIn(services, given);
  } catch (error) {
    if (error instanceof HttpError || error instanceof QueueFullError) return undefined;
    throw error;
  }
}

/** Clears the attempts on a team member's password and codes. */
export async function forgetTriesOn(tx: Tx, services: Services, teamMemberId: string): Promise<void> {
  const member = await tx
    .selectFrom("team_members")
    .select("email_index")
    .where("id", "=", teamMemberId)
    .executeTakeFirstOrThrow();
  await forgetAllTries(tx, services, [teamMemberId, member.email_index]);
}

/** Ends every session of a team member except one, and every sign-in waiting for its second step. */
export async function endSessions(tx: Tx, teamMemberId: string, but = ""): Promise<void> {
  await tx
    .deleteFrom("member_sessions")
    .where("team_member_id", "=", teamMemberId)
    .where("id", "!=", but)
    .execute();
  await tx.deleteFrom("member_challenges").where("value", "=", teamMemberId).execute();
}

/**
 * Writes a sign-in into the audit log with the person, and into the log without. It ends the session that this browser
 * still had, whose token it has no more.
 * @throws {HttpError} unauthorized if passkeys became required since the app's code was taken; the new session ends.
 */
export async function recordSignIn(
  services: Services,
  teamMemberId: string,
  {
    beganWith,
    setCookies,
    headers,
  }: { beganWith: BeganWith; setCookies: readonly string[]; headers: Headers },
): Promise<void> {
  const earlier = sessionToken(headers, services.settings.SITE_URL);
  const sessionId = await sessionOfCookies(services, setCookies);
  const action = beganWith === "recovery code" ? "recovery_code.used" : "session.begun";
  const isLate = await services.store.transact(async (tx) => {
    if (beganWith === "app code" && (await lockedPasskeyRule(tx))) {
      await tx.deleteFrom("member_sessions").where("id", "=", sessionId).execute();
      return true;
    }
    if (earlier !== undefined) await endSession(tx, services, earlier);
    await tx
      .updateTable("member_sessions")
      .set({ began_with: beganWith })
      .where("id", "=", sessionId)
      .execute();
    await recordAudit(tx, services, { actor: { id: teamMemberId }, action });
    return false;
  });
  if (isLate) throw passkeyNeeded();
  services.log.info({ event: "security.signed_in", factors: factorsOf[beganWith] });
}

const factorsOf: Readonly<Record<BeganWith, string>> = {
  password: "password",
  "app code": "password and app code",
  "recovery code": "password and recovery code",
  passkey: "passkey",
};
