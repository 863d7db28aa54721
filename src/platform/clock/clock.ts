/** The source of all times in the product, so that tests can set it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** An instant as it is stored and sent: ISO 8601, UTC, milliseconds. */
type Instant = string;

export function instantNow(clock: Clock): Instant {
  return clock.now().toISOString();
}

/** An instant moved by milliseconds, into the past when negative. */
export function instantAfter(clock: Clock, milliseconds: number): Instant {
  return new Date(clock.now().getTime() + milliseconds).toISOString();
}

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** When the daily job is due, in UTC: at night where most of our readers live. */
const nightlyTime = "T03:30:00.000Z";

/** The next moment the daily job is due. */
export function nextNight(now: Date): Date {
  const today = new Date(now.toISOString().slice(0, 10) + nightlyTime);
  return now < today ? today : new Date(today.getTime() + day);
}
