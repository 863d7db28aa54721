import type { Feature } from "#platform/feature.ts";
import { podcastFiles } from "./api.server.ts";
import { podcastCommands } from "./commands.server.ts";
import { removeOldPodcastFiles } from "./jobs.server.ts";
import { startPodcastRefresh } from "./reads.server.ts";
import routes from "./routes.ts";
import { podcastSettings } from "./settings.server.ts";
import { podcastMigrations } from "./table.server.ts";

/** The show and its episodes. */
export const podcastFeature = {
  name: "podcast",
  routes,
  settings: podcastSettings,
  migrations: podcastMigrations,
  files: podcastFiles,
  reservedPaths: [/^\/resources\/podcast\/((feed|sitemap)\.xml|[^/]+\.(vtt|chapters\.json))$/],
  commands: podcastCommands,
  retention: { "podcast.files": removeOldPodcastFiles },
  background: startPodcastRefresh,
} satisfies Feature;
