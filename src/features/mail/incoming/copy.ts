import type { MailboxKind, UnreadReason } from "./schema.ts";

/** How reading the mailbox goes, and what to do. `{teamMail}` is where replies go without one, `{free}` the least room. */
export const mailboxTexts: Readonly<Record<MailboxKind, { title: string; text: string }>> = {
  off: {
    title: "Not set up",
    text: "Replies go to {teamMail}, because no mailbox is set up. Your server administrator can set IMAP_URL to bring them into Messages.",
  },
  starting: {
    title: "Not read yet",
    text: "The mailbox is set up and will be read within a minute. If this doesn't change, ask your server administrator to check ROLE: the site's background process isn't running.",
  },
  fine: { title: "Working", text: "New email comes into Messages within a minute." },
  stopped: {
    title: "Not being read",
    text: "The site's background process isn't running, so new email stays in the mailbox. Ask your server administrator to start one with ROLE=worker or both.",
  },
  password: {
    title: "Sign-in refused",
    text: "The mailbox doesn't accept our password. New email stays there until your server administrator corrects the password in IMAP_URL. We try again every five minutes.",
  },
  certificate: {
    title: "Not secure",
    text: "We can't verify the mail server's certificate, so we don't sign in. New email stays in the mailbox. Ask your email provider to renew the certificate, or your server administrator to check the host in IMAP_URL.",
  },
  folder: {
    title: "Folder missing",
    text: "The mailbox doesn't let us open a folder or move email. New email stays there. Ask your server administrator to check the folder in IMAP_URL and the account's permissions.",
  },
  unreachable: {
    title: "Can't be reached",
    text: "The mail server doesn't answer. New email stays there, and we keep trying. You don't need to do anything.",
  },
  space: {
    title: "Disk almost full",
    text: "There's less than {free} free on the site's disk, so new email stays in the mailbox. Everything else works. Ask your server administrator to make room; then email comes in by itself.",
  },
};

/** Why replies don't come in, after a colon. */
export const failureTexts: Readonly<Record<Exclude<MailboxKind, "off" | "starting" | "fine">, string>> = {
  stopped: "the mailbox isn't being read",
  password: "the mailbox refuses our password",
  certificate: "the mail server's certificate can't be verified",
  folder: "a folder of the mailbox can't be opened",
  unreachable: "the mailbox can't be reached",
  space: "the site's disk is almost full, so email waits in the mailbox",
};

export const unreadTexts: Readonly<Record<UnreadReason, string>> = {
  "too-large": "Larger than 25 MB",
  "too-complex": "Too many parts or lines to read safely",
  unreadable: "Damaged, or not an email",
  failed: "Something went wrong on our side",
  unclaimed: "Sent from our own address, or from none we can reply to",
  unknown: "Couldn't be read",
};

export const mailboxCopy = {
  title: "Mailbox",
  lead: "Replies and new email to the team come from here into Messages.",
  unread: "Emails we couldn't read",
  unreadLead:
    "These are safe in the mailbox, in the folder Kinward/Unread. Open them there with your email app, or let us try again.",
  none: "None. We could read everything.",
  retry: "Try them again",
  retrying: "Asking...",
  retried: "We'll try them again within a minute.",
  nothingToRetry: "There's nothing to try again: every email could be read.",
} as const;
