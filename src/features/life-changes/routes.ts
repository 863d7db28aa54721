import type { FeatureRoutes } from "#platform/feature.ts";

/** The page behind a link in newsletters, and in mails about places and letters. */
export default {
  pages: [{ path: "/something-changed", id: "changed", module: "pages/something-changed/page.tsx" }],
} satisfies FeatureRoutes;
