import type { Feature } from "#platform/feature.ts";
import { campaignListEndpoints } from "./api/list.server.ts";
import { translationEndpoints } from "./api/translations.server.ts";
import { campaignsEndpoints } from "./api.server.ts";
import { campaignTitles } from "./reads/titles.server.ts";
import { responsesAdminEndpoints } from "./responses/api/admin.server.ts";
import { campaignDeletionEndpoints } from "./responses/api/deletion.server.ts";
import { responsesEndpoints } from "./responses/api.server.ts";
import { removeOldResponses, responsesJobs } from "./responses/jobs.server.ts";
import { respondents } from "./responses/reads/respondents.server.ts";
import { responsesMigrations } from "./responses/table.server.ts";
import { responsesSource } from "./responses/writes/personal.server.ts";
import { updateViewerFigures } from "./responses/writes/viewer-figures.server.ts";
import routes from "./routes.ts";
import { campaignsMigrations } from "./table.server.ts";
import { campaignsKeyed } from "./writes/keyed.server.ts";

/** Campaigns: pages with questions built by the team, and their responses. */
export const campaignsFeature = {
  name: "campaigns",
  routes,
  itemTitles: campaignTitles,
  migrations: { ...campaignsMigrations, ...responsesMigrations },
  endpoints: (services) => [
    ...campaignsEndpoints(services),
    ...campaignListEndpoints(services),
    ...translationEndpoints(services),
    ...responsesEndpoints(services),
    ...responsesAdminEndpoints(services),
    ...campaignDeletionEndpoints(services),
  ],
  reservedPaths: [/^\/campaign\/[^/]+$/],
  opening: updateViewerFigures,
  nightly: updateViewerFigures,
  jobs: responsesJobs,
  retention: { "responses.answers": removeOldResponses },
  // Each row has its own expiry date, set by its campaign.
  retentionKinds: [{ name: "responses.answers", rows: { table: "responses", since: "erase_at" } }],
  personalData: [responsesSource],
  audiences: [respondents],
  keyed: campaignsKeyed,
} satisfies Feature;
