import { minute, second } from "#platform/clock/clock.ts";

/**
 * An issue's status. `scheduled` includes the time while its recipients are being selected. `welcome`: it's sent as part
 * of the welcome series, to each person on their own day.
 */
export type IssueState = "draft" | "scheduled" | "sending" | "paused" | "sent" | "stopped" | "welcome";

/**
 * The status of one email of an issue.
 * `waiting`: selected, not in the outbox yet. `queued`: in the outbox. `retrying`: deferred by the mail server.
 * `handing`: the end of the message is being transmitted; from here on the server may have it.
 * `delivered`: accepted by the server. `failed`: permanently rejected.
 * `unsure`: the end was transmitted but no reply came; it isn't resent automatically.
 * `skipped`: the person had unsubscribed or opted out before their turn.
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

/** The reason stored with an email written to a file, because no mail server was set up. */
export const writtenReason = "file";

/** How often the next emails of an issue are queued, to keep the sending speed. */
export const sliceMs = 5 * second;

/** At least one. */
export function mailsPerSlice(pace: number): number {
  return Math.max(1, Math.round((pace * sliceMs) / minute));
}

/** The maximum sending speed, in emails a minute. */
export const largestPace = 30_000;

const offeredPaces = [60, 300, 1_000, 6_000, 30_000];

/** With one that was chosen elsewhere, slowest first. */
export const pacesWith = (pace: number) =>
  [...new Set([...offeredPaces, pace])].toSorted((one, other) => one - other);

/** For how many days after an issue unsubscribes are counted toward it. */
export const leavingDays = 7;

/** How many days after its end an issue's emails are kept individually; then only their counts. */
export const mailRetentionDays = 30;

/** How many pictures an issue may have: they travel inside each email, at 50 to 250 KB each. */
export const mostPictures = 5;

/** Mail apps show 40 to 150 characters of a preview text. */
export const issueBounds = { subject: 150, preview: 150, text: 40_000 } as const;

export const selectRecipientsJob = "letters.begin";
export const sliceJob = "letters.slice";
export const mailJob = "letters.mail";
export const testJob = "letters.test";
