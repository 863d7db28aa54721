import { listMembers } from "#features/team/reads.server.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";
import { testEmail } from "./emails.server.ts";
import { testMailJob } from "./writes/test-mail.server.ts";

/** Sends the test email to the owner who requested it. */
export function settingsJobs(services: Services): Jobs {
  return {
    async [testMailJob]({ id, payload: { staffId = "" } }) {
      const member = (await listMembers(services)).find((each) => each.id === staffId);
      if (member?.state !== "active") return;
      await services.mailer.send(testEmail({ to: member.email, siteUrl: services.settings.SITE_URL }), id);
    },
  };
}
