import type { FeatureRoutes } from "#platform/feature.ts";

/** The page of the support groups. */
export default {
  pages: [{ path: "/support/groups", module: "pages/groups/page.tsx" }],
} satisfies FeatureRoutes;
