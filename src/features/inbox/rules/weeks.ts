import { daysAfter, startOfDay, todayIn } from "#platform/clock/calendar-days.ts";
import { hour } from "#platform/clock/clock.ts";
import type { PromiseKind } from "../forms/rules/conversation-kinds.ts";
import { dueOf, promisedHours, type ReplyDays } from "./promise.ts";

/** What came in: when, when the first reply was sent (empty for none), and what it is about (empty for inquiries). */
export type Received = { createdAt: string; metAt: string; subject: string; promise: PromiseKind };

export type ReplyFigures = {
  received: number;
  replied: number;
  /** The middle of all reply times in whole hours; null without a reply. */
  medianHours: number | null;
  /** How many were replied to within the promised time, of those replied to or overdue. */
  inTime: number;
  decided: number;
};

/** One week, from Monday by the team's clock. */
export type Week = ReplyFigures & {
  /** Its Monday. */
  day: string;
  /** Subjects, the most frequent first. */
  subjects: { subject: string; count: number }[];
};

/** This week included. */
export const shownWeeks = 6;

/** The Mondays of the shown weeks, newest first. */
export function mondaysUntil(now: Date, zone: string): string[] {
  const today = todayIn(zone, now);
  const sinceMonday = (new Date(`${today}T00:00:00.000Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: shownWeeks }, (_, back) => daysAfter(today, -sinceMonday - back * 7));
}

/** The figures of each shown week, newest first. */
export function weeksOf(
  items: readonly Received[],
  { now, zone, days }: { now: Date; zone: string; days: ReplyDays },
): Week[] {
  const figuresOf = replyFigures(now, days);
  return mondaysUntil(now, zone).map((monday) => {
    const [start, end] = [startOfDay(monday, zone), startOfDay(daysAfter(monday, 7), zone)];
    const inWeek = items.filter(({ createdAt }) => createdAt >= start && createdAt < end);
    const subjects = Map.groupBy(
      inWeek.filter(({ subject }) => subject !== ""),
      ({ subject }) => subject,
    );
    return {
      day: monday,
      ...figuresOf(inWeek),
      subjects: [...subjects]
        .map(([subject, each]) => ({ subject, count: each.length }))
        .toSorted((one, other) => other.count - one.count || one.subject.localeCompare(other.subject)),
    };
  });
}

/** Works out the figures of what came in within a period; the same for weeks and months. */
export function replyFigures(now: Date, days: ReplyDays): (items: readonly Received[]) => ReplyFigures {
  const isInTime = promiseKeeper(now, days);
  return (items) => {
    const times = items
      .filter(({ metAt }) => metAt !== "")
      .map(({ createdAt, metAt }) => Date.parse(metAt) - Date.parse(createdAt));
    const kept = items.map(isInTime);
    return {
      received: items.length,
      replied: times.length,
      medianHours: times.length === 0 ? null : Math.round(medianOf(times) / hour),
      inTime: kept.filter((inTime) => inTime === true).length,
      decided: kept.filter((inTime) => inTime !== undefined).length,
    };
  };
}

export function formatHours(hours: number | null): string {
  if (hours === null) return "–";
  if (hours < 1) return "Under 1 hour";
  if (hours < 48) return hours === 1 ? "1 hour" : `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
}

/**
 * Whether the promise was kept; undefined while there is still time. Working out when a reply is due takes far longer than
 * the rest. What comes in later is due later, so the full hours around an item decide for nearly all.
 */
function promiseKeeper(now: Date, days: ReplyDays) {
  const hours = new Map<string, number>();
  const dueAt = (at: number, promise: PromiseKind): number => {
    const key = `${promise} ${at}`;
    const due = hours.get(key) ?? Date.parse(dueOf(new Date(at).toISOString(), promise, days));
    hours.set(key, due);
    return due;
  };
  return ({ createdAt, metAt, promise }: Received): boolean | undefined => {
    const created = Date.parse(createdAt);
    const answered = metAt === "" ? now.getTime() : Date.parse(metAt);
    const fullHour = Math.floor(created / hour) * hour;
    // No promise ends sooner than its hours by the clock.
    const inTime =
      answered - created <= promisedHours * hour ||
      answered <= dueAt(fullHour, promise) ||
      (answered < dueAt(fullHour + hour, promise) && answered <= Date.parse(dueOf(createdAt, promise, days)));
    return metAt === "" && inTime ? undefined : inTime;
  };
}

function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
