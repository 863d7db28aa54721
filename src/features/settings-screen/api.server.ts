import { mailSentence } from "#content/mail-notice.ts";
import { settingEndpoint } from "#features/team-settings/writes.server.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { settingsMessages as messages } from "./copy.ts";
import { settingsNow, testMailNow } from "./reads.server.ts";
import { zoneChange } from "./schema.ts";
import { changeZone, sendTestMail } from "./writes.server.ts";

const permission = "settings.manage";
const address = "/admin/settings";
const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";
const examplePurchaseLink = "https://courses.kinward.example/enroll/premium?coupon={code}";
const notifications = {
  chosen: ["team"],
  people: [{ id: exampleId, name: "Robin", email: "robin@example.org" }],
  was: "",
};

/** Endpoints of the settings screen. */
export function settingsEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: address,
      operationId: "readSettings",
      summary: "Reads all settings. For settings that may contain a secret, only whether they are set.",
      permission,
      answer: {
        status: 200,
        description:
          "The team's settings, each with `was` (the current value, to send with a change), and the server's settings.",
        example: {
          own: {
            told: { messages: notifications, inquiries: notifications },
            closedDays: { days: ["2026-12-28"], was: "2026-12-28" },
            letterPace: { pace: 300, was: "" },
            purchaseLinks: {
              links: { premium: examplePurchaseLink },
              was: JSON.stringify({ premium: examplePurchaseLink }),
            },
            publishing: { rule: "editors", was: "" },
            zone: { zone: "America/New_York", was: "" },
            sender: { legalName: "", postalAddress: "", was: "" },
          },
          server: [
            {
              name: "PORT",
              doc: "The port to listen on.",
              fallback: "3000",
              isSet: false,
              value: "3000",
              isSecret: false,
            },
          ],
          mail: { target: "the mail server mail.example.org:465", sends: true, from: "hello@example.org" },
          site: { release: "0.1.0", database: "sqlite", lastBackup: "2026-11-20T02:00:00.000Z" },
        },
      },
      handle: async (_input: undefined, { actor }) => ({
        status: 200,
        body: await settingsNow(services, actor),
      }),
    }),
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
