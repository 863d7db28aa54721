import { minute, second } from "#platform/clock/clock.ts";

/** Where a letter stands. `scheduled` includes the moment in which its receivers are being chosen. */
export type IssueState = "draft" | "scheduled" | "sending" | "paused" | "sent" | "stopped";

/**
 * Where one mail of a letter stands.
 * `waiting`: chosen, not in the outbox yet. `queued`: in the outbox. `retrying`: the mail server has said "later".
 * `handing`: its end is being handed over; from here on the server may have it.
 * `delivered`: the server has said yes. `failed`: it has said no for good.
 * `unsure`: the end was handed over and no answer came; it is not sent again by itself.
 * `skipped`: the person had left, or had left this out, when their turn came.
 */
export type MailState =
  | "waiting"
  | "queued"
  | "retrying"
  | "handing"
  | "delivered"
  | "failed"
  | "unsure"
  | "skipped";

/** The reason noted with a mail that became a file, since no mail server was set up. */
export const writtenReason = "file";

/** How often the outbox is given the next mails of a letter, so that the pace is kept. */
export const sliceMs = 5 * second;

/** How many mails a slice has at this pace: at least one. */
export function mailsPerSlice(pace: number): number {
  return Math.max(1, Math.round((pace * sliceMs) / minute));
}

/** The pace of a new letter while owners have chosen none, in mails a minute; and the quickest that may be chosen. */
export const usualPace = 300;
export const largestPace = 30_000;

/** The paces that are offered. */
export const offeredPaces = [60, 300, 1_000, 6_000, 30_000] as const;

/** The name under which owners keep the pace of new letters. */
export const paceSetting = "letters.pace";

/** The pace a stored text stands for. */
export function paceIn(stored: string | undefined): number {
  const pace = Number(stored);
  return Number.isInteger(pace) && pace >= 1 && pace <= largestPace ? pace : usualPace;
}

/** For how many days after a letter somebody's leaving is counted as having followed it. */
export const leavingDays = 7;

/** How many days after its end a letter's mails are kept one by one; then only their counts are left. */
export const mailRetentionDays = 30;

/** The longest subject and text. */
export const issueBounds = { subject: 150, text: 40_000 } as const;
