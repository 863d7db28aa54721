import type { FeatureRoutes } from "#platform/feature.ts";

/** The page behind a link in mails of groups and newsletters. */
export default {
  pages: [{ path: "/something-changed", id: "changed", module: "pages/something-changed/page.tsx" }],
} satisfies FeatureRoutes;
