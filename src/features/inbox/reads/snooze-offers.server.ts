import { todayIn } from "#platform/clock/calendar-days.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import { firstSnoozeDay, type SnoozeChoice, snoozedUntil } from "../rules/snooze.ts";

const labels = {
  later: "Later today",
  tomorrow: "Tomorrow",
  next_week: "Next week",
} as const satisfies Partial<Record<SnoozeChoice, string>>;

/** The times that can be chosen now, in the team's time zone, and today's and the next date there. */
export async function snoozeOffers(services: Pick<Services, "store" | "clock">) {
  const zone = await teamZone(services);
  const now = services.clock.now();
  const format = new Intl.DateTimeFormat("en-US", { weekday: "short", hour: "numeric", timeZone: zone });
  const offers = (["later", "tomorrow", "next_week"] as const).flatMap((choice) => {
    const until = snoozedUntil(choice, { now, zone });
    if (until === undefined) return [];
    // Node puts a narrow space before AM and PM.
    return [{ choice, label: labels[choice], at: format.format(Date.parse(until)).replace(/\s/g, " ") }];
  });
  return { offers, today: todayIn(zone, now), tomorrow: firstSnoozeDay(now, zone) };
}

export type SnoozeOffers = Awaited<ReturnType<typeof snoozeOffers>>;
