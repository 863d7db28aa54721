import type { Feature } from "#platform/feature.ts";
import { settingsEndpoints } from "./api.server.ts";
import { settingsJobs } from "./jobs.server.ts";
import routes from "./routes.ts";

/** The settings screen for owners. */
export const settingsScreenFeature = {
  name: "settings-screen",
  routes,
  endpoints: settingsEndpoints,
  jobs: settingsJobs,
} satisfies Feature;
