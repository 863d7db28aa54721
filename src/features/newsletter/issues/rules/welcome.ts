import { day, hour } from "#platform/clock/clock.ts";

export const mostWelcomeEmails = 5;

/**
 * The latest day of an email. With the days after it in which it can still go, it is within the time for which emails
 * are kept individually, so that nobody gets one twice.
 */
export const latestWelcomeDay = 28;

/** For how long after its time an email still goes, such as after an outage. */
export const welcomeLateMs = 2 * day;

/** The outbox kind that looks for whom the next emails of the series are due to. */
export const welcomeJob = "letters.welcome";

const sweepMs = hour;

/** The next look: its id, which is the same for every process, and its time. */
export function nextSweep(now: Date): { id: string; runAt: string } {
  const at = new Date((Math.floor(now.getTime() / sweepMs) + 1) * sweepMs).toISOString();
  return { id: `${welcomeJob}:${at}`, runAt: at };
}

/** The times of confirmation of those to whom an email is due, if it goes this many days after. */
export function confirmedBetween(
  now: Date,
  { days, since }: { days: number; since: string },
): { from: string; to: string } {
  const due = now.getTime() - days * day;
  const earliest = new Date(due - welcomeLateMs).toISOString();
  return { from: earliest > since ? earliest : since, to: new Date(due).toISOString() };
}

/** The day that a new email gets: a week after the last one, or else the first that is free. */
export function freeDay(taken: readonly number[]): number {
  const next = taken.length === 0 ? 1 : Math.max(...taken) + 7;
  if (next <= latestWelcomeDay) return next;
  const days = Array.from({ length: latestWelcomeDay }, (_, at) => at + 1);
  return days.findLast((each) => !taken.includes(each)) ?? latestWelcomeDay;
}
