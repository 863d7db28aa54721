import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { adminHome } from "./copy/dashboard.ts";
import { overview } from "./reads/overview.server.ts";
import { adminSearch } from "./reads/search.server.ts";
import { adminLookup } from "./schema.ts";
import { retryMail } from "./writes.server.ts";

const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";

/** Endpoints of the dashboard: overview, retrying an email, and the search. */
export function adminEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: "/admin/overview",
      operationId: "readOverview",
      summary: "Reads what needs attention, the counts of the last 30 days, and recent changes.",
      permission: "admin.read",
      answer: {
        status: 200,
        description: "The counts. Parts that your role can't read are null.",
        example: {
          messages: { fresh: 2, late: 1 },
          inquiries: { fresh: 0, late: 0 },
          dead: [],
          closing: [{ id: exampleId, title: "What would help?", closes: "2026-11-24T05:00:00.000Z" }],
          days: ["2026-11-20", "2026-11-21"],
          lines: [
            { id: "signUps", total: 3, counts: [1, 2], before: 2 },
            {
              id: "visits",
              total: 7,
              counts: [3, 4],
              before: 5,
              sections: [{ section: "home", total: 7, counts: [3, 4] }],
            },
          ],
          changes: null,
        },
      },
      handle: async (_input: undefined, { actor }) => ({
        status: 200,
        body: await overview(services, actor),
      }),
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/mails/:id/retry",
      operationId: "retryMail",
      withoutRecentSignIn: "writes to one person",
      summary: "Retries an email that failed.",
      permission: "mails.retry",
      answer: {
        status: 200,
        description: "The email is back in the queue.",
        example: { message: adminHome.dead.retried },
      },
      async handle(_input: undefined, { actor, params: { id = "" } }) {
        await retryMail(services, actor, id);
        return { status: 200, body: { message: adminHome.dead.retried } };
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/search",
      operationId: "searchAdmin",
      withoutRecentSignIn: "reads no more than one screen shows",
      summary:
        "Finds campaigns by title, site content by its words and, by a whole email address, messages, inquiries and a subscriber.",
      permission: "admin.read",
      input: adminLookup,
      example: { text: "the wait" },
      answer: {
        status: 200,
        description: "The results that your role can read, each with its admin address.",
        example: {
          items: [
            { kind: "campaign", title: "The wait", path: `/admin/campaigns/${exampleId}/edit`, at: null },
          ],
        },
      },
      handle: async ({ text }, { actor }) => ({
        status: 200,
        body: { items: await adminSearch(services, actor, text) },
      }),
    }),
  ];
}
