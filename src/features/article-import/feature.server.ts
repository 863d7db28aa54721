import type { Feature } from "#platform/feature.ts";
import { articleImportEndpoints } from "./api.server.ts";
import { articleImportCommands } from "./commands.server.ts";
import routes from "./routes.ts";

/** Posts and pages of an old site as drafts of articles. */
export const articleImportFeature = {
  name: "article-import",
  routes,
  endpoints: articleImportEndpoints,
  commands: articleImportCommands,
} satisfies Feature;
