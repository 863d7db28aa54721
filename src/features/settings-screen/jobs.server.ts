import { testMail } from "#content/mails.ts";
import { listMembers } from "#features/team/reads.server.ts";
import { putTeamSetting } from "#features/team-settings/writes.server.ts";
import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";
import { testedServerSetting } from "./schema.ts";
import { testMailJob } from "./writes.server.ts";

/** Sends the test email to the owner who requested it. */
export function settingsJobs(services: Services): Jobs {
  return {
    async [testMailJob]({ id, payload: { staffId = "" } }) {
      const member = (await listMembers(services)).find((each) => each.id === staffId);
      if (member?.state !== "active") return;
      const { SITE_URL: siteUrl, SMTP_URL: server } = services.settings;
      await services.mailer.send(testEmail({ to: member.email, siteUrl }), id);
      // The list of what is left before going live asks for it.
      if (server !== undefined)
        await services.store.transact((tx) =>
          putTeamSetting(tx, services, { name: testedServerSetting, value: new URL(server).host }),
        );
    },
  };
}

/** The test email. */
function testEmail({ to, siteUrl }: { to: string; siteUrl: string }): Mail {
  const { subject, paragraphs } = testMail({ url: `${siteUrl}/admin/settings` });
  return { to, subject, text: paragraphs.join("\n\n"), html: paragraphsAsHtml(paragraphs) };
}
