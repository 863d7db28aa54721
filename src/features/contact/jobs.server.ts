import { day, instantAfter } from "#platform/clock/clock.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";
import { messageEmail } from "./emails.server.ts";
import { messageRetentionMonths, suspectedRetentionDays } from "./rules.ts";
import { messageJob } from "./writes.server.ts";

/** The mail a message leads to. */
export function contactJobs({ mailer, settings }: Services): Jobs {
  return {
    async [messageJob]({ id, payload: { messageId = "" } }) {
      await mailer.send(
        messageEmail({ to: settings.TEAM_MAIL, id: messageId, siteUrl: settings.SITE_URL }),
        id,
      );
    },
  };
}

/**
 * Removes messages and suspected spam whose time is over, with their notes and answers. The time of spam begins when
 * it was put there, so that somebody who was wrong can still take it out.
 */
export async function removeOldMessages({ store, clock }: Services): Promise<number> {
  const oldest = clock.now();
  oldest.setUTCMonth(oldest.getUTCMonth() - messageRetentionMonths);
  const result = await store.db
    .deleteFrom("contact_messages")
    .where((row) =>
      row.or([
        row("created_at", "<", oldest.toISOString()),
        row.and([
          row("state", "=", "suspected_spam"),
          row("state_at", "<", instantAfter(clock, -suspectedRetentionDays * day)),
        ]),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
