import type { Feature } from "#platform/feature.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";
import { siteContentEndpoints } from "./api.server.ts";
import { siteContentCommands } from "./commands.server.ts";
import { documentTitles } from "./reads/addable-screen.server.ts";
import { contentPictureUses } from "./reads/pictures.server.ts";
import { previewFiles } from "./reads/preview-page.server.ts";
import { followContent, refreshContent } from "./reads/published.server.ts";
import { contentTasks } from "./reads/render.server.ts";
import routes from "./routes.ts";
import { siteContentMigrations } from "./table.server.ts";
import { teamSettings } from "./team-settings.server.ts";
import { publishJob, publishScheduled } from "./writes/publishing.server.ts";

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
  teamSettings,
  commands: siteContentCommands,
  opening: refreshContent,
  follow: followContent,
} satisfies Feature;

/** Publishing at a time. */
function siteContentJobs(services: Services): Jobs {
  return { [publishJob]: ({ id, payload: { document = "" } }) => publishScheduled(services, document, id) };
}
