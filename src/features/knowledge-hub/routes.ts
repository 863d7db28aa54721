import type { FeatureRoutes } from "#platform/feature.ts";

/** All articles share one route, since every page loads the list of routes. */
export default {
  pages: [
    { path: "/knowledge-hub", module: "pages/knowledge-hub/page.tsx" },
    { path: "/resources/knowledge-hub", module: "pages/knowledge-hub/page.tsx" },
    { path: "/resources/knowledge-hub/:slug", id: "article", module: "pages/article/page.tsx" },
  ],
} satisfies FeatureRoutes;
