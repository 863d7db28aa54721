import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  screens: [
    {
      path: "/admin/settings/mail",
      module: "mail-server/admin/mail-server-screen.tsx",
      permission: "settings.manage",
      skeleton: "cards",
      menu: { position: 131, section: "settings", icon: "mail", title: "Mail server" },
    },
  ],
} satisfies FeatureRoutes<IconName>;
