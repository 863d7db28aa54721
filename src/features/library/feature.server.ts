import type { Feature } from "#platform/feature.ts";
import { knowledgeHubFiles } from "./api.server.ts";

/** Articles, and the search for them. */
export const libraryFeature = {
  name: "library",
  files: knowledgeHubFiles,
  reservedPaths: [/^\/resources\/knowledge-hub\/feed\.xml$/],
} satisfies Feature;
