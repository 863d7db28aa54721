import { recordAudit } from "#platform/audit/record-audit.ts";
import { cookieNames, expiredCookie } from "#platform/auth/cookies.ts";
import { onBehalfOf, QueueFullError } from "#platform/auth/password-queue.ts";
import { hashPassword, isPassword } from "#platform/auth/passwords.ts";
import { instantAfter, minute } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { enqueueUnverified } from "#platform/outbox/unverified-mails.ts";
import type { Services } from "#platform/services.ts";
import { memberIndex, memberIndexes } from "#platform/team/members.ts";
import { signInRefusals } from "../../copy.ts";
import { passwordLink, teamMemberByIndex } from "../../reads.server.ts";
import { mailEveryMinutes } from "../../rules.ts";
import { storePassword, takeCode, takePasswordLink } from "../../writes/accounts.server.ts";
import { countTry, forgetAllTries, forgetTries, takeBackTry } from "../../writes/tries.server.ts";
import { rejectWeakPassword } from "../../writes/weak-password.server.ts";
import { isAppCode } from "../rules.ts";
import { isCodeOfApp } from "./app-codes.server.ts";
import { type From, rememberBrowser, sourceOf } from "./browsers.server.ts";
import { challengedMember, countCode, openChallenge, takeChallenge } from "./challenges.server.ts";
import { lockedPasskeyRule, requiresPasskeys } from "./passkey-rule.server.ts";
import { takeRecoveryCode } from "./recovery-codes.server.ts";
import { beginSession, endSessions, lockedAccount } from "./sessions.server.ts";

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
  const member = await services.store.db
    .selectFrom("team_members")
    .select(["id", "password_hash", "second_factor"])
    .where("email_index", "in", memberIndexes(services, email))
    .where("state", "=", "active")
    .executeTakeFirst();
  const isRight = await onBehalfOf(from.network, () =>
    matchesPassword(services, password, member?.password_hash),
  ).catch(async (error: unknown) => {
    if (error instanceof QueueFullError) await takeBackTry(services, counted);
    throw error;
  });
  const wrong = () => new HttpError("unauthorized", { message: signInRefusals.wrong });
  if (!isRight || member === undefined) throw wrong();
  await forgetTries(services, counted);
  const { id, password_hash } = member;
  if (member.second_factor === 1) {
    const cookie = await openChallenge(services, { kind: "second step", teamMemberId: id });
    return { asksForCode: true, setCookies: [cookie] };
  }
  // The account may have been closed, or have got another password or a second factor, while this one was hashed.
  const begun = { teamMemberId: id, beganWith: "password", headers: from.headers } as const;
  const session = await beginSession(services, begun, async (tx) => {
    const account = await lockedAccount(tx, id);
    return account?.password_hash === password_hash && account.second_factor === 0;
  });
  if (session === undefined) throw wrong();
  return { asksForCode: false, setCookies: [session, ...(await rememberBrowser(services, from, id))] };
}

/** An account that doesn't exist costs a hash too. */
async function matchesPassword({ hashCosts }: Services, password: string, hash = ""): Promise<boolean> {
  if (hash !== "") return isPassword(password, hash);
  await hashPassword(password, hashCosts.password);
  return false;
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
  if (teamMemberId === undefined) throw tooLate();
  const fromApp = isAppCode(code);
  if (fromApp && (await requiresPasskeys(services))) throw passkeyNeeded();
  const source = await sourceOf(services, from, { id: teamMemberId });
  const counted = { kind: "code", account: teamMemberId, source } as const;
  await countTry(services, counted);
  if (!(await countCode(services, headers))) throw tooLate();
  if (fromApp) await takeCode(services, teamMemberId, code);
  const isRight = fromApp
    ? await isCodeOfApp(services, { teamMemberId, code, confirmed: true })
    : await onBehalfOf(from.network, () => takeRecoveryCode(services, { teamMemberId, code }));
  if (!isRight) throw new HttpError("unauthorized", { message: signInRefusals.wrongCode });
  const beganWith = fromApp ? "app code" : "recovery code";
  const session = await beginSession(services, { teamMemberId, beganWith, headers }, async (tx) => {
    // Passkeys may have become required since the code was looked at.
    if (fromApp && (await lockedPasskeyRule(tx))) throw passkeyNeeded();
    const step = await takeChallenge(tx, services, { headers, kind: "second step" });
    return step !== undefined && (await lockedAccount(tx, teamMemberId))?.second_factor === 1;
  });
  if (session === undefined) throw tooLate();
  await forgetTries(services, counted);
  const { SITE_URL } = services.settings;
  return [
    session,
    ...(await rememberBrowser(services, from, teamMemberId)),
    expiredCookie(cookieNames(SITE_URL).secondFactor, SITE_URL),
  ];
}

function tooLate(): HttpError {
  return new HttpError("unauthorized", { message: signInRefusals.tooLate });
}

function passkeyNeeded(): HttpError {
  return new HttpError("unauthorized", { message: signInRefusals.passkeyNeeded });
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
