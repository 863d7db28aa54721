import { day, hour } from "#platform/clock/clock.ts";

/** What came in: when, when the first reply was sent (empty for none), and what it is about (empty for inquiries). */
export type Received = { createdAt: string; metAt: string; subject: string };

/** One week, from Monday in UTC. */
export type Week = {
  /** Its Monday. */
  day: string;
  received: number;
  replied: number;
  /** The middle of all reply times in whole hours; null without a reply. */
  medianHours: number | null;
  /** Subjects, the most frequent first. */
  subjects: { subject: string; count: number }[];
};

/** How many weeks are shown, this one included. */
export const shownWeeks = 6;

/** The Mondays of the shown weeks, newest first. */
export function mondaysUntil(now: Date): string[] {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return Array.from({ length: shownWeeks }, (_, back) =>
    new Date(now.getTime() - (sinceMonday + back * 7) * day).toISOString().slice(0, 10),
  );
}

/** The figures of each shown week, newest first. */
export function weeksOf(items: readonly Received[], now: Date): Week[] {
  return mondaysUntil(now).map((monday) => {
    const end = new Date(Date.parse(monday) + 7 * day).toISOString();
    const inWeek = items.filter(({ createdAt }) => createdAt >= monday && createdAt < end);
    const times = inWeek
      .filter(({ metAt }) => metAt !== "")
      .map(({ createdAt, metAt }) => Date.parse(metAt) - Date.parse(createdAt));
    const subjects = Map.groupBy(
      inWeek.filter(({ subject }) => subject !== ""),
      ({ subject }) => subject,
    );
    return {
      day: monday,
      received: inWeek.length,
      replied: times.length,
      medianHours: times.length === 0 ? null : Math.round(medianOf(times) / hour),
      subjects: [...subjects]
        .map(([subject, each]) => ({ subject, count: each.length }))
        .toSorted((one, other) => other.count - one.count || one.subject.localeCompare(other.subject)),
    };
  });
}

function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
