import type { Feature } from "#platform/feature.ts";
import { siteContentEndpoints } from "./api.server.ts";
import { siteContentJobs } from "./jobs.server.ts";
import { previewFiles } from "./reads/preview-link.server.ts";
import { followContent, refreshContent } from "./reads/published.server.ts";
import routes from "./routes.ts";
import { siteContentMigrations } from "./table.server.ts";

/** Editing what the public pages say. */
export const siteContentFeature = {
  name: "site-content",
  routes,
  migrations: siteContentMigrations,
  endpoints: siteContentEndpoints,
  files: previewFiles,
  reservedPaths: [/^\/preview\//],
  jobs: siteContentJobs,
  opening: refreshContent,
  follow: followContent,
} satisfies Feature;
