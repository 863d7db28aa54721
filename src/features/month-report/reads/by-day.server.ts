import { sql } from "kysely";
import { everyResponse } from "#features/campaigns/reads/marks.server.ts";
import { addedPage, importedPage } from "#features/newsletter/rules.ts";
import { largeCounts } from "#platform/list/large-counts.ts";
import type { Services } from "#platform/services.ts";

/** Counts by day in UTC. The dashboard's lines and the month's figures are sums of the same ones. */
export type ByDay = ReadonlyMap<string, number>;

type Counted = readonly { day: string; count: number | string }[];
const byDay = (rows: Counted): ByDay => new Map(rows.map(({ day, count }) => [day, Number(count)]));

const keptSignUps = largeCounts<ByDay>((days) => [...days.values()].reduce((sum, count) => sum + count, 0));

export function signUpsByDay(services: Services, since: string): Promise<ByDay> {
  return keptSignUps(services, since, async () =>
    byDay(
      await services.store.db
        .selectFrom("subscribers")
        .select([
          sql<string>`substr(created_at, 1, 10)`.as("day"),
          ({ fn }) => fn.countAll<number | string>().as("count"),
        ])
        .where("created_at", ">=", since)
        // Those whom the team brought did not sign up here.
        .where("page", "not in", [importedPage, addedPage])
        .groupBy("day")
        .execute(),
    ),
  );
}

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
