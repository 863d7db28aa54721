import type { FeatureRoutes } from "#platform/feature.ts";

/** The ZenDen page. */
export default {
  pages: [{ path: "/resources/zenden", module: "pages/zenden/page.tsx" }],
} satisfies FeatureRoutes;
