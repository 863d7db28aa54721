import { settingNow } from "#features/team-settings/reads.server.ts";
import type { Services } from "#platform/services.ts";
import { answeringDays } from "../copy/holidays.ts";
import type { AnsweringDays } from "../rules/promise.ts";
import { closedDays } from "../team-settings.server.ts";

/** The days that count for the promise: the listed holidays are left out, and the days on which the team is closed. */
export async function answeringDaysNow(services: Pick<Services, "store">): Promise<AnsweringDays> {
  const own = await settingNow(services, closedDays);
  return { ...answeringDays, holidays: [...answeringDays.holidays, ...own.map((day) => ({ day }))] };
}
