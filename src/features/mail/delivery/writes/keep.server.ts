import { day, instantAfter } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { removedBefore } from "#platform/settings/stored-settings.ts";
import { reportRetention, sentMailDays } from "../rules.ts";

/** Forgets which mail went to which address, once no report is to be expected. */
export async function removeOldSentMails({ store, clock }: Services): Promise<number> {
  const { numDeletedRows } = await store.db
    .deleteFrom("sent_mails")
    .where("at", "<", instantAfter(clock, -sentMailDays * day))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function removeOldReports(services: Services): Promise<number> {
  const { db } = services.store;
  const before = await removedBefore(services, reportRetention);
  const reports = await db.deleteFrom("mail_reports").where("at", "<", before).executeTakeFirst();
  const stops = await db.deleteFrom("mail_stops").where("stopped_at", "<", before).executeTakeFirst();
  return Number(reports.numDeletedRows + stops.numDeletedRows);
}

/** Carries reports and stopped addresses over a restore, so that nobody gets mails again that came back. */
export async function replayReports(
  present: Services | undefined,
  since: string,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  const db = present?.store.db;
  const known = db && {
    sent_mails: await db.selectFrom("sent_mails").selectAll().execute(),
    mail_reports: await db.selectFrom("mail_reports").selectAll().execute(),
    mail_stops: await db.selectFrom("mail_stops").selectAll().execute(),
  };
  return ({ store }) =>
    store.transact(async (tx) => {
      if (!known)
        return [
          `Addresses from which mail came back after ${since}, and people who marked it as spam since, aren’t known any more. Before you send a newsletter, unsubscribe those you know of.`,
        ];
      for (const table of ["sent_mails", "mail_reports", "mail_stops"] as const)
        await tx.deleteFrom(table).execute();
      for (const row of known.sent_mails) await tx.insertInto("sent_mails").values(row).execute();
      for (const row of known.mail_reports) await tx.insertInto("mail_reports").values(row).execute();
      for (const row of known.mail_stops) await tx.insertInto("mail_stops").values(row).execute();
      return [];
    });
}
