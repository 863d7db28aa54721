import { removedBefore } from "#features/settings/reads.server.ts";
import { mailNotified } from "#features/team/members/writes/notify.server.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";
import { messageEmail } from "./emails.server.ts";
import { messageRetention, suspectedRetention } from "./rules.ts";
import { messageJob } from "./writes.server.ts";

/** The mail a message leads to. */
export function contactJobs(services: Services): Jobs {
  const siteUrl = services.settings.SITE_URL;
  return {
    async [messageJob](entry) {
      const { messageId = "" } = entry.payload;
      await mailNotified(services, { about: "messages", kind: messageJob, entry }, (to) =>
        messageEmail({ to, id: messageId, siteUrl }),
      );
    },
  };
}

/** Removes messages whose time is over, with their notes and answers. */
export async function removeOldMessages(services: Services): Promise<number> {
  const result = await services.store.db
    .deleteFrom("contact_messages")
    .where("created_at", "<", await removedBefore(services, messageRetention))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/**
 * Removes suspected spam whose time is over. Its time begins when it was put there, so that somebody who was wrong can
 * still take it out.
 */
export async function removeOldSuspectedMessages(services: Services): Promise<number> {
  const result = await services.store.db
    .deleteFrom("contact_messages")
    .where("state", "=", "suspected_spam")
    .where("state_at", "<", await removedBefore(services, suspectedRetention))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
