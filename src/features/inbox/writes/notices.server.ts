import { mailTimeIn, mailTimeSetting } from "#features/team/profile/rules.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { day, instantNow } from "#platform/clock/clock.ts";
import { instantOfLocalTime, localTimeOf } from "#platform/clock/time-zone.ts";
import type { Tx } from "#platform/database/open.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import { enqueue, enqueueOnce } from "#platform/outbox/enqueue.ts";
import { type Actor, authorize, roleMay } from "#platform/permissions/access.ts";
import { addressIndexes } from "#platform/personal-data/address-index.ts";
import type { Services } from "#platform/services.ts";
import { zoneSetting } from "#platform/settings/stored-settings.ts";
import { listMembers } from "#platform/team/members.ts";
import { type ConversationKind, kindRules } from "../forms/rules/conversation-kinds.ts";
import { followedUp } from "../rules/follow-up.ts";
import { mentionedIn } from "../rules/mentions.ts";
import { inboxJobKinds } from "../schema.ts";
import { statusOf } from "./change.server.ts";

/** Two people may write at once: both notes stand. @throws {HttpError} not_found. */
export async function addNote(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { id, text, idempotencyKey }: { id: string; text: string; idempotencyKey: string | undefined },
): Promise<string> {
  authorize(actor, kindRules[kind].write);
  const { store, ids, cipher, clock } = services;
  const noteId = ids.next();
  const row = {
    id: noteId,
    conversation_id: id,
    author: actor.id,
    text: cipher.encrypt(text, { table: "inbox_notes", column: "text", id: noteId }),
    address_indexes: addressIndexes(cipher, { table: "inbox_notes" }, [text]),
    created_at: instantNow(clock),
  };
  const team = (await listMembers(services)).filter(
    ({ state, role }) => state === "active" && roleMay(role, kindRules[kind].read),
  );
  const mentioned = mentionedIn(text, team).map((member) => member.id);
  return store.transact(async (tx) => {
    await statusOf(tx, kind, id);
    const call = { operation: `${kind}.note`, key: idempotencyKey, input: [id, text], id: noteId };
    return withIdempotencyKey(tx, services, call, async () => {
      await tx.insertInto("inbox_notes").values(row).execute();
      await notifyMentioned(tx, services, actor, kind, { mentioned, id });
      await recordAudit(tx, services, { actor, action: `${kind}.noted`, subject: id });
    });
  });
}

/**
 * Notifies a team member of items that a colleague assigned to them. The same person is notified of an item only once, and
 * nobody of what they assign to themselves.
 */
export async function notifyAssignee(
  tx: Tx,
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { assignee, ids }: { assignee: string; ids: readonly string[] },
): Promise<void> {
  if (assignee === actor.id || ids.length === 0) return;
  const events = await tx
    .selectFrom("inbox_events")
    .select("conversation_id")
    .where("conversation_id", "in", ids)
    .where("kind", "=", "assigned")
    .where("detail", "=", assignee)
    .execute();
  const times = Map.groupBy(events, (event) => event.conversation_id);
  const first = ids.filter((id) => times.get(id)?.length === 1);
  await notify(tx, services, kind, { about: "assigned", to: assignee, by: actor.id, ids: first });
}

async function notifyMentioned(
  tx: Tx,
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { mentioned, id }: { mentioned: readonly string[]; id: string },
): Promise<void> {
  for (const to of mentioned)
    if (to !== actor.id)
      await notify(tx, services, kind, { about: "mentioned", to, by: actor.id, ids: [id] });
}

type Notice = { about: "assigned" | "mentioned"; to: string; by: string; ids: readonly string[] };

/** Queues one mail about these items, or keeps them for the member's daily summary. */
async function notify(
  tx: Tx,
  services: Services,
  kind: ConversationKind,
  { about, to, by, ids }: Notice,
): Promise<void> {
  const [id] = ids;
  if (id === undefined) return;
  if (mailTimeIn(await stored(tx, mailTimeSetting(to))) === "now") {
    // `box` is the stored name: entries outlive a deployment.
    const payload = { about, box: kind, to, by, id, count: String(ids.length) };
    await enqueue(tx, services, { kind: inboxJobKinds.colleague, payload });
    return;
  }
  const created_at = instantNow(services.clock);
  const rows = ids.map((itemId) => ({
    id: services.ids.next(),
    conversation_id: itemId,
    ...{ member: to, author: by, about, created_at },
  }));
  await tx.insertInto("inbox_notices").values(rows).execute();
  await queueSummary(tx, services, to);
}

type Entry = { id: string; payload: Readonly<Record<string, string>> };

/** Adds a follow-up to the daily summary, unless it was moved to another day or the conversation is closed. */
export async function noticeFollowUp(
  services: Pick<Services, "store" | "ids" | "clock">,
  { id: entryId, payload: { box, id = "", date = "", by = "" } }: Entry,
): Promise<void> {
  if (box !== "messages" && box !== "inquiries") return;
  await services.store.transact(async (tx) => {
    const row = await tx
      .selectFrom("conversations")
      .where("kind", "=", box)
      .select(["state", "assignee"])
      .where("id", "=", id)
      .where("follow_up_on", "=", date)
      .executeTakeFirst();
    if (!row || !followedUp.some((state) => state === row.state)) return;
    const member = row.assignee || by;
    // The entry's own id, so that a job that runs twice says it once.
    const notice = { id: entryId, conversation_id: id, member, author: by, about: "follow_up" as const };
    await tx
      .insertInto("inbox_notices")
      .values({ ...notice, created_at: instantNow(services.clock) })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    await queueSummary(tx, services, member);
  });
}

/** Queues a team member's next daily summary: one for each member and day, whoever is the first to tell them something. */
async function queueSummary(tx: Tx, services: Pick<Services, "ids" | "clock">, to: string): Promise<void> {
  const runAt = nextSummary(
    services.clock.now(),
    zoneSetting.read((await stored(tx, zoneSetting.row)) ?? ""),
  );
  const entryId = `${inboxJobKinds.digest}.${to}.${runAt.slice(0, 10)}`;
  await enqueueOnce(tx, services, { id: entryId, kind: inboxJobKinds.digest, payload: { to }, runAt });
}

async function stored(tx: Tx, name: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("team_settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}

/** When the daily summary goes out, in the team's time zone. */
const summaryTime = "08:00";

export function nextSummary(now: Date, zone: string): string {
  const today = localTimeOf(now.toISOString(), zone).slice(0, 10);
  const tomorrow = new Date(Date.parse(`${today}T00:00:00.000Z`) + day).toISOString().slice(0, 10);
  const due = instantOfLocalTime(`${today}T${summaryTime}`, zone);
  return now.toISOString() < due ? due : instantOfLocalTime(`${tomorrow}T${summaryTime}`, zone);
}
