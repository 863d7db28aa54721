import type { Feature } from "#platform/feature.ts";
import { personEndpoints } from "./api.server.ts";
import routes from "./routes.ts";

/** The view of one person across all features. */
export const personFeature = {
  name: "person",
  routes,
  endpoints: personEndpoints,
} satisfies Feature;
