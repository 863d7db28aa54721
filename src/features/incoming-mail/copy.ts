import type { MailboxKind, UnreadReason } from "./schema.ts";

/** How reading the mailbox goes, and what to do. `{teamMail}` is where replies go without one. */
export const mailboxTexts: Readonly<Record<MailboxKind, { title: string; text: string }>> = {
  off: {
    title: "Not set up",
    text: "Replies go to {teamMail}, because no mailbox is set up. Your server administrator can set IMAP_URL to bring them into Messages.",
  },
  starting: {
    title: "Not read yet",
    text: "The mailbox is set up and will be read within a minute. If this stays here, no process of the site runs background work (ROLE).",
  },
  fine: { title: "Working", text: "New mail comes into Messages within a minute." },
  stopped: {
    title: "Nobody reads it",
    text: "No process of the site has read the mailbox for a while. Mail stays in the mailbox. Start a process with ROLE=worker or both.",
  },
  password: {
    title: "Sign-in refused",
    text: "The mailbox doesn't accept our password. Mail stays there until the password in IMAP_URL is right. We try again every five minutes.",
  },
  certificate: {
    title: "Not secure",
    text: "We can't verify the mail server's certificate, so we don't sign in. Mail stays in the mailbox. Check the host in IMAP_URL, or ask your provider to renew the certificate.",
  },
  folder: {
    title: "Folder missing",
    text: "The mailbox doesn't let us open a folder or move mail. Mail stays there. Check the folder in IMAP_URL and the account's permissions.",
  },
  unreachable: {
    title: "Can't be reached",
    text: "The mail server doesn't answer. Mail stays there, and we keep trying by ourselves.",
  },
};

/** Why replies don't come in, after a colon. */
export const failureTexts: Readonly<Record<Exclude<MailboxKind, "off" | "starting" | "fine">, string>> = {
  stopped: "nobody reads the mailbox",
  password: "the mailbox refuses our password",
  certificate: "the mail server's certificate can't be verified",
  folder: "a folder of the mailbox can't be opened",
  unreachable: "the mailbox can't be reached",
};

/** Why a mail stays in the mailbox. */
export const unreadTexts: Readonly<Record<UnreadReason, string>> = {
  "too-large": "Larger than 25 MB",
  "too-complex": "Too many parts or lines to read safely",
  unreadable: "Damaged, or not a mail",
  failed: "Something went wrong on our side",
  unclaimed: "Sent from our own address, or from none we can reply to",
  unknown: "Couldn't be read",
};

/** The screen of the mailbox. */
export const mailboxCopy = {
  title: "Mailbox",
  lead: "Replies and new mail to the team come from here into Messages.",
  unread: "Mail we couldn't read",
  unreadLead:
    "These are safe in the mailbox, in the folder Kinward/Unread. Open them there with your mail program, or let us try again.",
  none: "We could read everything.",
  retry: "Try them again",
  retrying: "Asking...",
  retried: "We'll try them again within a minute.",
  nothingToRetry: "There's nothing to try again: every mail could be read.",
} as const;
