import { testMail } from "#content/mails.ts";
import { testedServerSetting } from "#features/mail/mail-server/schema.ts";
import type { Feature } from "#platform/feature.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import type { Jobs } from "#platform/outbox/jobs.ts";
import type { Services } from "#platform/services.ts";
import { putTeamSetting } from "#platform/settings/change-setting.ts";
import { listMembers } from "#platform/team/members.ts";
import { testMailNow } from "./reads.server.ts";
import routes from "./routes.ts";
import { teamSettings } from "./team-settings.server.ts";
import { testMailJob } from "./writes.server.ts";

function settingsJobs(services: Services): Jobs {
  return {
    async [testMailJob]({ id, payload: { staffId: teamMemberId = "" } }) {
      const member = (await listMembers(services)).find((each) => each.id === teamMemberId);
      if (member?.state !== "active") return;
      const { SITE_URL: siteUrl, SMTP_URL: server } = services.settings;
      await services.mailer.send(mailOf(member.email, testMail({ url: `${siteUrl}/admin/settings` })), id);
      // The list of what is left before going live asks for it.
      if (server !== undefined)
        await services.store.transact((tx) =>
          putTeamSetting(tx, services, { name: testedServerSetting, value: new URL(server).host }),
        );
    },
  };
}

/** What the settings screen asks repeatedly: what has become of a test email. */
function settingsEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: "/admin/settings/test-mails/:id",
      operationId: "readTestMail",
      summary: "Reads the status of a test email.",
      permission: "settings.manage",
      response: {
        status: 200,
        description:
          "waiting, retrying, sent, written (to a file) or failed; `reason` is the kind of failure.",
        example: { state: "sent", reason: "" },
      },
      handle: async (_input: undefined, { actor, params: { id = "" } }) => ({
        status: 200,
        body: await testMailNow(services, actor, id),
      }),
    }),
  ];
}

export const settingsFeature = {
  name: "settings",
  routes,
  teamSettings,
  endpoints: settingsEndpoints,
  jobs: settingsJobs,
} satisfies Feature;
