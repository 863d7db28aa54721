import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  screens: [
    {
      path: "/admin/pictures",
      module: "admin/pictures-screen.tsx",
      permission: "pictures.read",
      withoutRecentSignIn: "lists nothing personal",
      skeleton: "cards",
      menu: {
        position: 87,
        section: "site",
        icon: "picture",
        title: "Pictures",
        text: "Photos and drawings for the site's pages.",
      },
    },
    { path: "/admin/pictures/:id", module: "admin/picture-screen.tsx", permission: "pictures.read" },
  ],
} satisfies FeatureRoutes<IconName>;
