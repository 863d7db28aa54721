import type { Feature } from "#platform/feature.ts";
import { knowledgeHubFiles } from "./api.server.ts";
import routes from "./routes.ts";

/** Articles, and the search for them. */
export const knowledgeHubFeature = {
  name: "knowledge-hub",
  routes,
  files: knowledgeHubFiles,
  reservedPaths: [/^\/resources\/knowledge-hub\/(feed\.xml|texts\.json)$/],
} satisfies Feature;
