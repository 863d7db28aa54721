import { recordAudit } from "#platform/audit/record-audit.ts";
import type { Tx } from "#platform/database/open.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { isId } from "#platform/ids/ids.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { type Actor, authorize, type Grant, newArticles, scoped } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { putTeamSetting } from "#platform/settings/change-setting.ts";
import { storeGrants } from "#platform/team/member-access.ts";
import type { TeamMemberRow } from "#platform/team/members.ts";
import { grantsOf } from "#platform/team/members.ts";
import { factorSetting } from "../../sign-in/rules.ts";
import { shutOut, takeFactorAway } from "../../sign-in/writes/second-factor.server.ts";
import { endSessions } from "../../sign-in/writes/sessions.server.ts";
import { lockOwners } from "../../writes/accounts.server.ts";
import { memberMessages } from "../copy.ts";
import type { TeamMemberPatch } from "../schema.ts";

/**
 * Changes an account's role, whether it must have a second factor, or whether it's open.
 * @throws {HttpError} conflict if someone else changed it, or if no owner would be left; not_found.
 */
export async function changeTeamMember(
  services: Services,
  actor: Actor,
  id: string,
  patch: TeamMemberPatch,
): Promise<void> {
  authorize(actor, "team.manage");
  await services.store.transact(async (tx) => {
    // Every transaction locks the owners first and then checks the actor again: they may no longer be an owner.
    const owners = await lockOwners(tx, services);
    if (!owners.includes(actor.id)) throw new HttpError("forbidden");
    const member = await lockedMember(tx, id);
    if (member.revision !== patch.revision)
      throw new HttpError("conflict", { message: memberMessages.changedMeanwhile });
    const left = owners.filter((owner) => owner !== id);
    if (patch.role !== undefined) {
      await changeRole(tx, services, { actor, person: member, role: patch.role, left });
      await changeAccess(tx, services, { actor, id, access: patch.access ?? [] });
    }
    if (patch.mustUseFactor !== undefined)
      await changeFactorDuty(tx, services, { actor, id, must: patch.mustUseFactor });
    if (patch.account === "closed") await close(tx, services, { actor, person: member, left });
    if (patch.account === "open") await reopen(tx, services, { actor, person: member });
    await tx
      .updateTable("team_members")
      .set(({ eb }) => ({ revision: eb("revision", "+", 1) }))
      .where("id", "=", id)
      .execute();
  });
}

async function changeRole(
  tx: Tx,
  services: Services,
  {
    actor,
    person,
    role,
    left,
  }: Acting & { person: TeamMemberRow; role: TeamMemberRow["role"]; left: readonly string[] },
): Promise<void> {
  const { id } = person;
  if (id === actor.id) throw new HttpError("conflict", { message: memberMessages.ownRole });
  if (role !== "owner" && left.length === 0)
    throw new HttpError("conflict", { message: memberMessages.lastOwner });
  if (person.role === "limited" && role === "limited") return;
  await tx.updateTable("team_members").set({ role }).where("id", "=", id).execute();
  await recordAudit(tx, services, { actor, action: `people.made_${role}`, subject: id });
}

/** Gives a team member exactly these items, with an entry in the audit log for each that is new or gone. */
export async function changeAccess(
  tx: Tx,
  services: Services,
  { actor, id, access }: Acting & { id: string; access: readonly Grant[] },
): Promise<void> {
  const before = await grantsOf(tx, id);
  const same = (one: Grant) => (other: Grant) =>
    one.kind === other.kind && one.id === other.id && one.publish === other.publish;
  const given = access.filter((grant) => !before.some(same(grant)));
  const isNamed = (grant: Grant) =>
    access.some(({ kind, id: item }) => kind === grant.kind && item === grant.id);
  const taken = before.filter((grant) => !isNamed(grant));
  if (given.length + taken.length === 0) return;
  await mustExist(tx, services, given);
  await storeGrants(tx, id, access);
  await recordAudit(tx, services, { actor, action: "people.access_changed", subject: id });
  // An entry has one item: one for each says what it is.
  for (const { id: item, publish } of given) {
    const action = publish ? "people.publishing_given" : "people.access_given";
    await recordAudit(tx, services, { actor, action, subject: item });
  }
  for (const { id: item } of taken)
    await recordAudit(tx, services, { actor, action: "people.access_taken", subject: item });
}

/** @throws {HttpError} invalid_input if there is no such item of its kind, or nothing of it can be published. */
async function mustExist(tx: Tx, services: Services, grants: readonly Grant[]): Promise<void> {
  const lists = services.contributions.accessItems;
  const ids = new Map(
    await Promise.all(
      lists.map(async ({ kind, list }) => [kind, new Set((await list(tx)).map(({ id }) => id))] as const),
    ),
  );
  const exists = ({ kind, id, publish }: Grant) =>
    (ids.get(kind)?.has(id) || (kind === "article" && id === newArticles)) &&
    (!publish || scoped[kind].publishing.length > 0);
  if (!grants.every(exists)) throw fieldError("access", memberMessages.accessGone);
}

type Acting = { actor: Actor };

async function changeFactorDuty(
  tx: Tx,
  services: Services,
  { actor, id, must }: Acting & { id: string; must: boolean },
): Promise<void> {
  await tx
    .updateTable("team_members")
    .set({ must_use_factor: must ? 1 : 0 })
    .where("id", "=", id)
    .execute();
  const action = must ? "people.second_factor_asked" : "people.second_factor_freed";
  await recordAudit(tx, services, { actor, action, subject: id });
}

async function close(
  tx: Tx,
  services: Services,
  { actor, person, left }: Acting & { person: TeamMemberRow; left: readonly string[] },
): Promise<void> {
  const { id, state } = person;
  if (id === actor.id) throw new HttpError("conflict", { message: memberMessages.ownAccount });
  if (left.length === 0) throw new HttpError("conflict", { message: memberMessages.lastOwner });
  if (state === "disabled") throw new HttpError("conflict", { message: memberMessages.changedMeanwhile });
  await shutOut(tx, services, id);
  await recordAudit(tx, services, { actor, action: "people.disabled", subject: id });
}

async function reopen(
  tx: Tx,
  services: Services,
  { actor, person: { id, state } }: Acting & { person: TeamMemberRow },
): Promise<void> {
  if (state !== "disabled") throw new HttpError("conflict", { message: memberMessages.changedMeanwhile });
  await tx
    .updateTable("team_members")
    .set({ state: "invited", disabled_at: "" })
    .where("id", "=", id)
    .execute();
  await enqueue(tx, services, { kind: invitationJob, payload: { staffId: id } });
  await recordAudit(tx, services, { actor, action: "people.enabled", subject: id });
}

/** Resets a lost second factor and ends every session of the team member. @throws {HttpError} */
export async function resetFactorOf(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "team.manage");
  if (id === actor.id) throw new HttpError("conflict", { message: memberMessages.ownFactor });
  await services.store.transact(async (tx) => {
    await lockedMember(tx, id);
    await takeFactorAway(tx, id);
    await recordAudit(tx, services, { actor, action: "people.second_factor_reset", subject: id });
  });
}

/** Ends one session of a team member, or all. @throws {HttpError} not_found. */
export async function endSessionsOf(
  services: Services,
  actor: Actor,
  { id, sessionId }: { id: string; sessionId?: string },
): Promise<void> {
  authorize(actor, "team.manage");
  await services.store.transact(async (tx) => {
    await lockedMember(tx, id);
    if (sessionId === undefined) {
      await endSessions(tx, id);
      await recordAudit(tx, services, { actor, action: "people.sessions_ended", subject: id });
      return;
    }
    const ended = await tx
      .deleteFrom("member_sessions")
      .where("id", "=", sessionId)
      .where("team_member_id", "=", id)
      .executeTakeFirst();
    if (ended.numDeletedRows !== 1n) throw new HttpError("not_found", { message: memberMessages.noSession });
    await recordAudit(tx, services, { actor, action: "people.session_ended", subject: id });
  });
}

export async function requireTwoFactor(
  services: Services,
  actor: Actor,
  value: "everybody" | "each",
): Promise<void> {
  authorize(actor, "team.manage");
  await services.store.transact(async (tx) => {
    await putTeamSetting(tx, services, { name: factorSetting, value });
    const action =
      value === "everybody" ? "people.second_factor_asked_of_all" : "people.second_factor_left_to_each";
    await recordAudit(tx, services, { actor, action });
  });
}

/** Reads and locks an account until the transaction ends. */
export async function lockedMember(tx: Tx, id: string): Promise<TeamMemberRow> {
  // An address can contain characters a database query can't.
  if (!isId(id)) throw new HttpError("not_found", { message: memberMessages.gone });
  const member = await tx
    .updateTable("team_members")
    .set(({ ref }) => ({ revision: ref("revision") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!member) throw new HttpError("not_found", { message: memberMessages.gone });
  return member;
}

export const invitationJob = "people.invitation";
