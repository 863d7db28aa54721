import type { NotifiedItem } from "#platform/feature.ts";
import { HttpError } from "#platform/http/errors.ts";
import { isId } from "#platform/ids/ids.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { storedSetting } from "#platform/settings/stored-settings.ts";
import { grantsOf, shownName, type TeamMemberRow } from "#platform/team/members.ts";
import { factorSetting, hasEnded } from "../../sign-in/rules.ts";
import { memberMessages } from "../copy.ts";
import type { AccessChoices, TeamMember, TeamMemberSession } from "../schema.ts";

/** All team members, oldest first, and whether two-step sign-in is required for everyone. */
export async function teamMembers(
  services: Services,
  actor: Actor,
): Promise<{
  people: readonly TeamMember[];
  factorForAll: boolean;
  factorByServer: boolean;
  passkeysForAll: boolean;
}> {
  authorize(actor, "team.manage");
  const rows = await services.store.db
    .selectFrom("team_members")
    .selectAll()
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const seen = await lastSeen(services);
  return {
    people: await Promise.all(rows.map((row) => memberOf(services, actor, row, seen))),
    factorForAll: (await storedSetting(services, factorSetting)) === "everybody",
    factorByServer: actor.twoFactorRequiredByServer === true,
    passkeysForAll: actor.passkeysRequired === true,
  };
}

/** @throws {HttpError} not_found. */
export async function memberWithSessions(
  services: Services,
  actor: Actor,
  id: string,
): Promise<{
  person: TeamMember;
  sessions: readonly TeamMemberSession[];
  factorForAll: boolean;
  notified: readonly NotifiedItem[];
}> {
  authorize(actor, "team.manage");
  const row = isId(id)
    ? await services.store.db.selectFrom("team_members").selectAll().where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!row) throw new HttpError("not_found", { message: memberMessages.gone });
  const sessions = await openSessions(services, id);
  const person = await memberOf(services, actor, row, await lastSeen(services));
  return {
    person,
    notified: await notifiedItems(services, person),
    sessions: sessions.map((session) => ({
      id: session.id,
      began: session.created_at,
      seen: session.seen_at,
      here: session.id === actor.sessionId,
    })),
    factorForAll:
      actor.twoFactorRequiredByServer === true ||
      actor.passkeysRequired === true ||
      (await storedSetting(services, factorSetting)) === "everybody",
  };
}

/** What mails this team member, and where else the items of their access send mails. */
async function notifiedItems(
  services: Services,
  { email, access }: TeamMember,
): Promise<readonly NotifiedItem[]> {
  const lists = services.contributions.accessItems.map(({ kind, notified }) => {
    const ids = new Set(access.filter((grant) => grant.kind === kind).map(({ id }) => id));
    return notified?.(services, { address: email, ids }) ?? [];
  });
  return (await Promise.all(lists)).flat();
}

export async function accessChoices(services: Services, actor: Actor): Promise<AccessChoices> {
  authorize(actor, "team.manage");
  return Promise.all(
    services.contributions.accessItems.map(async ({ kind, list }) => ({
      kind,
      items: await list(services.store.db),
    })),
  );
}

type SessionRow = { id: string; team_member_id: string; created_at: string; seen_at: string };

async function openSessions({ store, clock }: Services, teamMemberId?: string): Promise<SessionRow[]> {
  let query = store.db
    .selectFrom("member_sessions")
    .select(["id", "team_member_id", "created_at", "seen_at"])
    .orderBy("seen_at", "desc");
  if (teamMemberId !== undefined) query = query.where("team_member_id", "=", teamMemberId);
  return (await query.execute()).filter((row) => !hasEnded(row, clock.now()));
}

/**
 * When each team member was last here. Sessions end and are deleted, all of them when an account is closed; what they did
 * last, such as signing in, stays in the audit log.
 */
async function lastSeen({ store }: Services): Promise<ReadonlyMap<string, string>> {
  const sessions = await store.db
    .selectFrom("member_sessions")
    .select(({ fn }) => ["team_member_id as id", fn.max("seen_at").as("at")])
    .groupBy("team_member_id")
    .execute();
  const acts = await store.db
    .selectFrom("audit")
    .innerJoin("team_members", "team_members.id", "audit.actor")
    .select(({ fn }) => ["team_members.id", fn.max("audit.at").as("at")])
    .groupBy("team_members.id")
    .execute();
  const seen = new Map<string, string>();
  for (const { id, at } of [...sessions, ...acts]) if (at > (seen.get(id) ?? "")) seen.set(id, at);
  return seen;
}

async function memberOf(
  services: Services,
  actor: Actor,
  row: TeamMemberRow,
  seen: ReadonlyMap<string, string>,
): Promise<TeamMember> {
  const { id, role, state } = row;
  return {
    id,
    name: shownName(services, row),
    email: services.cipher.decrypt(row.email, { table: "staff", column: "email", id }),
    role,
    access: role === "limited" ? await grantsOf(services.store.db, id) : [],
    state,
    secondFactor: row.second_factor === 1,
    mustUseFactor: row.must_use_factor === 1,
    since: row.created_at,
    seen: seen.get(id) ?? null,
    revision: row.revision,
    you: id === actor.id,
  };
}
