import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

/** The view of one person, named by one of their records. */
export default {
  screens: [
    { path: "/admin/person/:kind/:id", module: "admin/person-screen.tsx", permission: "person.read" },
  ],
} satisfies FeatureRoutes<IconName>;
