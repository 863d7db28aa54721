import type { Feature } from "#platform/feature.ts";
import routes from "./routes.ts";

/** The view of one person across all features. */
export const personFeature = {
  name: "person",
  routes,
} satisfies Feature;
