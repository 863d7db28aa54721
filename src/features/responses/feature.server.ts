import type { Feature } from "#platform/feature.ts";
import { responsesAdminEndpoints } from "./api/admin.server.ts";
import { campaignDeletionEndpoints } from "./api/deletion.server.ts";
import { responsesEndpoints } from "./api.server.ts";
import { removeOldResponses, responsesJobs } from "./jobs.server.ts";
import { respondents } from "./reads/respondents.server.ts";
import routes from "./routes.ts";
import { responsesMigrations } from "./table.server.ts";
import { responsesKeyed } from "./writes/keyed.server.ts";
import { responsesSource } from "./writes/personal.server.ts";
import { updateViewerFigures } from "./writes/viewer-figures.server.ts";

/** Responses to campaigns: receiving them, receipts, results and deletion. */
export const responsesFeature = {
  name: "responses",
  routes,
  migrations: responsesMigrations,
  endpoints: (services) => [
    ...responsesEndpoints(services),
    ...responsesAdminEndpoints(services),
    ...campaignDeletionEndpoints(services),
  ],
  opening: updateViewerFigures,
  nightly: updateViewerFigures,
  jobs: responsesJobs,
  retention: { "responses.answers": removeOldResponses },
  // Each row has its own expiry date, set by its campaign.
  retentionKinds: [{ name: "responses.answers", rows: { table: "responses", since: "erase_at" } }],
  personalData: [responsesSource],
  audiences: [respondents],
  keyed: responsesKeyed,
} satisfies Feature;
