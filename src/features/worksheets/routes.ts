import type { FeatureRoutes } from "#platform/feature.ts";

/** All worksheets share one route, since every page loads the list of routes. */
export default {
  pages: [{ path: "/resources/worksheets/:slug", id: "sheet", module: "pages/worksheet/page.tsx" }],
} satisfies FeatureRoutes;
