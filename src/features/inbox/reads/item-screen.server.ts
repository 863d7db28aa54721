import { fieldMarks } from "#content/forms.ts";
import { formatPromise, replyTimes } from "#content/reply-times.ts";
import { type Actor, may } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { itemCopy, stateNames, teamLabelOf } from "../copy/inbox.ts";
import {
  type ItemState,
  type MailboxName,
  mailboxes,
  mayMove,
  states,
  statesOf,
  stillPromised,
} from "../forms/rules/mailboxes.ts";
import { teamFieldsIn } from "../forms/schema/forms.ts";
import { formattedLines } from "../rules/formatted-times.ts";
import { personalReply } from "../rules/saved-replies.ts";
import { inboxPage } from "./list.server.ts";
import { assignableTo, peopleOf } from "./list-screen.server.ts";
import { savedReplies } from "./saved-replies.server.ts";
import { type Step, type Thread, threadById } from "./thread.server.ts";

/** One message or inquiry with everything that was done with it. */
export async function itemScreen(
  services: Services,
  actor: Actor,
  { mailbox, id }: { mailbox: MailboxName; id: string },
) {
  const thread = await threadById(services, actor, mailbox, id);
  const { steps, ...item } = thread;
  const people = await peopleOf(services);
  const now = services.clock.now();
  const { replies } = await savedReplies(services, mailbox);
  const listed = stillPromised(item.state) ? "todo" : item.state;
  const { items } = await inboxPage(services, actor, mailbox, { choice: listed });
  const { sentences: _sentences, answer, ...copy } = itemCopy;
  const { hint, charactersLeft: _count, ...answerCopy } = answer;
  return {
    // The name of the tab stays in the history of the browser: nobody's name is in it.
    title: copy.title[mailbox],
    heading: titleOf(thread, mailbox),
    mailbox,
    copy: { ...copy, answer: { ...answerCopy, hint: hint(item.email), own: answer.own } },
    marks: fieldMarks,
    back: { href: `/admin/${mailbox}`, label: copy.back[mailbox] },
    address: `/admin/${mailbox}/${id}`,
    person: `/admin/person/${mailbox}/${id}`,
    me: actor.id,
    item,
    facts: factsOf(thread, mailbox),
    stateNames,
    age: replyTimes.age(now.getTime() - Date.parse(item.createdAt)),
    promise: formatPromise(item.due, now) ?? { formatted: replyTimes.none, late: false },
    team: await assignableTo(services, mailbox),
    pane: formattedLines(items, now).map((line) => paneLine(line, mailbox)),
    assigneeName: item.assignee === "" ? copy.nobody : (people[item.assignee] ?? copy.gone),
    moves: states.filter((state) => mayMove(item.state, state)),
    steps: steps.map((step) => shownStep(step, people)),
    canned: replies.map((reply) => ({
      ...reply,
      text: personalReply(reply.text, { to: item.name, from: actor.name }),
    })),
    neighbors: await neighborsOf(services, mailbox, item),
    mailto: mailtoOf(item.email, answer.ownSubject[mailbox]),
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
      text: String(texts.get(field.teamName) || itemCopy.notGiven),
    }));
}

function titleOf({ subject, clinic, name }: Thread, mailbox: MailboxName): string {
  return (mailbox === "messages" ? subject : clinic || name) || itemCopy.title[mailbox];
}

function mailtoOf(email: string, subject: string): string {
  // An address may hold signs that mean something else in a link.
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}`;
}

function shownStep(step: Step, people: Readonly<Record<string, string>>) {
  const { id, at } = step;
  const name = (person: string) => people[person] ?? itemCopy.gone;
  const who = name(step.author);
  const { sentences, sending } = itemCopy;
  const entry = { id, at, formatted: "", text: "", sending: "", failed: false, kind: step.kind };
  switch (step.kind) {
    case "note":
      return { ...entry, formatted: sentences.note(who), text: step.text };
    case "answer":
      return {
        ...entry,
        formatted: sentences.answer(who),
        text: step.text,
        sending: sending[step.sending],
        failed: step.sending === "failed",
      };
    case "moved":
      return { ...entry, formatted: sentences.moved(who, stateName(step.detail)) };
    case "assigned":
      return { ...entry, formatted: assigned(step, who, name) };
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

type Place = { id: string; state: ItemState; createdAt: string };

/** The items before and after one in its list: those that need a reply, or those with the same status. */
async function neighborsOf(
  services: Pick<Services, "store">,
  mailbox: MailboxName,
  { id, state, createdAt }: Place,
): Promise<{ newer: string | undefined; older: string | undefined }> {
  const listed = stillPromised(state) ? statesOf("todo") : [state];
  const nearest = async (way: "newer" | "older") => {
    const sign = way === "newer" ? ">" : "<";
    const order = way === "newer" ? "asc" : "desc";
    // One query for each state: an index has the rows of one state in order.
    const found = await Promise.all(
      listed.map((each) =>
        services.store.db
          .selectFrom(mailboxes[mailbox].table)
          .select(["id", "created_at"])
          .where("state", "=", each)
          .where(({ eb, refTuple, tuple }) => eb(refTuple("created_at", "id"), sign, tuple(createdAt, id)))
          .orderBy("created_at", order)
          .orderBy("id", order)
          .limit(1)
          .executeTakeFirst(),
      ),
    );
    const places = found.flatMap((row) => (row ? [`${row.created_at}_${row.id}`] : [])).toSorted();
    return (way === "newer" ? places.at(0) : places.at(-1))?.split("_")[1];
  };
  return { newer: await nearest("newer"), older: await nearest("older") };
}
