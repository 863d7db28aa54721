import { removedBefore } from "#features/settings/reads.server.ts";
import { mailNotified } from "#features/team/members/writes/notify.server.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";
import { inquiryEmail } from "./emails.server.ts";
import { inquiryRetention, suspectedInquiryRetention } from "./rules.ts";
import { inquiryJob } from "./writes.server.ts";

/** The mail an inquiry leads to. */
export function clinicsJobs(services: Services): Jobs {
  const siteUrl = services.settings.SITE_URL;
  return {
    async [inquiryJob](entry) {
      const { inquiryId = "" } = entry.payload;
      await mailNotified(services, { about: "inquiries", kind: inquiryJob, entry }, (to) =>
        inquiryEmail({ to, id: inquiryId, siteUrl }),
      );
    },
  };
}

/** Removes inquiries whose time is over, with their notes and answers. */
export async function removeOldInquiries(services: Services): Promise<number> {
  const result = await services.store.db
    .deleteFrom("clinic_inquiries")
    .where("created_at", "<", await removedBefore(services, inquiryRetention))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Removes inquiries taken for spam. Their time begins when they were put there, so that a mistake can be undone. */
export async function removeOldSuspectedInquiries(services: Services): Promise<number> {
  const result = await services.store.db
    .deleteFrom("clinic_inquiries")
    .where("state", "=", "suspected_spam")
    .where("state_at", "<", await removedBefore(services, suspectedInquiryRetention))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
