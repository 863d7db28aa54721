import type { Tx } from "#platform/database/open.ts";

/** A file that came with a mail and may be kept. Its type is what its bytes say, whatever the sender says. */
export type MailAttachment = { name: string; type: string; bytes: Uint8Array };

export type LeftOutFile = { name: string; bytes: number; reason: NotKept };

/**
 * Why a file isn't kept: it's of another kind, can run programs, is encrypted, is a mail deeper inside others than we read,
 * is too large, one of too many, with suspected spam, or beyond what strangers can bring in a day.
 */
export const notKeptReasons = [
  "type",
  "macros",
  "encrypted",
  "inside",
  "size",
  "count",
  "spam",
  "budget",
] as const;
export type NotKept = (typeof notKeptReasons)[number];

/** What the team is told of a mail whose words aren't there, or not all of them. */
export type MailNote = "encrypted" | "winmail" | "onlyFiles" | "onlyPictures" | "onlySubject";

/** The parts of a report of a mail server (RFC 3464, RFC 5965), as they stand in it. */
export type MailReport = {
  kind: "delivery-status" | "feedback-report";
  /** The machine-readable part. */
  fields: string;
};

export type MailSender = { address: string; name: string };

/** A mail from the mailbox, read and bounded. Nothing in it is to be trusted. */
export type IncomingMail = {
  /** The same whenever this mail is read again, or delivered once more by another way. */
  id: string;
  /** Without the angle brackets; empty if it has none. */
  messageId: string;
  /** Of In-Reply-To and References, the nearest first. */
  references: readonly string[];
  /** The one address of its From header; undefined if there is none or several. */
  from: MailSender | undefined;
  /** Whom X-Original-From and Reply-To name. They decide only where From is no person's address (`writerOf`). */
  replyTo: readonly MailSender[];
  /** Whether `from` is one of these instead, so that nothing proves it. */
  isFromReplyTo: boolean;
  /** All addresses it was sent to, of To, Cc, Delivered-To and X-Original-To, in lower case. */
  to: readonly string[];
  subject: string;
  /** Its words, wherever its program has put them, and those of the mails that it forwards. */
  text: string;
  notes: readonly MailNote[];
  /** Whether its text was longer than what is kept. */
  isCut: boolean;
  attachments: readonly MailAttachment[];
  leftOut: readonly LeftOutFile[];
  /** The first header of each name, in lower case. */
  headers: ReadonlyMap<string, string>;
  report: MailReport | undefined;
  /** Whether it's an invitation of a calendar or an answer to one, which a press has sent. */
  isScheduling: boolean;
  /** The header of a mail inside it, such as one that a report returns; empty if there is none. Its body is never kept. */
  returnedHeader: string;
  receivedAt: string;
};

/** What a mail was taken for: stored with the claim, for the team's list. */
export type TakenAs = "reply" | "new" | "bounce" | "complaint" | "automatic" | "private" | "ours";

/**
 * Takes mails that are for one feature, in the transaction that claims the mail: it writes what follows, or leaves the
 * mail to the next feature by returning undefined.
 */
export type MailTaker = (tx: Tx, mail: IncomingMail) => Promise<TakenAs | undefined>;

/**
 * Stores what of a taken mail is too large for one transaction, such as its files. It's called again for a mail that comes
 * again, and goes on where it was stopped; the mail waits in the mailbox until it's done.
 */
export type MailFinisher = (mail: IncomingMail) => Promise<void>;
