import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  screens: [
    {
      path: "/admin/backups",
      module: "admin/backups-screen.tsx",
      permission: "settings.manage",
      menu: { position: 132, section: "settings", icon: "download", title: "Backups" },
    },
  ],
} satisfies FeatureRoutes<IconName>;
