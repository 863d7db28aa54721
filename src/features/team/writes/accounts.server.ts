import { randomBytes } from "node:crypto";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { hashPassword } from "#platform/auth/passwords.ts";
import { day, hour, instantAfter, instantNow, minute } from "#platform/clock/clock.ts";
import { adoptIndexes } from "#platform/crypto/adopt-indexes.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { MailedLink } from "#platform/mail/mailed-links.ts";
import type { Role } from "#platform/permissions/access.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { memberIndexes } from "#platform/team/members.ts";
import { signInRefusals } from "../copy.ts";
import { alreadyOnTeam } from "../errors.ts";
import { closedRetentionDays, inviteHours, usedCodeMinutes } from "../rules.ts";

/**
 * Adds a team member, with a password or a link to set one.
 * @returns the one-time link's token, or undefined if a password was given.
 * @throws {MemberError} if the address is already in use.
 */
export async function addMember(
  services: Services,
  { email, name, role, password }: { email: string; name: string; role: Role; password: string | undefined },
): Promise<string | undefined> {
  const { store, ids } = services;
  const id = ids.next();
  const passwordHash =
    password === undefined ? "" : await hashPassword(password, services.hashCosts.password);
  return store.transact(async (tx) => {
    if (!(await insertMember(tx, services, { id, email, name, role, passwordHash })))
      throw alreadyOnTeam(email);
    await recordAudit(tx, services, { actor: "terminal", action: "people.added", subject: id });
    return passwordHash
      ? undefined
      : makePasswordLink(tx, services, { teamMemberId: id, hours: inviteHours });
  });
}

/** @returns false if the address is already in use. */
export async function insertMember(
  tx: Tx,
  services: Pick<Services, "cipher" | "clock" | "store">,
  {
    id,
    email,
    name,
    role,
    passwordHash,
  }: { id: string; email: string; name: string; role: Role; passwordHash: string },
): Promise<boolean> {
  const { cipher, clock } = services;
  await adoptIndexes(tx, services, { table: "team_members", column: "email_index", purpose: "staff" }, [
    comparableEmail(email),
  ]);
  const inserted = await tx
    .insertInto("team_members")
    .values({
      id,
      email: cipher.encrypt(email, { table: "staff", column: "email", id }),
      email_index: cipher.blindIndex("staff", comparableEmail(email)),
      name: cipher.encrypt(name, { table: "staff", column: "name", id }),
      role,
      state: passwordHash ? "active" : "invited",
      password_hash: passwordHash,
      second_factor: 0,
      must_use_factor: 0,
      disabled_at: "",
      created_at: instantNow(clock),
      revision: 0,
    })
    .onConflict((conflict) => conflict.column("email_index").doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/**
 * The ids of the owners who can sign in, locked until the transaction ends: if two owners remove each other's role, the
 * second sees the first change.
 */
export async function lockOwners(tx: Tx, { store }: Pick<Services, "store">): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom("team_members")
    .select("id")
    .where("role", "=", "owner")
    .where("state", "=", "active")
    .orderBy("id")
    .$if(store.kind === "postgres", (query) => query.forUpdate())
    .execute();
  return rows.map(({ id }) => id);
}

export const passwordLink: MailedLink = {
  path: "/admin/set-password#token=",
  words: "link to set a password",
};

/**
 * Creates a one-time link for setting a password. An invitation invalidates earlier links of the team member. A link
 * requested at the login doesn't, because anybody can request one.
 * @returns the token; only its keyed fingerprint is stored.
 */
export async function makePasswordLink(
  tx: Tx,
  { cipher, clock }: Services,
  {
    teamMemberId,
    hours,
    invitedBy = "",
    keepEarlier = false,
  }: { teamMemberId: string; hours: number; invitedBy?: string; keepEarlier?: boolean },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  if (!keepEarlier)
    await tx.deleteFrom("member_invites").where("team_member_id", "=", teamMemberId).execute();
  await tx
    .insertInto("member_invites")
    .values({
      token_index: cipher.blindIndex("staff_invites", token),
      team_member_id: teamMemberId,
      expires_at: instantAfter(clock, hours * hour),
      invited_by: invitedBy,
    })
    .execute();
  return token;
}

/**
 * Creates a new link for someone whose first one has expired or whose account was closed.
 * @returns the token, or undefined if there is no such team member.
 */
export async function inviteAgain(services: Services, email: string): Promise<string | undefined> {
  return services.store.transact(async (tx) => {
    const member = await tx
      .selectFrom("team_members")
      .select(["id", "state"])
      .where("email_index", "in", memberIndexes(services, email))
      .executeTakeFirst();
    if (!member) return undefined;
    if (member.state === "disabled")
      await tx
        .updateTable("team_members")
        .set({ state: "invited", disabled_at: "" })
        .where("id", "=", member.id)
        .execute();
    await recordAudit(tx, services, { actor: "terminal", action: "people.link_made", subject: member.id });
    return makePasswordLink(tx, services, { teamMemberId: member.id, hours: inviteHours });
  });
}

/** @returns the team member's id; undefined if the link is unknown, used or expired. */
export async function takePasswordLink(
  tx: Tx,
  { cipher, clock }: Services,
  token: string,
): Promise<string | undefined> {
  const link = await tx
    .deleteFrom("member_invites")
    .where("token_index", "in", cipher.blindIndexes("staff_invites", token))
    .where("expires_at", ">", instantNow(clock))
    .returning("team_member_id")
    .executeTakeFirst();
  return link?.team_member_id;
}

/** Sets a new password and invalidates every open link. */
export async function storePassword(
  tx: Tx,
  { teamMemberId, passwordHash }: { teamMemberId: string; passwordHash: string },
): Promise<boolean> {
  await tx.deleteFrom("member_invites").where("team_member_id", "=", teamMemberId).execute();
  const changed = await tx
    .updateTable("team_members")
    .set({ password_hash: passwordHash, state: "active" })
    .where("id", "=", teamMemberId)
    .where("state", "!=", "disabled")
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Closes an account: removes its password, second factor and open links. */
export async function closeAccount(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  teamMemberId: string,
): Promise<void> {
  await tx
    .updateTable("team_members")
    .set({ state: "disabled", password_hash: "", second_factor: 0, disabled_at: instantNow(clock) })
    .where("id", "=", teamMemberId)
    .execute();
  await tx.deleteFrom("member_invites").where("team_member_id", "=", teamMemberId).execute();
}

/**
 * Marks a code as used before verifying it, so that of two requests with one code only one can succeed.
 * @throws {HttpError} unauthorized if it was used before.
 */
export async function takeCode(services: Services, teamMemberId: string, code: string): Promise<void> {
  const { store, cipher, clock } = services;
  await store.db
    .deleteFrom("member_used_codes")
    .where("used_at", "<", instantAfter(clock, -usedCodeMinutes * minute))
    .execute();
  // With all of them, a process that writes with another version of the key sees it too.
  const indexes = cipher.blindIndexes("staff_used_codes", `${teamMemberId} ${digitsOf(code)}`);
  const taken = await store.db
    .insertInto("member_used_codes")
    .values(indexes.toSorted().map((code_index) => ({ code_index, used_at: instantNow(clock) })))
    .onConflict((conflict) => conflict.column("code_index").doNothing())
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows !== BigInt(indexes.length))
    throw new HttpError("unauthorized", { message: signInRefusals.wrongCode });
}

/** The digits of a code, which people type with a space in the middle. */
export function digitsOf(code: string): string {
  return code.replace(/\s/g, "");
}

/** Deletes accounts some time after they were closed; the audit log keeps only their ids. */
export async function removeClosedAccounts({ store, clock }: Services): Promise<number> {
  const removed = await store.db
    .deleteFrom("team_members")
    .where("state", "=", "disabled")
    .where("disabled_at", "<", instantAfter(clock, -closedRetentionDays * day))
    .executeTakeFirst();
  await store.db
    .deleteFrom("member_access")
    .where("member_id", "not in", store.db.selectFrom("team_members").select("id"))
    .execute();
  return Number(removed.numDeletedRows);
}

export async function removeOldPasswordLinks({ store, clock }: Services): Promise<number> {
  const removed = await store.db
    .deleteFrom("member_invites")
    .where("expires_at", "<", instantNow(clock))
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}
