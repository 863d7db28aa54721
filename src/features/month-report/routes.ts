import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  screens: [
    {
      path: "/admin/month",
      module: "admin/month-screen.tsx",
      permission: "admin.read",
      withoutRecentSignIn: "lists nothing personal",
      menu: { position: 12, section: "today", icon: "note", title: "A month in figures" },
    },
  ],
} satisfies FeatureRoutes<IconName>;
