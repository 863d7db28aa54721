import { withName } from "#content/current.ts";
import { formatPromise, replyTimes } from "#content/reply-times.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { itemCopy, teamLabelOf } from "../copy/inbox.ts";
import {
  type ConversationKind,
  isListed,
  kindRules,
  mayMove,
  states,
  statesOf,
} from "../forms/rules/conversation-kinds.ts";
import { teamFieldsIn } from "../forms/schema/forms.ts";
import { type InboxMail, mailsOf } from "../mails/reads.server.ts";
import { eventSentence } from "../rules/event-sentences.ts";
import { formattedLines } from "../rules/formatted-times.ts";
import { personalReply } from "../rules/saved-replies.ts";
import { inboxPage, neighborsOf } from "./list.server.ts";
import { assignableTo, peopleOf } from "./list-screen.server.ts";
import { mergeableWith } from "./merged-thread.server.ts";
import { savedReplies } from "./saved-replies.server.ts";
import { noMail, replyPlace, shownMail, wroteMail } from "./shown-mail.server.ts";
import { snoozeOffers } from "./snooze-offers.server.ts";
import { type Step, type Thread, threadById } from "./thread.server.ts";

/** How much of a conversation its screen shows at first, and how much more with each press. */
const stepsShown = 20;
const mostSteps = 2_000;

/** Anything else is what is shown at first. */
function shownOf(search: URLSearchParams): number {
  const steps = Number(search.get("steps"));
  return Number.isInteger(steps) && steps > stepsShown ? Math.min(steps, mostSteps) : stepsShown;
}

export async function itemScreen(
  services: Services,
  actor: Actor,
  {
    kind,
    id,
    search = new URLSearchParams(),
  }: { kind: ConversationKind; id: string; search?: URLSearchParams },
) {
  const shown = shownOf(search);
  // One more says that there are earlier ones, and the opening email isn't among them.
  const thread = await threadById(services, actor, kind, id, shown + 2);
  // The mailbox's screen lists it, and opens it when a person wrote it.
  if (thread.state === "automatic") throw new HttpError("not_found");
  const { steps: newest, ...item } = thread;
  const [opening] = await mailsOf(services, [id], { part: "opening" });
  const steps = newest.filter((step) => step.id !== opening?.id);
  const address = `/admin/${kind}/${id}`;
  const whole = search.get("whole") ?? "";
  const mailShown = (mail: InboxMail) =>
    shownMail(mail, kind, {
      isWhole: mail.id === whole,
      wholeHref: `${address}?steps=${shown}&whole=${mail.id}#email-${mail.id}`,
    });
  const people = await peopleOf(services);
  const now = services.clock.now();
  const { replies } = await savedReplies(services, kind);
  const listed = isListed(item.state) && !statesOf("todo").includes(item.state) ? item.state : "todo";
  const { items } = await inboxPage(services, actor, kind, { choice: listed });
  return {
    // The name of the tab stays in the history of the browser: nobody's name is in it.
    title: itemCopy.title[kind],
    heading: titleOf(thread, kind),
    kind,
    address,
    person: `/admin/person/${kind}/${id}`,
    me: actor.id,
    item,
    facts: factsOf(thread, kind),
    age: replyTimes.age(now.getTime() - Date.parse(item.createdAt)),
    promise: formatPromise(item.due, now) ?? { formatted: replyTimes.none, late: false },
    team: await assignableTo(services, kind),
    pane: formattedLines(items, now).map((line) => paneLine(line, kind)),
    assigneeName: item.assignee === "" ? "Unassigned" : (people[item.assignee] ?? itemCopy.gone),
    moves: states.filter((state) => mayMove(item.state, state)),
    steps: steps.slice(-shown).map((step) => shownStep(step, { people, now, mailShown })),
    /** The screen with earlier steps, too; empty if all are shown. */
    earlier: steps.length > shown ? `${address}?steps=${shown + stepsShown}` : "",
    opening: opening && mailShown(opening),
    repliesGoTo: replyPlace(services),
    mergeable: await mergeableWith(services, actor, kind, item),
    snooze: await snoozeOffers(services),
    canned: replies.map((reply) => ({
      ...reply,
      text: personalReply(reply.text, { to: item.name, from: actor.name }),
    })),
    neighbors: await neighborsOf(services, kind, item),
    mailto: mailtoOf(item.email, withName(itemCopy.ownSubject[kind])),
    mayWrite: may(actor, kindRules[kind].write),
    mayErase: may(actor, "records.delete"),
  };
}

export type ItemContent = Awaited<ReturnType<typeof itemScreen>>;

/** A line of the list beside the item. */
function paneLine(line: ReturnType<typeof formattedLines>[number], kind: ConversationKind) {
  const { id, subject, clinic, name, preview, age, promise } = line;
  return {
    id,
    href: `/admin/${kind}/${id}`,
    title: subject || clinic || name || itemCopy.title[kind],
    name,
    preview,
    age,
    formatted: promise?.formatted ?? "",
    late: promise?.late ?? false,
  };
}

/** What the person told us besides the subject, which is the heading, and the message, which has a place of its own. */
function factsOf(thread: Thread, kind: ConversationKind) {
  const texts = new Map<string, unknown>(Object.entries(thread));
  return teamFieldsIn[kind]
    .filter(({ teamName }) => teamName !== "subject" && teamName !== "message")
    .map((field) => ({
      name: field.teamName,
      label: teamLabelOf(field),
      text: String(texts.get(field.teamName) ?? ""),
    }))
    .filter(({ text }) => text !== "");
}

function titleOf({ subject, clinic, name }: Thread, kind: ConversationKind): string {
  return (kind === "messages" ? subject : clinic || name) || itemCopy.title[kind];
}

function mailtoOf(email: string, subject: string): string {
  // An address may hold signs that mean something else in a link.
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}`;
}

type Showing = {
  people: Readonly<Record<string, string>>;
  now: Date;
  mailShown(mail: InboxMail): ReturnType<typeof shownMail>;
};

function shownStep(step: Step, { people, now, mailShown }: Showing) {
  const { id, at } = step;
  const name = (person: string) => people[person] ?? itemCopy.gone;
  const who = name(step.author);
  const { sentences, sending } = itemCopy;
  const entry = {
    ...{ id, at, formatted: "", text: "", sending: "", failed: false, kind: step.kind, mail: noMail },
    until: "",
    /** How many milliseconds are left to take back a reply. */
    undoMs: 0,
    /** Whether it's what a merged conversation began with, and can be separated. */
    separable: false,
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
        undoMs: step.undoUntil === "" ? 0 : Math.max(0, Date.parse(step.undoUntil) - now.getTime()),
      };
    case "mail": {
      const mail = mailShown(step.mail);
      return { ...entry, formatted: wroteMail(step.mail), text: mail.text, mail };
    }
    case "message": {
      const formatted = sentences.wrote(step.author);
      return { ...entry, formatted, text: step.text, separable: step.direct };
    }
    default: {
      const until = step.kind === "snoozed" ? step.detail : "";
      return { ...entry, formatted: eventSentence(step, name), until };
    }
  }
}
