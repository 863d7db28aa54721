import type { Feature } from "#platform/feature.ts";
import { siteSettingsEndpoints } from "./api.server.ts";
import { siteSettingsJobs } from "./jobs.server.ts";

/** The screen on which owners set what the team decides. */
export const siteSettingsFeature = {
  name: "site-settings",
  endpoints: siteSettingsEndpoints,
  jobs: siteSettingsJobs,
} satisfies Feature;
