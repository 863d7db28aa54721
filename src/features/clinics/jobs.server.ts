import { day, instantAfter } from "#platform/clock/clock.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";
import { inquiryEmail } from "./emails.server.ts";
import { inquiryRetentionMonths, suspectedInquiryDays } from "./rules.ts";
import { inquiryJob } from "./writes.server.ts";

/** The mail an inquiry leads to. */
export function clinicsJobs({ mailer, settings }: Services): Jobs {
  return {
    async [inquiryJob]({ id, payload: { inquiryId = "" } }) {
      await mailer.send(
        inquiryEmail({ to: settings.TEAM_MAIL, id: inquiryId, siteUrl: settings.SITE_URL }),
        id,
      );
    },
  };
}

/** Removes inquiries whose time is over, with their notes and answers; suspected spam sooner. */
export async function removeOldInquiries({ store, clock }: Services): Promise<number> {
  const oldest = clock.now();
  oldest.setUTCMonth(oldest.getUTCMonth() - inquiryRetentionMonths);
  const result = await store.db
    .deleteFrom("clinic_inquiries")
    .where((row) =>
      row.or([
        row("created_at", "<", oldest.toISOString()),
        row.and([
          row("state", "=", "suspected_spam"),
          row("state_at", "<", instantAfter(clock, -suspectedInquiryDays * day)),
        ]),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
