import type { Feature } from "#platform/feature.ts";
import { wordpressCommands } from "./commands.server.ts";

/** Posts and pages of a WordPress site as drafts of articles. */
export const wordpressImportFeature = {
  name: "wordpress-import",
  commands: wordpressCommands,
} satisfies Feature;
