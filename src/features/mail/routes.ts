import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  screens: [
    {
      path: "/admin/settings/mail",
      module: "mail-server/admin/mail-server-screen.tsx",
      permission: "settings.manage",
      skeleton: "cards",
    },
  ],
} satisfies FeatureRoutes<IconName>;
