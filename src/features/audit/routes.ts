import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  screens: [
    {
      path: "/admin/audit",
      module: "admin/audit-screen.tsx",
      permission: "audit.read",
      menu: {
        position: 138,
        section: "settings",
        icon: "clock",
        title: "Audit log",
        text: "What was changed, by whom and when.",
      },
    },
  ],
} satisfies FeatureRoutes<IconName>;
