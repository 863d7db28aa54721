import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  screens: [
    {
      path: "/admin/settings",
      module: "admin/settings-screen.tsx",
      permission: "settings.manage",
      skeleton: "cards",
      menu: {
        position: 130,
        section: "settings",
        icon: "info",
        title: "Settings",
        text: "Email notifications, closed days, test emails and server settings.",
      },
    },
  ],
} satisfies FeatureRoutes<IconName>;
