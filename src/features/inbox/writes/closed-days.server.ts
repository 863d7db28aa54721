import { type Actor, authorize } from "#features/permissions/access.ts";
import { teamSetting } from "#features/team-settings/reads.server.ts";
import { changeTeamSetting, refuseSetting } from "#features/team-settings/writes.server.ts";
import { day as oneDay } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import type { TeamSetting } from "#platform/settings/team-setting.ts";
import { closedDaysCopy, closedDaysFaults } from "../copy/closed-days.ts";
import { answeringDays } from "../copy/holidays.ts";
import {
  closedDaysFault,
  closedDaysIn,
  closedDaysSetting,
  closedSpanDays,
  mostClosedDays,
  storedDays,
  todayIn,
} from "../rules/closed-days.ts";
import type { ClosedDaysChange } from "../schema.ts";

declare module "#platform/settings/team-setting.ts" {
  interface TeamSettings {
    closedDays: {
      was: string;
      days: readonly { day: string; formatted: string; fixed: boolean }[];
      earliest: string;
      rule: string;
      zone: string;
      holidays: readonly { day: string; formatted: string; name: string }[];
    };
  }
}

/** How many upcoming holidays are listed. */
const shownHolidays = 4;

async function daysNow(services: Services) {
  const was = (await teamSetting(services, closedDaysSetting)) ?? "";
  return { days: closedDaysIn(was), was };
}

/** The days on which the team is closed, on the settings screen. */
export const closedDays: TeamSetting<"closedDays"> = {
  key: "closedDays",
  now: daysNow,
  async panel(services) {
    const { days, was } = await daysNow(services);
    const today = todayIn(answeringDays.zone, services.clock.now());
    return {
      was,
      days: days
        .filter((day) => day >= today)
        .map((day) => ({ day, formatted: formatDay(day), fixed: day <= today })),
      earliest: dayAfter(today),
      rule: closedDaysCopy.rule(mostClosedDays, closedSpanDays),
      zone: closedDaysCopy.zone(answeringDays.zone.replaceAll("_", " ")),
      holidays: answeringDays.holidays
        .filter(({ day }) => day >= today)
        .slice(0, shownHolidays)
        .map(({ day, name }) => ({ day, formatted: formatDay(day), name })),
    };
  },
};

/** Changes on which days the team is closed. @throws {HttpError} forbidden, invalid_input, conflict. */
export async function changeClosedDays(
  services: Services,
  actor: Actor,
  { days, was }: ClosedDaysChange,
): Promise<void> {
  authorize(actor, "settings.manage");
  const today = todayIn(answeringDays.zone, services.clock.now());
  await changeTeamSetting(services, actor, {
    name: closedDaysSetting,
    was,
    action: "settings.closed_days_changed",
    subject: days.join(" "),
    decide(stored) {
      const before = closedDaysIn(stored);
      const fault = closedDaysFault(days, before, today);
      if (fault) refuseSetting("days", closedDaysFaults[fault]);
      return storedDays(days, before, today);
    },
  });
}

const dayShape = new Intl.DateTimeFormat("en", {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});
const formatDay = (day: string) => dayShape.format(new Date(`${day}T00:00:00.000Z`));
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + oneDay).toISOString().slice(0, 10);
