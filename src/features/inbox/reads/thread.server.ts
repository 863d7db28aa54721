import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { type ConversationKind, kindRules } from "../forms/rules/conversation-kinds.ts";
import { type InboxMail, mailsOf } from "../mails/reads.server.ts";
import type { EventRow } from "../table.server.ts";
import { replyDaysNow } from "../team-settings.server.ts";
import { type Item, itemById } from "./items.server.ts";
import { dueNow } from "./list.server.ts";
import { mergedUnder } from "./merged.server.ts";
import { type MergedStep, mergedSteps } from "./merged-thread.server.ts";

type Sending = "queued" | "sent" | "written" | "failed" | "returned";

export type Step = { id: string; at: string; author: string } & (
  | { kind: "note"; text: string }
  | { kind: "answer"; text: string; sending: Sending; undoUntil: string }
  | { kind: "mail"; mail: InboxMail }
  | Pick<MergedStep, "kind" | "text" | "direct">
  | { kind: EventRow["kind"]; detail: string }
);

export type Thread = Item & { due: string | null; steps: Step[]; merged: string[] };

/**
 * One message or inquiry with its notes, replies and history, or with the last so many of each.
 * @throws {HttpError} not_found.
 */
export async function threadById(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  id: string,
  last?: number,
): Promise<Thread> {
  authorize(actor, kindRules[kind].read);
  const item = await itemById(services, kind, id);
  if (!item) throw new HttpError("not_found");
  const merged = await mergedUnder(services.store.db, kind, id);
  const ids = [id, ...merged.map((each) => each.id)];
  const steps = [
    ...(await mergedSteps(services, kind, { id, merged })),
    ...(await notesOf(services, { ids, last })),
    ...(await repliesOf(services, { ids, last })),
    ...(await eventsOf(services, { ids, last })),
    ...(await mailsOf(services, ids, { last }))
      .filter((mail) => mail.itemId === id || saysMore(mail))
      .map((mail) => ({ ...{ kind: "mail" as const, id: mail.id, at: mail.at, author: "", mail } })),
  ];
  const days = await replyDaysNow(services);
  const due = dueNow(item, kind, days);
  return { ...item, due, steps: steps.toSorted(inOrder), merged: ids.slice(1) };
}

/** Whether a mail has more than the message of a merged conversation, which stands in a step of its own. */
const saysMore = ({ part, text, quoted, attachments, leftOut }: InboxMail) =>
  part !== "opening" || text + quoted !== "" || attachments.length + leftOut.length > 0;

const inOrder = (one: Step, other: Step) =>
  one.at === other.at ? one.id.localeCompare(other.id) : one.at.localeCompare(other.at);

type Requested = { ids: readonly string[]; last: number | undefined };

async function notesOf({ store, cipher }: Services, { ids, last }: Requested): Promise<Step[]> {
  const rows = await store.db
    .selectFrom("inbox_notes")
    .selectAll()
    .where("conversation_id", "in", ids)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .$if(last !== undefined, (query) => query.limit(last ?? 0))
    .execute();
  return rows.map((row) => ({
    kind: "note",
    id: row.id,
    at: row.created_at,
    author: row.author,
    text: cipher.decrypt(row.text, { table: "inbox_notes", column: "text", id: row.id }),
  }));
}

async function repliesOf({ store, cipher }: Services, { ids, last }: Requested): Promise<Step[]> {
  const rows = await store.db
    .selectFrom("inbox_answers")
    .leftJoin("outbox", "outbox.id", "inbox_answers.outbox_id")
    .selectAll("inbox_answers")
    .select(["outbox.state as sending", "outbox.run_at as runAt", "outbox.attempts as attempts"])
    .where("inbox_answers.conversation_id", "in", ids)
    .orderBy("inbox_answers.created_at", "desc")
    .orderBy("inbox_answers.id", "desc")
    .$if(last !== undefined, (query) => query.limit(last ?? 0))
    .execute();
  return rows.map((row) => ({
    kind: "answer",
    id: row.id,
    at: row.created_at,
    author: row.author,
    text: cipher.decrypt(row.text, { table: "inbox_answers", column: "text", id: row.id }),
    sending: sendingOf(row),
    // Once its entry was taken, it's on its way.
    undoUntil: row.sending === "queued" && row.attempts === 0 ? (row.runAt ?? "") : "",
  }));
}

type Sent = { sent_at: string; written: number; report: string; sending: string | null };

function sendingOf(row: Sent): Sending {
  if (["hard", "soft", "blocked"].includes(row.report)) return "returned";
  if (row.sent_at !== "") return row.written === 1 ? "written" : "sent";
  // One that was stopped in the queue has no entry anymore.
  return row.sending === "queued" ? "queued" : "failed";
}

async function eventsOf({ store }: Services, { ids, last }: Requested): Promise<Step[]> {
  const rows = await store.db
    .selectFrom("inbox_events")
    .selectAll()
    .where("conversation_id", "in", ids)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .$if(last !== undefined, (query) => query.limit(last ?? 0))
    .execute();
  return rows.map(({ id: eventId, at, actor, kind, detail }) => ({
    kind,
    id: eventId,
    at,
    author: actor,
    detail,
  }));
}
