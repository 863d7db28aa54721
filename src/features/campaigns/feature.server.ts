import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Feature } from "#platform/feature.ts";
import { campaignsEndpoints } from "./api.server.ts";
import { campaignTitles } from "./reads/admin.server.ts";
import routes from "./routes.ts";
import { campaignsMigrations } from "./table.server.ts";

/** What campaigns store under the data key. */
const campaignsKeyed: readonly KeyedTable[] = [
  { table: "campaigns", columns: ["content"] },
  { table: "campaign_versions", key: ["campaign_id", "version"], columns: ["content"] },
  { table: "viewer_figures", key: ["campaign_id"], columns: ["figures"] },
  // Counts add up over many responses, so they keep the mark of the oldest version.
  { table: "campaign_places", lasting: ["mark"] },
  { table: "campaign_tallies", lasting: ["mark"] },
];

/** Campaigns: pages with questions built by the team. */
export const campaignsFeature = {
  name: "campaigns",
  routes,
  itemTitles: campaignTitles,
  migrations: campaignsMigrations,
  endpoints: campaignsEndpoints,
  reservedPaths: [/^\/campaign\/[^/]+$/],
  keyed: campaignsKeyed,
} satisfies Feature;
