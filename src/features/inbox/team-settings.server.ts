import * as z from "zod/mini";
import { daysAfter, todayIn } from "#platform/clock/calendar-days.ts";
import { safeText } from "#platform/http/safe-string.ts";
import type { Services } from "#platform/services.ts";
import { refuseSetting } from "#platform/settings/change-setting.ts";
import { settingMessages } from "#platform/settings/setting-messages.ts";
import { settingNow } from "#platform/settings/stored-settings.ts";
import { storedBefore, teamSetting } from "#platform/settings/team-setting.ts";
import { replyDays } from "./copy/holidays.ts";
import {
  closedDaysFault,
  closedDaysIn,
  closedSpanDays,
  mostClosedDays,
  storedDays,
} from "./rules/closed-days.ts";
import type { ReplyDays } from "./rules/promise.ts";

const faults = {
  day: "Please enter a date, such as 2026-12-28.",
  tooEarly: "You can only add or remove days from tomorrow on.",
  tooLate: "Please choose a day within the next two years.",
  tooMany: "That's too many closed days in one month.",
} as const;

const shownHolidays = 4;

/** The days on which the team is closed, beside weekends and holidays. */
export const closedDays = teamSetting({
  key: "closedDays",
  position: 20,
  anchor: "closed",
  search: { title: "Closed days", words: "holidays vacation business days reply due" },
  row: "inbox.closed_days",
  read: closedDaysIn,
  input: z.strictObject({
    days: z
      .array(safeText({ max: 100, sentence: settingMessages.unreadable }), settingMessages.unreadable)
      .check(z.maxLength(400, faults.tooMany)),
    expected: storedBefore,
  }),
  withoutRecentSignIn: "changes one record, which can be changed again",
  audit: { action: "settings.closed_days_changed", text: "Changed the team's closed days" },
  subject: ({ days }) => days.join(" "),
  write({ days }, { stored, services }) {
    const today = todayIn(replyDays.zone, services.clock.now());
    const before = closedDaysIn(stored);
    const fault = closedDaysFault(days, before, today);
    if (fault) refuseSetting("days", faults[fault]);
    return storedDays(days, before, today);
  },
  panel(days, { clock }) {
    const today = todayIn(replyDays.zone, clock.now());
    return {
      days: days
        .filter((day) => day >= today)
        .map((day) => ({ day, formatted: formatDay(day), fixed: day <= today })),
      earliest: daysAfter(today, 1),
      rule: `You can add days from tomorrow on, up to ${mostClosedDays} in any ${closedSpanDays} days, so that replies don't take too long.`,
      zone: replyDays.zone.replaceAll("_", " "),
      holidays: replyDays.holidays
        .filter(({ day }) => day >= today)
        .slice(0, shownHolidays)
        .map(({ day, name }) => ({ day, formatted: formatDay(day), name })),
      noDay: faults.day,
    };
  },
});

const dayShape = new Intl.DateTimeFormat("en", {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});
const formatDay = (day: string) => dayShape.format(new Date(`${day}T00:00:00.000Z`));

/** For the settings screen. */
export const teamSettings = [closedDays];

/** The days that count for the promise: the listed holidays are left out, and the days on which the team is closed. */
export async function replyDaysNow(services: Pick<Services, "store">): Promise<ReplyDays> {
  const own = await settingNow(services, closedDays);
  return { ...replyDays, holidays: [...replyDays.holidays, ...own.map((day) => ({ day }))] };
}
