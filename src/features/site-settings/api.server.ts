import { mailSentence } from "#content/mail-notice.ts";
import type { Actor } from "#features/permissions/access.ts";
import { type AdminEndpoint, adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { settingsMessages as said } from "./copy.ts";
import { settingsNow, testMailNow } from "./reads/settings.server.ts";
import {
  closedDaysChange,
  notificationChange,
  paceChange,
  purchaseLinksChange,
  senderChange,
  zoneChange,
} from "./schema.ts";
import {
  changeClosedDays,
  changeNotified,
  changePace,
  changePurchaseLinks,
  changeSender,
  changeZone,
} from "./writes/change.server.ts";
import { sendTestMail } from "./writes/test-mail.server.ts";

const right = "settings.manage";
const address = "/admin/settings";
const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";
const examplePurchaseLink = "https://courses.kinward.example/enroll/premium?coupon={code}";
const changed = {
  status: 200,
  description: "The change is saved.",
  example: { message: said.changed },
} as const;
const told = {
  chosen: ["team"],
  people: [{ id: exampleId, name: "Robin", email: "robin@example.org" }],
  was: "",
};

type SettingChange<Input> = Pick<AdminEndpoint<Input>, "operationId" | "summary" | "input" | "example"> & {
  change(services: Services, actor: Actor, input: Input): Promise<void>;
};

/** Endpoints of the settings screen. */
export function settingsEndpoints(services: Services) {
  /** The endpoint that changes one setting. */
  const setting = <Input>(path: string, { change, ...definition }: SettingChange<Input>) =>
    adminEndpoint<Input>({
      ...definition,
      method: "patch",
      path: `${address}/${path}`,
      right,
      answer: changed,
      async handle(input, { actor }) {
        await change(services, actor, input);
        return { status: 200, body: { message: said.changed } };
      },
    });
  return [
    adminEndpoint({
      method: "get",
      path: address,
      operationId: "readSettings",
      summary: "Reads all settings. For settings that may contain a secret, only whether they are set.",
      right,
      answer: {
        status: 200,
        description:
          "The team's settings, each with `was` (the current value, to send with a change), and the server's settings.",
        example: {
          own: {
            told: { messages: told, inquiries: told },
            closedDays: { days: ["2026-12-28"], was: "2026-12-28" },
            letterPace: { pace: 300, was: "" },
            purchaseLinks: {
              links: { premium: examplePurchaseLink },
              was: JSON.stringify({ premium: examplePurchaseLink }),
            },
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
    setting("told", {
      operationId: "changeNotifications",
      summary:
        "Changes who gets an email about new messages or inquiries: team members, or `team` for the mailbox.",
      input: notificationChange,
      example: { about: "messages", chosen: ["team"], was: "" },
      change: changeNotified,
    }),
    setting("closed-days", {
      operationId: "changeClosedDays",
      summary: "Changes the days on which the team is closed, in addition to weekends and holidays.",
      input: closedDaysChange,
      example: { days: ["2027-12-28", "2027-12-29"], was: "" },
      change: changeClosedDays,
    }),
    setting("letter-pace", {
      operationId: "changeSendingSpeed",
      summary: "Changes the default sending speed of new newsletter issues, in emails per minute.",
      input: paceChange,
      example: { pace: 60, was: "" },
      change: changePace,
    }),
    setting("purchase-links", {
      operationId: "changePurchaseLinks",
      summary:
        "Changes the purchase links for clinic codes, by plan. A link must use https and a host of the plans' own links, and contain `{code}` once. Plans that are missing or empty have no link.",
      input: purchaseLinksChange,
      example: { links: { premium: examplePurchaseLink }, was: "" },
      change: changePurchaseLinks,
    }),
    setting("zone", {
      operationId: "changeZone",
      summary: "Changes the time zone in which the admin shows and reads times.",
      input: zoneChange,
      example: { zone: "America/Chicago", was: "" },
      change: changeZone,
    }),
    setting("sender", {
      operationId: "changeSender",
      summary: "Changes the legal name and postal address shown in every newsletter.",
      input: senderChange,
      example: { legalName: "Example Society", postalAddress: "12 Lake Road, Akron, OH 44301", was: "" },
      change: changeSender,
    }),
    adminEndpoint({
      method: "post",
      path: `${address}/test-mails`,
      operationId: "sendTestMail",
      summary: "Queues a test email to your own address.",
      right,
      limit: { points: 10, seconds: 600 },
      answer: {
        status: 202,
        description: "The email is queued; use `id` to read its status.",
        example: { message: said.testQueued, id: exampleId },
      },
      handle: async (_input: undefined, { actor }) => ({
        status: 202,
        body: {
          message: mailSentence(services.settings, said.testQueued),
          id: await sendTestMail(services, actor),
        },
      }),
    }),
    adminEndpoint({
      method: "get",
      path: `${address}/test-mails/:id`,
      operationId: "readTestMail",
      summary: "Reads the status of a test email.",
      right,
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
