import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  screens: [
    {
      path: "/admin/site/articles/import",
      module: "admin/import-screen.tsx",
      permission: "content.write",
    },
  ],
} satisfies FeatureRoutes<IconName>;
