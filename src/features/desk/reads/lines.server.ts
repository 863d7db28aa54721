import { sql } from "kysely";
import { everyAnswer } from "#features/campaigns/reads/marks.server.ts";
import { receivedByDay } from "#features/inbox/reads/counts.server.ts";
import { type Actor, may } from "#features/roles/access.ts";
import type { Services } from "#platform/services.ts";
import { daysUntil } from "../rules.ts";

/** One count over the shown days. */
export type OverviewLine = {
  id: "signUps" | "messages" | "answers";
  total: number;
  /** The count of each day in UTC, the oldest first; null where single days are not for everybody. */
  counts: number[] | null;
};

type ByDay = ReadonlyMap<string, number>;

/** The quiet numbers of the last days. */
export async function overviewLines(services: Services, actor: Actor): Promise<OverviewLine[]> {
  const days = daysUntil(services.clock.now());
  const since = days[0] ?? "";
  const line = (id: OverviewLine["id"], found: ByDay, shown: boolean): OverviewLine => {
    const counts = days.map((day) => found.get(day) ?? 0);
    return { id, total: counts.reduce((sum, count) => sum + count, 0), counts: shown ? counts : null };
  };
  return [
    line("signUps", await signUpsByDay(services, since), true),
    line("messages", await receivedByDay(services, actor, since), true),
    // A summary hides days with few answers; a line of all campaigns must not show them after all.
    line("answers", await answersByDay(services, since), may(actor, "answers.read")),
  ];
}

async function signUpsByDay({ store }: Services, since: string): Promise<ByDay> {
  const rows = await store.db
    .selectFrom("subscribers")
    .select([
      sql<string>`substr(created_at, 1, 10)`.as("day"),
      ({ fn }) => fn.countAll<number | string>().as("count"),
    ])
    .where("created_at", ">=", since)
    .groupBy("day")
    .execute();
  return new Map(rows.map(({ day, count }) => [day, Number(count)]));
}

async function answersByDay({ store }: Services, since: string): Promise<ByDay> {
  const rows = await store.db
    .selectFrom("campaign_tallies")
    .select(["day", sql<number | string>`sum(count)`.as("count")])
    .where("mark", "=", everyAnswer)
    .where("day", ">=", since)
    .groupBy("day")
    .execute();
  return new Map(rows.map(({ day, count }) => [day, Number(count)]));
}
