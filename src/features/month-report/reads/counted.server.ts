import { clicksBetween } from "#features/clinic-codes/reads.server.ts";
import { receivedDays, repliesBetween } from "#features/inbox/reads/counts.server.ts";
import { complaintWording } from "#features/mail/delivery/copy.ts";
import { writtenReason } from "#features/newsletter/issues/rules/sending.ts";
import { importedPage } from "#features/newsletter/rules.ts";
import { visitsSince } from "#features/visits/reads.server.ts";
import { sections } from "#features/visits/rules.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import type { MonthCounts } from "../rules/figures.ts";
import { endOf, firstDayOf, monthsAfter, startOf } from "../rules/months.ts";
import type { SectionCounts } from "../rules/visits-by-section.ts";
import { answersByDay, type ByDay, signUpsByDay } from "./by-day.server.ts";
import { ratingsOf } from "./ratings.server.ts";

/** Counts a month from what is stored now. */
export async function countMonth(
  services: Services,
  month: string,
): Promise<Required<MonthCounts> & SectionCounts> {
  const zone = await teamZone(services);
  const [from, to] = [startOf(month, zone), endOf(month, zone)];
  const firstDay = firstDayOf(month);
  const inMonth = (days: ByDay) =>
    [...days].reduce((sum, [day, count]) => (day.startsWith(month) ? sum + count : sum), 0);
  const replies = await repliesBetween(services, from, to);
  const groups = await groupCounts(services, month);
  return {
    ...(await countVisits(services, month)),
    readers: await readersBetween(services, from, to),
    signUps: inMonth(await signUpsByDay(services, firstDay)),
    unsubscribed: await withdrawnBetween(services, from, to),
    clinicCodes: await clicksBetween(services, firstDay, firstDayOf(monthsAfter(month, 1))),
    meetings: groups.get("meetings") ?? 0,
    came: groups.get("came") ?? 0,
    pairs: await pairsBetween(services, from, to),
    received: inMonth(await receivedDays(services, firstDay)),
    answered: replies.replied,
    inTime: replies.inTime,
    medianHours: replies.medianHours,
    answers: inMonth(await answersByDay(services, firstDay)),
    ...(await ratingsOf(services, month)),
  };
}

/** A month's visits, all and by section, as far as their days are still stored. */
export async function countVisits(
  services: Services,
  month: string,
): Promise<SectionCounts & { visits: number }> {
  const rows = (await visitsSince(services, firstDayOf(month))).filter(({ day }) => day.startsWith(month));
  const total = (some: typeof rows) => some.reduce((sum, { count }) => sum + Number(count), 0);
  const bySection = sections.map((each) => [
    `visits:${each}`,
    total(rows.filter(({ section }) => section === each)),
  ]);
  return { visits: total(rows), ...Object.fromEntries(bySection) };
}

async function readersBetween({ store }: Services, from: string, to: string): Promise<number> {
  const { count } = await store.db
    .selectFrom("issue_mails")
    .select(({ fn }) => fn.count<number | string>("subscriber_id").distinct().as("count"))
    .where("state", "=", "delivered")
    // Written to a file, or returned by the reader's server, is not delivered.
    .where("reason", "!=", writtenReason)
    .where("report", "not in", ["hard", "soft", "blocked"])
    .where("at", ">=", from)
    .where("at", "<", to)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Withdrawn by the reader, or by the team on request. An imported list says who left elsewhere, and a complaint counts
 * only if the person was subscribed. The log keeps a line when the address is forgotten, so erasing somebody doesn't
 * change the count.
 */
async function withdrawnBetween({ store }: Services, from: string, to: string): Promise<number> {
  const { count } = await store.db
    .selectFrom("consent as leaving")
    .select(({ fn }) => fn.count<number | string>("leaving.subject").distinct().as("count"))
    .where("leaving.kind", "=", "withdrawn")
    .where("leaving.page", "!=", importedPage)
    .where("leaving.at", ">=", from)
    .where("leaving.at", "<", to)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb("leaving.page", "!=", complaintWording.page),
        exists(
          selectFrom("consent as before")
            .select("before.id")
            .whereRef("before.subject", "=", "leaving.subject")
            .where("before.kind", "!=", "withdrawn"),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function pairsBetween({ store }: Services, from: string, to: string): Promise<number> {
  const { count } = await store.db
    .selectFrom("mentor_requests")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("matched_at", ">=", from)
    .where("matched_at", "<", to)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function groupCounts({ store }: Services, month: string): Promise<ReadonlyMap<string, number>> {
  const rows = await store.db
    .selectFrom("group_figures")
    .select(({ fn }) => ["figure", fn.sum<number | string>("count").as("count")])
    .where("month", "=", month)
    .groupBy("figure")
    .execute();
  return new Map(rows.map(({ figure, count }) => [figure, Number(count)]));
}
