import type { Feature } from "#platform/feature.ts";
import { campaignListEndpoints } from "./api/list.server.ts";
import { translationEndpoints } from "./api/translations.server.ts";
import { campaignsEndpoints } from "./api.server.ts";
import { campaignTitles } from "./reads/admin.server.ts";
import routes from "./routes.ts";
import { campaignsMigrations } from "./table.server.ts";
import { campaignsKeyed } from "./writes/keyed.server.ts";

/** Campaigns: pages with questions built by the team. */
export const campaignsFeature = {
  name: "campaigns",
  routes,
  itemTitles: campaignTitles,
  migrations: campaignsMigrations,
  endpoints: (services) => [
    ...campaignsEndpoints(services),
    ...campaignListEndpoints(services),
    ...translationEndpoints(services),
  ],
  reservedPaths: [/^\/campaign\/[^/]+$/],
  keyed: campaignsKeyed,
} satisfies Feature;
