import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  pages: [{ path: "/privacy/my-data/:purpose?/:token?", module: "pages/my-data/page.tsx" }],
  screens: [
    {
      path: "/admin/privacy",
      module: "admin/privacy-screen.tsx",
      permission: "privacy.manage",
      skeleton: "cards",
      menu: {
        position: 90,
        section: "people",
        icon: "lock",
        title: "Privacy",
        text: "Find or erase a person's data, and set how long data is kept.",
      },
    },
    {
      path: "/admin/consent",
      module: "consent/admin/consent-screen.tsx",
      permission: "privacy.manage",
      skeleton: "cards",
      menu: {
        position: 100,
        section: "people",
        icon: "check",
        title: "Consent log",
        text: "Who subscribed or unsubscribed and when. Verify the consent log.",
      },
    },
    {
      path: "/admin/person/:kind/:id",
      module: "person/admin/person-screen.tsx",
      permission: "person.read",
    },
  ],
} satisfies FeatureRoutes<IconName>;
