import { mailSentence } from "#content/mail-notice.ts";
import { settingEndpoint } from "#features/team-settings/writes.server.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { settingsMessages as messages } from "./copy.ts";
import { testMailNow } from "./reads.server.ts";
import { zoneChange } from "./schema.ts";
import { changeZone, sendTestMail } from "./writes.server.ts";

const permission = "settings.manage";
const address = "/admin/settings";
const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";

/** Endpoints of the settings screen. */
export function settingsEndpoints(services: Services) {
  return [
    settingEndpoint(services, {
      path: "zone",
      operationId: "changeZone",
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Changes the time zone in which the admin shows and reads times.",
      input: zoneChange,
      example: { zone: "America/Chicago", was: "" },
      change: changeZone,
    }),
    adminEndpoint({
      method: "post",
      path: `${address}/test-mails`,
      operationId: "sendTestMail",
      withoutRecentSignIn: "writes to one person",
      summary: "Queues a test email to your own address.",
      permission,
      limit: { points: 10, seconds: 600 },
      answer: {
        status: 202,
        description: "The email is queued; use `id` to read its status.",
        example: { message: messages.testQueued, id: exampleId },
      },
      handle: async (_input: undefined, { actor }) => ({
        status: 202,
        body: {
          message: mailSentence(services.settings, messages.testQueued),
          id: await sendTestMail(services, actor),
        },
      }),
    }),
    adminEndpoint({
      method: "get",
      path: `${address}/test-mails/:id`,
      operationId: "readTestMail",
      summary: "Reads the status of a test email.",
      permission,
      answer: {
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
