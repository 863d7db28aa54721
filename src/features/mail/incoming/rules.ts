import { day, minute, second } from "#platform/clock/clock.ts";

/** How long a process may read the mailbox before it has to say again that it does. */
export const leaseMs = 2 * minute;

/** A lease that runs for longer was written by a clock that was wrong, and holds nobody off. */
export const longestLeaseMs = 15 * minute;

/** Claims outlive the mails that can be read: what is older than this isn't read any more. */
export const oldestReadDays = 365;
export const claimDays = 400;

/** Mails that were read stay in the mailbox for so long, as long as the oldest backup. */
export const readMailDays = 30;

/**
 * Mails that had been in the mailbox when it was set up aren't ours to answer. A first reading in the future was one with
 * a wrong clock.
 */
export function readableSince(beganAt: string, now: Date): Date {
  const began = Math.min(Date.parse(beganAt), now.getTime()) - day;
  return new Date(Math.max(began, now.getTime() - oldestReadDays * day));
}

/** How long to wait before the mailbox is tried again. A wrong password is tried rarely, or the server locks us out. */
export function waitAfter(failures: number, problem: string): number {
  const waits = [5 * second, 15 * second, minute, 5 * minute];
  return problem === "password" ? 5 * minute : (waits[Math.min(failures, waits.length) - 1] ?? 5 * second);
}

/** A mailbox that nobody has read for so long isn't read by anybody. */
export const silentMs = 15 * minute;
