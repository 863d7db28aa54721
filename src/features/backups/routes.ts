import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

/** Opened from the settings and the dashboard. */
export default {
  screens: [{ path: "/admin/backups", module: "admin/backups-screen.tsx", permission: "settings.manage" }],
} satisfies FeatureRoutes<IconName>;
