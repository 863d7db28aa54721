import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

/** The dashboard leads here. */
export default {
  screens: [
    {
      path: "/admin/month",
      module: "admin/month-screen.tsx",
      permission: "admin.read",
      withoutRecentSignIn: "lists nothing personal",
    },
  ],
} satisfies FeatureRoutes<IconName>;
