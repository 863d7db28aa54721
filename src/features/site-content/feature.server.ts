import type { Feature } from "#platform/feature.ts";
import { siteContentEndpoints } from "./api.server.ts";
import { siteContentCommands } from "./commands.server.ts";
import { siteContentJobs } from "./jobs.server.ts";
import { contentTasks } from "./reads/draw-draft.server.ts";
import { contentPictureUses } from "./reads/pictures.server.ts";
import { previewFiles } from "./reads/preview-link.server.ts";
import { followContent, refreshContent } from "./reads/published.server.ts";
import { documentTitles } from "./reads/titles.server.ts";
import routes from "./routes.ts";
import { siteContentMigrations } from "./table.server.ts";
import { publishing } from "./writes/publishing-setting.server.ts";

/** Editing what the public pages say. */
export const siteContentFeature = {
  name: "site-content",
  routes,
  itemTitles: documentTitles,
  migrations: siteContentMigrations,
  endpoints: siteContentEndpoints,
  files: previewFiles,
  pageTasks: contentTasks,
  reservedPaths: [/^\/preview\//],
  jobs: siteContentJobs,
  pictureUses: [contentPictureUses],
  teamSettings: [publishing],
  commands: siteContentCommands,
  opening: refreshContent,
  follow: followContent,
} satisfies Feature;
