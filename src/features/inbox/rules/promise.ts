import { daysAfter } from "#platform/clock/calendar-days.ts";
import { day, hour } from "#platform/clock/clock.ts";
import { instantOfLocalTime, localTimeOf } from "#platform/clock/time-zone.ts";
import { type ItemState, type PromiseKind, stillPromised } from "../forms/rules/conversation-kinds.ts";

/** The days that count: where they begin and end, and the listed ones that do not. */
export type ReplyDays = { zone: string; holidays: readonly { day: string }[] };

export const promisedHours = 24;

type Asked = { state: ItemState; metAt: string; askedAgainAt: string; createdAt: string };

/** Since when a reply has been promised: to what came in, or to what the person wrote after our reply. */
export function promisedSince({ state, metAt, askedAgainAt, createdAt }: Asked): string | undefined {
  return stillPromised(state) ? (metAt === "" ? createdAt : askedAgainAt) || undefined : undefined;
}

export function dueOf(received: string, kind: PromiseKind, days: ReplyDays): string {
  let at = Date.parse(received);
  let left = promisedHours * hour;
  if (kind === "clock") return new Date(at + left).toISOString();
  const holidays = new Set(days.holidays.map((holiday) => holiday.day));
  for (;;) {
    const today = localTimeOf(new Date(at).toISOString(), days.zone).slice(0, 10);
    const midnight = Date.parse(instantOfLocalTime(`${daysAfter(today, 1)}T00:00`, days.zone));
    if (isCounted(today, holidays)) {
      if (at + left <= midnight) return new Date(at + left).toISOString();
      left -= midnight - at;
    }
    at = midnight;
  }
}

export function isCounted(date: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(`${date}T00:00:00.000Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(date);
}

/** No run of weekends and holidays is longer than this. */
const longestPause = 30 * day;

/**
 * The last instant at which something may have come in and be past its promise now. What came in later is due later,
 * so one instant tells all that is late apart from the rest.
 */
export function lateBefore(now: Date, kind: PromiseKind, days: ReplyDays): string {
  let late = now.getTime() - longestPause;
  let inTime = now.getTime();
  while (inTime - late > 1) {
    const middle = Math.floor((late + inTime) / 2);
    const due = dueOf(new Date(middle).toISOString(), kind, days);
    if (Date.parse(due) <= now.getTime()) late = middle;
    else inTime = middle;
  }
  return new Date(late).toISOString();
}
