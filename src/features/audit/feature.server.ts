import { csvFile, csvResponse } from "#platform/csv/export.ts";
import type { Feature } from "#platform/feature.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { auditLines, auditPage } from "./reads.server.ts";
import routes from "./routes.ts";
import { auditFilter, auditQuery } from "./schema.ts";
import { noteExport, noteRestore, removeOldAudit } from "./writes.server.ts";

function auditEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: "/admin/audit",
      operationId: "listAudit",
      summary: "Lists changes made in the admin, newest first.",
      permission: "audit.read",
      input: auditQuery,
      response: {
        status: 200,
        description: "A page of entries and the cursor of the next one.",
        example: {
          items: [
            {
              id: "01a1fc74-724c-71fd-a085-833908003bf9",
              at: "2026-11-21T10:00:00.000Z",
              actor: "terminal",
              action: "people.added",
              subject: "01a1fc74-724c-71fd-a085-8339080030aa",
              title: "",
              path: "",
            },
          ],
          next: null,
        },
      },
      handle: async (query, { actor }) => ({
        status: 200,
        body: await auditPage(services, actor, query),
      }),
    }),
    adminEndpoint({
      method: "get",
      path: "/admin/audit.csv",
      operationId: "exportAudit",
      summary: "Exports the changes that match a filter as CSV, in UTF-8 with a byte order mark.",
      permission: "audit.read",
      input: auditFilter,
      response: csvResponse(
        "A header row, then one row per change, newest first.",
        "ID,When,Who,Action,Item,Name,What happened,Title\r\n01a1fc74-724c-71fd-a085-833908003bf9,2026-11-21T10:00:00.000Z,terminal,people.added,,Command line,Added a team member,\r\n",
      ),
      async handle(filter, { actor }) {
        await noteExport(services, actor);
        const name = { what: "audit", clock: services.clock, filter, listed: ["action"] };
        return csvFile(auditLines(services, actor, filter), name);
      },
    }),
  ];
}

export const auditFeature = {
  name: "audit",
  routes,
  endpoints: auditEndpoints,
  retention: { "audit.entries": removeOldAudit },
  restoring: noteRestore,
} satisfies Feature;
