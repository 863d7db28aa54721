/** Words of the desk's inbox: messages of the contact page and inquiries of clinics. */
import { mailNotice } from "#content/mail-notice.ts";

export const stateNames = {
  new: "New",
  open: "Open",
  waiting: "Waiting",
  done: "Done",
  suspected_spam: "Suspected spam",
} as const;

/** Sentences of the desk's own answers. */
export const inboxMessages = {
  moved: "Saved.",
  noted: "The note is kept.",
  answered: "The answer is on its way.",
  erased: "It is erased, with its notes and answers.",
  changed:
    "A colleague changed this before you, and nothing of yours was sent. Please look at what is new, then try again.",
  gone: "This is not here any more. Somebody may have erased it.",
  noWay: "It cannot be moved there from where it stands.",
  spamFirst: "This is in the spam folder. Please take it out first.",
  notOnTeam: "Please choose somebody of the team who may answer.",
} as const;

/** Sentences for what cannot be read. */
export const inboxFaults = {
  state: "Please choose one of the states",
  mark: "This filter is set with the number 1, or left out",
  cursor: "That is no place in the list",
  limit: "Please ask for 1 to 200 lines",
  words: "Please look for fewer words",
  version: "Please give the version that you have read",
  assignee: "Please choose somebody from the list",
  noteMissing: "Please write the note",
  noteTooLong: "Please keep the note under 5,000 characters",
  answerMissing: "Please write the answer",
  answerTooLong: "Please keep the answer under 10,000 characters",
} as const;

const choiceNames = { todo: "To do", ...stateNames, all: "All but spam" } as const;

/** Words inside exported files. */
export const inboxExport = {
  columns: {
    id: "Id",
    createdAt: "Received",
    state: "State",
    assignee: "Taken by",
    metAt: "Answered",
    subject: "Subject",
    clinic: "Clinic",
    name: "Name",
    email: "Email",
    phone: "Phone",
    message: "Message",
  },
} as const;

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** A length of time in the largest unit that says enough. */
function spanSaid(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000));
  if (minutes < 60) return counted(minutes, "minute", "minutes");
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? counted(hours, "hour", "hours") : counted(Math.floor(hours / 24), "day", "days");
}

/** Sentences about time, made on the server. */
export const inboxTimes = {
  age: (milliseconds: number) => `${spanSaid(milliseconds)} ago`,
  dueIn: (milliseconds: number) => `Answer due in ${spanSaid(milliseconds)}`,
  late: (milliseconds: number) => `${spanSaid(milliseconds)} past the promise`,
  none: "No answer is due",
} as const;

/** What is the same in both boxes. */
const shared = {
  choices: choiceNames,
  choicesLabel: "By state",
  mine: "Only mine",
  everybody: "Everybody's",
  lateShown: "These wait longer than we promised.",
  showAll: "Show all that wait",
  unreadable: "The filter in the address could not be read. What waits for us is shown.",
  noSubject: "No name given",
  columns: { subject: "What", state: "State", age: "Came in", due: "Promise", assignee: "Taken by" },
  nobody: "Nobody",
  gone: "Someone no longer on the team",
  older: "Older ones",
  newest: "Back to the newest",
  csv: "Export as CSV",
  csvNote: "The file holds what this list shows, all pages of it. Each export is written into the audit log.",
  search: {
    label: "Search",
    hint: "A whole email address, or words. Searching stays out of the address and the history of your browser.",
    button: "Search",
    busy: "Searching...",
    clear: "Clear the search",
    found: (count: number, more: boolean) =>
      more ? `${count} so far, and there may be more` : counted(count, "result", "results"),
    none: { heading: "Nothing found", text: "Try a shorter word, or another state." },
    more: "Look further",
    csv: "Export what was found",
  },
  failed: "That did not work, and nothing was changed. Please try again.",
} as const;

export const inboxCopy = {
  messages: {
    ...shared,
    heading: "Messages",
    introduction:
      "What people wrote on the contact page. We promise them an answer within 24 hours on business days.",
    caption: "Messages, the newest first",
    empty: {
      todo: {
        heading: "Nobody waits for an answer",
        text: "A new message comes in here, and the team gets a mail about it.",
      },
      other: { heading: "Nothing here", text: "No message stands in this state." },
      spam: {
        heading: "The spam folder is empty",
        text: "Messages with the hidden field filled in come here. They are removed after 30 days.",
      },
    },
  },
  inquiries: {
    ...shared,
    heading: "Inquiries",
    introduction: "What clinics wrote to us. We promise them an answer within 24 hours.",
    caption: "Inquiries, the newest first",
    empty: {
      todo: {
        heading: "No clinic waits for an answer",
        text: "A new inquiry comes in here, and the team gets a mail about it.",
      },
      other: { heading: "Nothing here", text: "No inquiry stands in this state." },
      spam: {
        heading: "The spam folder is empty",
        text: "Inquiries that one of us took for spam come here. They are removed after 30 days.",
      },
    },
  },
} as const;

/** The screen of one message or inquiry. */
export const itemCopy = {
  back: { messages: "Messages", inquiries: "Inquiries" },
  title: { messages: "Message", inquiries: "Inquiry" },
  received: "Came in",
  due: "Promise",
  name: "Name",
  clinic: "Clinic",
  email: "Email",
  phone: "Phone",
  notGiven: "Not given",
  message: "What was written",
  noMessage: "No words came with it.",
  assignee: "Taken by",
  nobody: "Nobody",
  gone: "Someone no longer on the team",
  take: "Take it",
  give: "Save",
  states: {
    heading: "State",
    saved: "Saved.",
    open: "Open",
    waiting: "Waiting for their reply",
    done: "Done",
    suspected_spam: "Spam",
    new: "Not spam",
    spamNote: "This is in the spam folder. It will be removed 30 days after it was put there.",
    releaseHint: "It goes back to the new ones. If the team had no mail about it yet, it gets one now.",
    ownMail: "If you have answered from your own mail program, choose Waiting or Done.",
  },
  history: "What happened since",
  noHistory: "Nothing yet. Take it, leave a note for the others, or answer.",
  said: {
    note: (who: string) => `${who} left a note`,
    answer: (who: string) => `${who} answered by mail`,
    moved: (who: string, state: string) => `${who} moved it to: ${state}`,
    taken: (who: string) => `${who} took it`,
    given: (who: string, to: string) => `${who} gave it to ${to}`,
    left: (who: string) => `${who} gave it back to everybody`,
  },
  sending: {
    sent: "Sent",
    written: mailNotice.toFile,
    queued: "On its way",
    failed: "Could not be sent. The dashboard shows why and tries again.",
  },
  note: {
    heading: "Note for the team",
    label: "Note",
    hint: "Only the team reads it. If the person asks for their data, they learn that there is a note, not what it says. It's erased with the message.",
    button: "Keep the note",
    kept: "The note is kept.",
    busy: "Keeping...",
  },
  answer: {
    heading: "Answer by mail",
    label: "Your answer",
    hint: (email: string) => `It goes to ${email}. A reply comes to the team's mailbox.`,
    canned: "Begin with a ready text",
    cannedNone: "Choose a text",
    insert: "Put it in",
    send: { waiting: "Send, then wait", done: "Send and finish" },
    busy: "Sending...",
    kept: "What you write stays in this tab until it is sent.",
    sent: "The answer is on its way.",
    own: "Use my own mail program",
    ownSubject: { messages: "Your message to Kinward", inquiries: "Your inquiry to Kinward" },
    charactersLeft: (left: number) => `${left} characters left`,
  },
  erase: {
    heading: "Erase for good",
    hint: "The message, its notes, its answers and every mail about it that waits. This cannot be undone.",
    button: "Erase it",
    sure: "Yes, erase all of it",
    keep: "Keep it",
  },
  failed: shared.failed,
} as const;
