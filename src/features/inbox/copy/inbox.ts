import { mailNotice } from "#content/mail-notice.ts";
import { replyPromise } from "#content/promises.ts";

export const stateNames = {
  new: "New",
  open: "Open",
  snoozed: "Snoozed",
  waiting: "Waiting",
  done: "Done",
  suspected_spam: "Suspected spam",
  merged: "Merged",
  automatic: "Left out as automatic",
} as const;

/** Refusals. */
export const inboxMessages = {
  changed:
    "This changed after you opened it, so nothing was saved or sent. Please check what's new, then try again.",
  gone: "This no longer exists. Someone may have erased it.",
  noWay: "You can't move it to that status from its current one.",
  spamFirst: "This is in the spam folder. Mark it as not spam first.",
  notOnTeam: "Please choose a team member who can reply.",
  tooLateToday: "It's too late to snooze this until later today. Please choose tomorrow or a date.",
  noSnoozeDay: "Please choose a date from tomorrow on, within a year.",
  noFollowUpDay: "Please choose a date from today on, within a year.",
  mergedAway: "This was merged into another conversation, so nothing was sent. Open that one to reply.",
  cannotMerge: "You can only merge conversations from the same email address that aren't spam.",
  notLeftOut: "This email is already in Messages. A colleague may have opened it.",
  notMerged: "This isn't part of the conversation any more. A colleague may have separated it.",
  replyGone: "This reply isn't here any more. A colleague may have taken it back.",
  alreadySent:
    "It's too late to undo: the reply is already on its way. You can send another one to correct it.",
} as const;

export const inboxFaults = {
  state: "Please choose a status from the list",
  mark: "Set this filter to 1, or leave it out",
  several: "Please choose 1 to 200 items",
  cursor: "That page link has expired. Start again from the first page.",
  words: "Please use a shorter search",
  version: "Please send the version you loaded",
  assignee: "Please choose someone from the list",
  snooze: "Please choose a time from the list",
  date: "Please enter a date, such as 2026-12-28",
  presence: "Please say open, writing or left",
  noteMissing: "Please write the note",
  noteTooLong: "Please keep the note under 5,000 characters",
  replyMissing: "Please write your reply",
  replyTooLong: "Please keep your reply under 10,000 characters",
} as const;

export const repliesFaults = {
  nameMissing: "Please enter a name",
  nameTooLong: "Please keep the name under 100 characters",
  textMissing: "Please write the reply",
  textTooLong: "Please keep the reply under 2,500 characters",
  tooMany: "Please keep no more than 20 saved replies",
} as const;

export const choiceNames = { todo: "To do", ...stateNames, all: "All but spam" } as const;

/** Column names of exported files, before those of the form's fields. */
export const inboxExport = {
  about: { id: "Id", createdAt: "Received", state: "Status", assignee: "Assignee", metAt: "Replied" },
} as const;

/** What the team calls a form's fields where that is shorter than the label on the form. */
const shortLabels: Readonly<Record<string, string>> = { name: "Name", email: "Email", clinic: "Clinic" };

export function teamLabelOf({ teamName, label }: { teamName: string; label: string }): string {
  return shortLabels[teamName] ?? label;
}

export const inboxCopy = {
  messages: {
    heading: "Messages",
    introduction: `What people write to us. We promise a reply ${replyPromise.messages}.`,
    caption: "Messages, newest first",
    empty: {
      todo: {
        heading: "No messages need a reply",
        text: "New messages appear here, and the team gets an email about each one.",
      },
      other: { heading: "Nothing here", text: "No messages have this status." },
      spam: {
        heading: "The spam folder is empty",
        text: "Suspected spam appears here and is removed after 30 days.",
      },
    },
  },
  inquiries: {
    heading: "Inquiries",
    introduction: `Messages from clinics. We promise a reply ${replyPromise.inquiries}.`,
    caption: "Inquiries, newest first",
    empty: {
      todo: {
        heading: "No inquiries need a reply",
        text: "New inquiries appear here, and the team gets an email about each one.",
      },
      other: { heading: "Nothing here", text: "No inquiries have this status." },
      spam: {
        heading: "The spam folder is empty",
        text: "Inquiries marked as spam appear here and are removed after 30 days.",
      },
    },
  },
} as const;

export const inboxPersonCopy = {
  what: { messages: "Message", inquiries: "Inquiry" },
  note: (who: string) => `Note by ${who}`,
  answer: (who: string) => `Reply by ${who}`,
} as const;

export const itemCopy = {
  back: { messages: "Messages", inquiries: "Inquiries" },
  title: { messages: "Message", inquiries: "Inquiry" },
  kinds: {
    messages: "Message",
    inquiries: "Inquiry",
    subscriber: "Newsletter",
    answer: "Campaign answer",
    place: "Group",
  },
  gone: "Someone no longer on the team",
  states: {
    open: "Open",
    waiting: "Waiting for their reply",
    done: "Done",
    suspected_spam: "Spam",
    new: "Not spam",
  },
  sentences: {
    note: (who: string) => `${who} added a note`,
    answer: (who: string) => `${who} replied by email`,
    moved: (who: string, state: string) => `${who} changed the status to ${state}`,
    taken: (who: string) => `${who} assigned it to themselves`,
    given: (who: string, to: string) => `${who} assigned it to ${to}`,
    left: (who: string) => `${who} unassigned it`,
    snoozed: (who: string) => `${who} snoozed it until`,
    returned: "The snooze ended",
    followUp: (who: string, day: string) => `${who} set a follow-up for ${day}`,
    noFollowUp: (who: string) => `${who} cleared the follow-up date`,
    merged: (who: string) => `${who} merged another conversation into this one`,
    unmerged: (who: string) => `${who} separated merged conversations`,
    undone: (who: string, state: string) =>
      `${who} took back a reply before it was sent, so the status is ${state}`,
    wrote: (name: string) => `${name} wrote, in a merged conversation`,
  },
  sending: {
    sent: "Sent",
    written: mailNotice.toFile,
    queued: "On its way",
    returned: "Couldn't be delivered: it came back. They haven't read it, so please try another way.",
    failed: "It wasn't sent. The email queue says why, unless someone stopped it there.",
  },
  ownSubject: { messages: "Your message to {name}", inquiries: "Your inquiry to {name}" },
  charactersLeft: (left: number) => `${left} characters left`,
} as const;
