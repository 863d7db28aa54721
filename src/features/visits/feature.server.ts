import { csvFile, csvResponse } from "#platform/csv/export.ts";
import type { Feature } from "#platform/feature.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { analyticsFiles } from "./analytics/api.server.ts";
import { analyticsSettings } from "./analytics/settings.server.ts";
import { visitLines } from "./reads.server.ts";
import { countVisits, noteVisitsExport, removeOldVisits } from "./writes.server.ts";

function visitsEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: "/admin/visits.csv",
      operationId: "exportVisits",
      summary: "Exports visit counts as CSV, in UTF-8 with a byte order mark.",
      permission: "visits.export",
      response: csvResponse(
        "A header row, then one row per day of the team's clock and section, newest first.",
        "Day,Section,Visits\r\n2026-11-21,Journeys,41\r\n",
      ),
      async handle(_input: undefined, { actor }) {
        await noteVisitsExport(services, actor);
        return csvFile(visitLines(services, actor), { what: "visits", clock: services.clock });
      },
    }),
  ];
}

/** Our own visit counts by section, and Google Analytics for visitors who agree. */
export const visitsFeature = {
  name: "visits",
  settings: analyticsSettings,
  endpoints: visitsEndpoints,
  files: analyticsFiles,
  retention: { "visits.counts": removeOldVisits },
  watch: countVisits,
} satisfies Feature;
