import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { instantOfLocalTime } from "#platform/clock/time-zone.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { type Actor, authorize, roleMay } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import { listMembers } from "#platform/team/members.ts";
import { inboxMessages } from "../copy/inbox.ts";
import {
  type ConversationKind,
  conversationKinds,
  type ItemState,
  kindRules,
  mayMove,
  stillPromised,
} from "../forms/rules/conversation-kinds.ts";
import { teamMailOf } from "../forms/writes.server.ts";
import { isComingDay } from "../rules/snooze.ts";
import { inboxJobKinds } from "../schema.ts";
import { change, type ItemStatus, remember, statusOf } from "./change.server.ts";
import { notifyAssignee } from "./notices.server.ts";

type Move = {
  /** Version the client loaded (optimistic locking). */
  version: number;
  state?: ItemState | undefined;
  /** The new assignee; empty to unassign. */
  assignee?: string | undefined;
};

/**
 * Moves an item to another state, assigns it, or both.
 * @throws {HttpError} conflict on a version conflict, invalid_input for a move that does not exist.
 */
export async function moveItem(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { id, version, state, assignee }: Move & { id: string },
): Promise<void> {
  authorize(actor, kindRules[kind].write);
  if (assignee) await refuseUnlessOnTeam(services, kind, assignee);
  await services.store.transact(async (tx) => {
    const now = await statusOf(tx, kind, id);
    if (now.version !== version) throw new HttpError("conflict", { message: inboxMessages.changed });
    if (state !== undefined && !mayMove(now.state, state)) refuse("state", inboxMessages.noWay);
    if (assignee && now.state === "suspected_spam") refuse("assignee", inboxMessages.spamFirst);
    await applyMove(tx, services, actor, kind, { now, state, assignee });
    if (assignee && assignee !== now.assignee)
      await notifyAssignee(tx, services, actor, kind, { assignee, ids: [id] });
  });
}

export async function applyMove(
  tx: Tx,
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { now, state, assignee }: { now: ItemStatus } & Pick<Move, "state" | "assignee">,
): Promise<void> {
  const { id, version } = now;
  const at = instantNow(services.clock);
  // Whoever takes a new one has opened it.
  const to = state ?? (assignee && now.state === "new" ? "open" : undefined);
  const given = assignee !== undefined && assignee !== now.assignee ? assignee : undefined;
  const released = now.state === "suspected_spam" && to === "new";
  const meets = to !== undefined && !stillPromised(to) && to !== "suspected_spam" && now.met_at === "";
  if (to === undefined && given === undefined) return;
  await change(
    tx,
    kind,
    { id, version },
    {
      ...(to === undefined ? {} : { state: to, state_at: at }),
      ...(given === undefined ? {} : { assignee: given }),
      ...(meets ? { met_at: at } : {}),
      ...(released ? { team_told: 1 } : {}),
    },
  );
  if (given !== undefined) await remember(tx, services, actor, { id, kind: "assigned", detail: given });
  if (to !== undefined) await remember(tx, services, actor, { id, kind: "moved", detail: to });
  // What a message taken for spam has missed: the mail to the team.
  if (released && now.team_told === 0) await enqueue(tx, services, teamMailOf(kind, id));
  await recordAudit(tx, services, { actor, action: actionOf(kind, to, now.state), subject: id });
}

function actionOf(kind: ConversationKind, to: ItemState | undefined, from: ItemState) {
  if (to === "suspected_spam") return `${kind}.suspected` as const;
  if (from === "suspected_spam") return `${kind}.released` as const;
  return to === undefined ? (`${kind}.assigned` as const) : (`${kind}.moved` as const);
}

/** @throws {HttpError} invalid_input unless the member may reply to conversations of this kind. */
export async function refuseUnlessOnTeam(
  services: Services,
  kind: ConversationKind,
  id: string,
): Promise<void> {
  const team = await listMembers(services);
  const found = team.find((person) => person.id === id && person.state === "active");
  if (!found || !roleMay(found.role, kindRules[kind].write)) refuse("assignee", inboxMessages.notOnTeam);
}

/** Shortly after midnight, so that it is in that day's summary. */
const noticeTime = "00:05";

/**
 * Sets the day on which somebody wants to look at a conversation again, or clears it with an empty text.
 * @throws {HttpError} conflict on a version conflict, invalid_input unless it's a day of the coming year.
 */
export async function setFollowUp(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { id, version, date }: { id: string; version: number; date: string },
): Promise<void> {
  authorize(actor, kindRules[kind].write);
  const zone = await teamZone(services);
  if (date !== "" && !isComingDay(date, { now: services.clock.now(), zone })) {
    const message = inboxMessages.noFollowUpDay;
    throw new HttpError("invalid_input", { message, fields: { date: message } });
  }
  await services.store.transact(async (tx) => {
    const { state } = await statusOf(tx, kind, id);
    if (state === "suspected_spam") throw new HttpError("conflict", { message: inboxMessages.spamFirst });
    await change(tx, kind, { id, version }, { follow_up_on: date });
    await remember(tx, services, actor, { id, kind: "follow_up_set", detail: date });
    await recordAudit(tx, services, { actor, action: `${kind}.follow_up_set`, subject: id });
    if (date === "") return;
    const payload = { box: kind, id, date, by: actor.id };
    const runAt = instantOfLocalTime(`${date}T${noticeTime}`, zone);
    await enqueue(tx, services, { kind: inboxJobKinds.followUp, payload, runAt });
  });
}

export async function queueReturn(
  tx: Tx,
  services: Pick<Services, "ids" | "clock">,
  kind: ConversationKind,
  { id, until }: { id: string; until: string },
): Promise<void> {
  await enqueue(tx, services, {
    kind: inboxJobKinds.snoozeReturn,
    payload: { box: kind, id },
    runAt: until,
  });
}

/** Puts a snoozed conversation back to what is to do, if its time has come. It may have been snoozed again since. */
export async function returnSnoozed(
  { store, ids, clock }: Pick<Services, "store" | "ids" | "clock">,
  kind: ConversationKind,
  id: string,
): Promise<void> {
  const now = instantNow(clock);
  await store.transact(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("conversations")
      .where("kind", "=", kind)
      .set((row) => ({ state: "open", state_at: now, snoozed_until: "", version: row("version", "+", 1) }))
      .where("id", "=", id)
      .where("state", "=", "snoozed")
      .where("snoozed_until", "<=", now)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await remember(tx, { ids, clock }, { id: "" }, { id, kind: "returned", detail: "" });
  });
}

/** Brings back whatever has missed its time, such as after a restored backup. */
export async function returnMissed(services: Pick<Services, "store" | "ids" | "clock">): Promise<void> {
  for (const kind of conversationKinds) {
    const rows = await services.store.db
      .selectFrom("conversations")
      .where("kind", "=", kind)
      .select("id")
      .where("state", "=", "snoozed")
      .where("snoozed_until", "<=", instantNow(services.clock))
      .execute();
    for (const { id } of rows) await returnSnoozed(services, kind, id);
  }
}

function refuse(field: string, message: string): never {
  throw new HttpError("invalid_input", { message, fields: { [field]: message } });
}
