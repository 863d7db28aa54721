import { sql } from "kysely";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { largeCounts } from "#platform/list/large-counts.ts";
import type { Services } from "#platform/services.ts";
import { type MailboxName, mailboxes, mailboxNames, statesOf } from "../forms/rules/mailboxes.ts";
import { lateBefore } from "../rules/promise.ts";
import { answeringDaysNow } from "./answering-days.server.ts";

const keptWaiting = largeCounts<{ fresh: number; late: number }>(({ fresh, late }) => fresh + late);
const keptDays = largeCounts<ReadonlyMap<string, number>>((days) =>
  [...days.values()].reduce((sum, count) => sum + count, 0),
);

/** What waits for somebody: how many are new, and how many are past their promise. Counts only, for everybody. */
export async function waitingCounts(
  services: Services,
  actor: Actor,
  mailbox: MailboxName,
): Promise<{ fresh: number; late: number }> {
  authorize(actor, "admin.read");
  return keptWaiting(services, mailbox, () => countWaiting(services, mailbox));
}

async function countWaiting(services: Services, mailbox: MailboxName) {
  const { store, clock } = services;
  const { table, promise } = mailboxes[mailbox];
  const until = lateBefore(clock.now(), promise, await answeringDaysNow(services));
  const count = store.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("state", "in", statesOf("todo"));
  const fresh = await count.where("state", "=", "new").executeTakeFirstOrThrow();
  const late = await count
    .where("met_at", "=", "")
    .where("created_at", "<=", until)
    .executeTakeFirstOrThrow();
  return { fresh: Number(fresh.count), late: Number(late.count) };
}

/** How many messages and inquiries came in on each day in UTC since then, spam left out. */
export async function receivedByDay(
  services: Services,
  actor: Actor,
  since: string,
): Promise<ReadonlyMap<string, number>> {
  authorize(actor, "admin.read");
  return keptDays(services, since, () => countDays(services, since));
}

async function countDays({ store }: Services, since: string): Promise<ReadonlyMap<string, number>> {
  const days = new Map<string, number>();
  for (const mailbox of mailboxNames) {
    const rows = await store.db
      .selectFrom(mailboxes[mailbox].table)
      .select([
        sql<string>`substr(created_at, 1, 10)`.as("day"),
        ({ fn }) => fn.countAll<number | string>().as("count"),
      ])
      .where("created_at", ">=", since)
      .where("state", "in", statesOf("all"))
      .groupBy("day")
      .execute();
    for (const { day, count } of rows) days.set(day, (days.get(day) ?? 0) + Number(count));
  }
  return days;
}
