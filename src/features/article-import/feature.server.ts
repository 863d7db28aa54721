import type { Feature } from "#platform/feature.ts";
import { articleImportCommands } from "./commands.server.ts";
import { articleImportMigrations } from "./table.server.ts";

/** Posts and pages of an old site as drafts of articles. */
export const articleImportFeature = {
  name: "article-import",
  migrations: articleImportMigrations,
  commands: articleImportCommands,
} satisfies Feature;
