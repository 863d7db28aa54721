import type { FeatureRoutes } from "#platform/feature.ts";

/** One route serves the sample episodes and those of a feed. */
export default {
  pages: [{ path: "/resources/podcast/:slug", id: "episode", module: "pages/episode/page.tsx" }],
} satisfies FeatureRoutes;
