import type { Feature } from "#platform/feature.ts";
import { settingsEndpoints } from "./api.server.ts";
import { settingsJobs } from "./jobs.server.ts";
import routes from "./routes.ts";
import { zone } from "./writes.server.ts";

/** The settings screen for owners. */
export const settingsScreenFeature = {
  name: "settings-screen",
  routes,
  teamSettings: [zone],
  endpoints: settingsEndpoints,
  jobs: settingsJobs,
} satisfies Feature;
