import { formatPromise, replyTimes } from "#content/reply-times.ts";
import { type Actor, authorize, may } from "#features/permissions/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { itemCopy, stateNames, teamLabelOf } from "../copy/inbox.ts";
import { type MailboxName, mailboxes, mayMove, states, stillPromised } from "../forms/rules/mailboxes.ts";
import { teamFieldsIn } from "../forms/schema/forms.ts";
import { mailCopy } from "../mails/copy.ts";
import { type InboxMail, mailsOf } from "../mails/reads.server.ts";
import { formattedLines } from "../rules/formatted-times.ts";
import { personalReply } from "../rules/saved-replies.ts";
import type { EventRow } from "../table.server.ts";
import { answeringDaysNow } from "../team-settings.server.ts";
import { type Item, itemById } from "./items.server.ts";
import { dueNow, inboxPage, neighborsOf } from "./list.server.ts";
import { assignableTo, peopleOf } from "./list-screen.server.ts";
import { savedReplies } from "./saved-replies.server.ts";
import { mailStep, noMail, replyPlace, shownMail } from "./shown-mail.server.ts";

type Sending = "queued" | "sent" | "written" | "failed" | "returned";

/** What was done with one of them, in the order it was done. */
type Step = { id: string; at: string; author: string } & (
  | { kind: "note"; text: string }
  | { kind: "answer"; text: string; sending: Sending }
  | { kind: "mail"; mail: InboxMail }
  | { kind: EventRow["kind"]; detail: string }
);

type Thread = Item & { due: string | null; steps: Step[] };

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
    ...(await mailsOf(services, mailbox, id)).map((mail) => ({
      ...{ kind: "mail" as const, id: mail.id, at: mail.at, author: "", mail },
    })),
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

type Sent = { sent_at: string; written: number; report: string; sending: string | null };

function sendingOf(row: Sent): Sending {
  if (["hard", "soft", "blocked"].includes(row.report)) return "returned";
  if (row.sent_at !== "") return row.written === 1 ? "written" : "sent";
  // One that was stopped in the queue has no entry anymore.
  return row.sending === "queued" ? "queued" : "failed";
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

/** One message or inquiry with everything that was done with it. */
export async function itemScreen(
  services: Services,
  actor: Actor,
  { mailbox, id }: { mailbox: MailboxName; id: string },
) {
  const thread = await threadById(services, actor, mailbox, id);
  const { steps, ...item } = thread;
  const opening = steps.find((step) => step.kind === "mail" && step.mail.part === "opening");
  const people = await peopleOf(services);
  const now = services.clock.now();
  const { replies } = await savedReplies(services, mailbox);
  const listed = stillPromised(item.state) ? "todo" : item.state;
  const { items } = await inboxPage(services, actor, mailbox, { choice: listed });
  return {
    // The name of the tab stays in the history of the browser: nobody's name is in it.
    title: itemCopy.title[mailbox],
    heading: titleOf(thread, mailbox),
    mailbox,
    address: `/admin/${mailbox}/${id}`,
    person: `/admin/person/${mailbox}/${id}`,
    me: actor.id,
    item,
    facts: factsOf(thread, mailbox),
    age: replyTimes.age(now.getTime() - Date.parse(item.createdAt)),
    promise: formatPromise(item.due, now) ?? { formatted: replyTimes.none, late: false },
    team: await assignableTo(services, mailbox),
    pane: formattedLines(items, now).map((line) => paneLine(line, mailbox)),
    assigneeName: item.assignee === "" ? "Unassigned" : (people[item.assignee] ?? itemCopy.gone),
    moves: states.filter((state) => mayMove(item.state, state)),
    steps: steps.filter((step) => step !== opening).map((step) => shownStep(step, people, mailbox)),
    opening: opening?.kind === "mail" ? shownMail(opening.mail, mailbox) : undefined,
    repliesGoTo: replyPlace(services),
    canned: replies.map((reply) => ({
      ...reply,
      text: personalReply(reply.text, { to: item.name, from: actor.name }),
    })),
    neighbors: await neighborsOf(services, mailbox, item),
    mailto: mailtoOf(item.email, itemCopy.ownSubject[mailbox]),
    mayWrite: may(actor, mailboxes[mailbox].write),
    mayErase: may(actor, "records.delete"),
  };
}

export type ItemContent = Awaited<ReturnType<typeof itemScreen>>;

/** A line of the list beside the item. */
function paneLine(line: ReturnType<typeof formattedLines>[number], mailbox: MailboxName) {
  const { id, subject, clinic, name, preview, age, promise } = line;
  return {
    id,
    href: `/admin/${mailbox}/${id}`,
    title: subject || clinic || name || itemCopy.title[mailbox],
    name,
    preview,
    age,
    formatted: promise?.formatted ?? "",
    late: promise?.late ?? false,
  };
}

/** What the person told us besides the subject, which is the heading, and the message, which has a place of its own. */
function factsOf(thread: Thread, mailbox: MailboxName) {
  const texts = new Map<string, unknown>(Object.entries(thread));
  return teamFieldsIn[mailbox]
    .filter(({ teamName }) => teamName !== "subject" && teamName !== "message")
    .map((field) => ({
      name: field.teamName,
      label: teamLabelOf(field),
      text: String(texts.get(field.teamName) || "Not given"),
    }));
}

function titleOf({ subject, clinic, name }: Thread, mailbox: MailboxName): string {
  return (mailbox === "messages" ? subject : clinic || name) || itemCopy.title[mailbox];
}

function mailtoOf(email: string, subject: string): string {
  // An address may hold signs that mean something else in a link.
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}`;
}

function shownStep(step: Step, people: Readonly<Record<string, string>>, mailbox: MailboxName) {
  const { id, at } = step;
  const name = (person: string) => people[person] ?? itemCopy.gone;
  const who = name(step.author);
  const { sentences, sending } = itemCopy;
  const entry = {
    id,
    at,
    formatted: "",
    text: "",
    sending: "",
    failed: false,
    kind: step.kind,
    mail: noMail,
  };
  switch (step.kind) {
    case "note":
      return { ...entry, formatted: sentences.note(who), text: step.text };
    case "answer":
      return {
        ...entry,
        formatted: sentences.answer(who),
        text: step.text,
        sending: sending[step.sending],
        failed: step.sending === "failed" || step.sending === "returned",
      };
    case "mail":
      return { ...entry, ...mailStep(step.mail), mail: shownMail(step.mail, mailbox) };
    case "moved":
      return { ...entry, formatted: sentences.moved(who, stateName(step.detail)) };
    case "assigned":
      return { ...entry, formatted: assigned(step, who, name) };
    case "reopened":
      return { ...entry, formatted: step.detail === "done" ? mailCopy.reopened : mailCopy.answered };
    case "left_out":
      return { ...entry, formatted: mailCopy.leftOut(Number(step.detail)) };
  }
}

function assigned(
  { detail, author }: { detail: string; author: string },
  who: string,
  name: (id: string) => string,
) {
  if (detail === "") return itemCopy.sentences.left(who);
  return detail === author ? itemCopy.sentences.taken(who) : itemCopy.sentences.given(who, name(detail));
}

const names: Readonly<Record<string, string>> = stateNames;
const stateName = (state: string) => names[state] ?? state;
