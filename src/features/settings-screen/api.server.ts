import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { testMailNow } from "./reads.server.ts";

/** What the settings screen asks repeatedly: what has become of a test email. */
export function settingsEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: "/admin/settings/test-mails/:id",
      operationId: "readTestMail",
      summary: "Reads the status of a test email.",
      permission: "settings.manage",
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
