import type { FeatureRoutes } from "#platform/feature.ts";

/** The journal page. */
export default {
  pages: [{ path: "/resources/journaling", module: "pages/journaling/page.tsx" }],
} satisfies FeatureRoutes;
