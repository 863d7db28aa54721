/** Words of the desk's first screen. */
import { mailNotice } from "#content/mail-notice.ts";
import type { Role } from "#content/role.ts";

const some = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const adminHome = {
  heading: (name: string) => `Hello, ${name}`,
  role: {
    owner: "You are an owner. You may do everything there is, people and the audit log included.",
    editor: "You are an editor. You may read messages and answers, and work on campaigns.",
    viewer: "You are a viewer. You may see campaigns and counts, and no personal data.",
  } satisfies Record<Role, string>,
  notesHeading: "Before the site goes public",
  today: {
    heading: "What needs someone today",
    messagesLate: (count: number) =>
      `${some(count, "message waits", "messages wait")} longer than we promised`,
    messagesNew: (count: number) => `${some(count, "new message", "new messages")} that nobody has taken`,
    inquiriesLate: (count: number) =>
      `${some(count, "inquiry waits", "inquiries wait")} longer than we promised`,
    inquiriesNew: (count: number) => `${some(count, "new inquiry", "new inquiries")} that nobody has taken`,
    dead: (count: number) => `${some(count, "mail", "mails")} could not be sent`,
    closing: (title: string) => `"${title}" closes soon`,
    mail: `Mail from this site reaches nobody. ${mailNotice.sentence}`,
    backup: (days: "none" | number) =>
      `${days === "none" ? "No backup has been made here yet" : `The last backup is ${some(days, "day", "days")} old`}. Whoever looks after the server makes one with script/backup`,
    open: "Open",
    late: "Late",
    fresh: "New",
    failed: "Failed",
    soon: "Soon",
    check: "Check",
    none: {
      heading: "Nothing needs you now",
      text: "New messages, late answers, mails that failed, campaigns about to close and an old backup would stand here.",
    },
  },
  dead: {
    heading: "Mails that could not be sent",
    text: "We tried each of them for about a day. If the reason is gone, try again. Mails of a restored backup wait here too: they may have gone out before.",
    retry: "Try again",
    retrying: "Trying...",
    retried: "It is in the queue again.",
    gone: "This mail is not among the failed ones any more. It may be on its way.",
    asked: "Asked for",
    given: "Last try",
    reason: "Reason",
    unknown: "Not known",
    other: "Other work",
    /** What each kind of work is, by its name in the outbox. */
    kinds: {
      "contact.message_received": "To the team: a message is waiting",
      "clinics.inquiry_received": "To the team: an inquiry is waiting",
      "inbox.answer": "An answer to somebody who wrote to us",
      "responses.received": "To the team: new answers are waiting",
      "responses.delete_campaign": "Removing the answers of a deleted campaign",
      "newsletter.welcome": "Welcome to the letter",
      "newsletter.confirm": "Please confirm your address",
      "sign-in.password_link": "A link that sets a password",
      "site-settings.test_mail": "A test mail",
      "worker.daily": "The daily removing of old things",
    } as Readonly<Record<string, string>>,
  },
  numbers: {
    heading: "The last 30 days",
    note: "Days are counted in UTC. These numbers name nobody.",
    lines: {
      signUps: "Sign-ups to the letter",
      messages: "Messages and inquiries",
      answers: "Answers to campaigns",
      visits: "Visits to the public pages",
    },
    hidden: "Open a campaign to see its numbers. Small ones are hidden.",
    hiddenTotal: "Hidden",
    /** Said in place of the line. */
    said: (first: string, last: string, total: number, most: number, day: string) =>
      total === 0
        ? `None from ${first} to ${last}.`
        : `${total} from ${first} to ${last}. The most on one day was ${most}, on ${day}.`,
  },
  changes: { heading: "Last changes", all: "Open the audit log", none: "The first change will stand here." },
  first: {
    heading: "The first steps",
    text: "Nothing has come in yet. These are good places to begin.",
  },
  /** A line for each screen, by its id. */
  screens: {
    profile: "Your password, the second step at sign-in, and where you are signed in.",
    audit: "What was changed at the desk, by whom and when.",
    campaigns: "Pages with questions: begin one, hand it on, read what came back.",
    coupons: "Codes that clinics hand to their patients, each with a page and a card.",
    people: "Who is on the team, what each may do, and invitations.",
    privacy: "What is held about a person, erasing it, and how long things are kept.",
    messages: "What people wrote on the contact page, and how long each has waited.",
    inquiries: "What clinics wrote to us, and how long each has waited.",
    subscribers: "Who gets the letter: find, import, export, take off the list.",
    letters: "Write a letter, try it on yourself, and send it.",
    consent: "Every yes and no to the letter, and whether the ledger is whole.",
    redirects: "Where old addresses lead, and which were asked for and not found.",
    settings: "Who is told by mail, days when you are closed, a test mail, and what was set on the server.",
  },
  failed: "That did not work, and nothing was changed. Please try again.",
} as const;
