import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

/** The screen of the mailbox, opened from the settings and from Messages. */
export default {
  screens: [{ path: "/admin/mailbox", module: "admin/mailbox-screen.tsx", permission: "messages.read" }],
} satisfies FeatureRoutes<IconName>;
