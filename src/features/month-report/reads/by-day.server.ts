import { sql } from "kysely";
import { everyResponse } from "#features/campaigns/reads/marks.server.ts";
import { addedPage, importedPage } from "#features/newsletter/rules.ts";
import { countsByDay, startOfDay } from "#platform/clock/calendar-days.ts";
import { largeCounts } from "#platform/list/large-counts.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";

/** Counts by calendar day in the team's time zone. The dashboard's lines and the month's figures are sums of the same ones. */
export type ByDay = ReadonlyMap<string, number>;

type Counted = readonly { day: string; count: number | string }[];
const byDay = (rows: Counted): ByDay => new Map(rows.map(({ day, count }) => [day, Number(count)]));

const keptSignUps = largeCounts<ByDay>((days) => [...days.values()].reduce((sum, count) => sum + count, 0));

/** Sign-ups since a day. */
export async function signUpsByDay(services: Services, since: string): Promise<ByDay> {
  const zone = await teamZone(services);
  return keptSignUps(services, `${zone} ${since}`, async () =>
    countsByDay(
      await services.store.db
        .selectFrom("subscribers")
        .select([
          sql<string>`substr(created_at, 1, 16)`.as("minute"),
          ({ fn }) => fn.countAll<number | string>().as("count"),
        ])
        .where("created_at", ">=", startOfDay(since, zone))
        // Those whom the team brought did not sign up here.
        .where("page", "not in", [importedPage, addedPage])
        .groupBy("minute")
        .orderBy("minute")
        .execute(),
      zone,
    ),
  );
}

/** Answers since a day. Their days are in UTC: a time that could be moved to another zone isn't kept. */
export async function answersByDay({ store }: Services, since: string): Promise<ByDay> {
  return byDay(
    await store.db
      .selectFrom("campaign_tallies")
      .select(["day", sql<number | string>`sum(count)`.as("count")])
      .where("mark", "=", everyResponse)
      .where("day", ">=", since)
      .groupBy("day")
      .execute(),
  );
}
