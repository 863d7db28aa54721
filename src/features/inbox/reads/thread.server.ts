import { type Actor, authorize } from "#features/permissions/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { type MailboxName, mailboxes } from "../forms/rules/mailboxes.ts";
import type { EventRow } from "../table.server.ts";
import { answeringDaysNow } from "./answering-days.server.ts";
import { type Item, itemById } from "./items.server.ts";
import { dueNow } from "./list.server.ts";

type Sending = "queued" | "sent" | "written" | "failed";

/** What was done with one of them, in the order it was done. */
export type Step = { id: string; at: string; author: string } & (
  | { kind: "note"; text: string }
  | { kind: "answer"; text: string; sending: Sending }
  | { kind: EventRow["kind"]; detail: string }
);

export type Thread = Item & { due: string | null; steps: Step[] };

/** One message or inquiry in full, with its notes, answers and history. @throws {HttpError} not_found. */
export async function threadById(
  services: Services,
  actor: Actor,
  mailbox: MailboxName,
  id: string,
): Promise<Thread> {
  authorize(actor, mailboxes[mailbox].read);
  const item = await itemById(services, mailbox, id);
  if (!item) throw new HttpError("not_found");
  const steps = [
    ...(await notesOf(services, mailbox, id)),
    ...(await answersOf(services, mailbox, id)),
    ...(await eventsOf(services, mailbox, id)),
  ];
  const days = await answeringDaysNow(services);
  return { ...item, due: dueNow(item, mailbox, days), steps: steps.toSorted(inOrder) };
}

const inOrder = (one: Step, other: Step) =>
  one.at === other.at ? one.id.localeCompare(other.id) : one.at.localeCompare(other.at);

async function notesOf({ store, cipher }: Services, mailbox: MailboxName, id: string): Promise<Step[]> {
  const rows = await store.db
    .selectFrom("inbox_notes")
    .selectAll()
    .where(mailboxes[mailbox].link, "=", id)
    .execute();
  return rows.map((row) => ({
    kind: "note",
    id: row.id,
    at: row.created_at,
    author: row.author,
    text: cipher.decrypt(row.text, { table: "inbox_notes", column: "text", id: row.id }),
  }));
}

async function answersOf({ store, cipher }: Services, mailbox: MailboxName, id: string): Promise<Step[]> {
  const rows = await store.db
    .selectFrom("inbox_answers")
    .leftJoin("outbox", "outbox.id", "inbox_answers.outbox_id")
    .selectAll("inbox_answers")
    .select("outbox.state as sending")
    .where(`inbox_answers.${mailboxes[mailbox].link}`, "=", id)
    .execute();
  return rows.map((row) => ({
    kind: "answer",
    id: row.id,
    at: row.created_at,
    author: row.author,
    text: cipher.decrypt(row.text, { table: "inbox_answers", column: "text", id: row.id }),
    sending: sendingOf(row),
  }));
}

function sendingOf(row: { sent_at: string; written: number; sending: string | null }): Sending {
  if (row.sent_at !== "") return row.written === 1 ? "written" : "sent";
  return row.sending === "dead" ? "failed" : "queued";
}

async function eventsOf({ store }: Services, mailbox: MailboxName, id: string): Promise<Step[]> {
  const rows = await store.db
    .selectFrom("inbox_events")
    .selectAll()
    .where(mailboxes[mailbox].link, "=", id)
    .execute();
  return rows.map(({ id: eventId, at, actor, kind, detail }) => ({
    kind,
    id: eventId,
    at,
    author: actor,
    detail,
  }));
}
