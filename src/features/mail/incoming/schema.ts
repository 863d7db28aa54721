import type { Unreadable } from "#platform/mail/incoming/limits.ts";
import type { MailboxProblem } from "#platform/mail/incoming/mailbox-error.server.ts";

/** How reading the mailbox goes: `starting` until it was read for the first time; `stopped` when no process reads it. */
export type MailboxKind = "off" | "starting" | "fine" | "stopped" | MailboxProblem;

/** Why a mail stays in the mailbox: what it is, or that something of ours failed; `unknown` after a crash. */
export type UnreadReason = Unreadable | "failed" | "unclaimed" | "unknown";
