import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { adminHome } from "./copy/dashboard.ts";
import { adminSearch } from "./reads/search.server.ts";
import { adminLookup } from "./schema.ts";
import { retryMail } from "./writes.server.ts";

const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";

/** Endpoints of the dashboard: retrying an email, and the search. */
export function adminEndpoints(services: Services) {
  return [
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
