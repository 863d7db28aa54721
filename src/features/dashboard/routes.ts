import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  screens: [
    {
      path: "/admin",
      module: "admin/home-screen.tsx",
      permission: "admin.read",
      skeleton: "cards",
      menu: { position: 10, section: "today", icon: "grid", title: "Today" },
    },
    {
      path: "/admin/email-queue",
      module: "admin/email-queue-screen.tsx",
      permission: "mails.retry",
      menu: { position: 14, section: "today", icon: "mail", title: "Email queue" },
    },
  ],
} satisfies FeatureRoutes<IconName>;
