import { deskEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { auditPage } from "./reads.server.ts";
import { auditQuery } from "./schema.ts";

/** What was changed at the desk, for owners. */
export function auditEndpoints(services: Services) {
  return [
    deskEndpoint({
      method: "get",
      path: "/admin/audit",
      operationId: "listAudit",
      summary: "Lists what was changed at the desk, the newest first.",
      right: "audit.read",
      input: auditQuery,
      answer: {
        status: 200,
        description: "A page of entries, and where the next page begins.",
        example: {
          items: [
            {
              id: "01a1fc74-724c-71fd-a085-833908003bf9",
              at: "2026-11-21T10:00:00.000Z",
              actor: "terminal",
              action: "people.added",
              subject: "01a1fc74-724c-71fd-a085-8339080030aa",
            },
          ],
          next: null,
        },
      },
      handle: async ({ cursor }, { actor }) => ({
        status: 200,
        body: await auditPage(services, actor, cursor),
      }),
    }),
  ];
}
