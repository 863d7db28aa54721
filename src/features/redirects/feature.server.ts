import { csvFile, csvResponse } from "#platform/csv/export.ts";
import type { Feature } from "#platform/feature.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import { csvHeadings } from "#platform/list/columns.ts";
import type { Services } from "#platform/services.ts";
import { redirectColumns, redirectsCsv, redirectTitles } from "./reads/redirects.server.ts";
import routes from "./routes.ts";
import { missingRetention, redirectBounds } from "./rules.ts";
import { redirectFilter, redirectImport } from "./schema.ts";
import { removeOldMissing, startCounting, writeCounts } from "./writes/count.server.ts";
import { importRedirects } from "./writes/import.server.ts";

const list = "/admin/redirects";
const permission = "redirects.manage";

function redirectsEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: `${list}.csv`,
      operationId: "exportRedirects",
      summary: "Exports the redirects that match a search as CSV. The file can be imported again.",
      permission,
      input: redirectFilter,
      response: csvResponse(
        "A header row, then one row per redirect.",
        `${csvHeadings(Object.values(redirectColumns))}\r\n/support-groups,/support/groups,301,,24,2026-11-21,2026-11-21T10:00:00.000Z,2026-11-21T10:00:00.000Z\r\n`,
      ),
      async handle({ search }, { actor }) {
        await writeCounts(services);
        const pieces = await redirectsCsv(services, actor, search);
        return csvFile(pieces, { what: "redirects", clock: services.clock, filter: { search } });
      },
    }),
    adminEndpoint({
      method: "post",
      path: `${list}/import`,
      operationId: "importRedirects",
      summary: "Dry-runs the import of a CSV file of up to 1,000 rows; send the returned token to run it.",
      permission,
      // The text is sent inside JSON, where line breaks and quotes take an extra character.
      maxBytes: redirectBounds.importBytes * 2,
      input: redirectImport,
      example: { csv: "From,To\r\n/support-groups,/support/groups\r\n" },
      response: {
        status: 200,
        description: "The result of the dry run or import. Rows are identified by their number in the file.",
        example: {
          done: false,
          rows: 40,
          added: 37,
          bad: [{ row: 17, reason: "No target" }],
          known: [18, 19],
          checked: "2Ws8…",
        },
      },
      handle: async (input, { actor }) => ({
        status: 200,
        body: await importRedirects(services, actor, input),
      }),
    }),
  ];
}

export const redirectsFeature = {
  name: "redirects",
  routes,
  itemTitles: redirectTitles,
  endpoints: redirectsEndpoints,
  retention: { "redirects.missing": removeOldMissing },
  retentionKinds: [{ rule: missingRetention, rows: { table: "missing_addresses", since: "day" } }],
  background: startCounting,
  keyed: [{ table: "missing_addresses", passing: ["mark"] }],
} satisfies Feature;
