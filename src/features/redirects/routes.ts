import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  screens: [
    {
      path: "/admin/redirects",
      module: "admin/redirects-screen.tsx",
      permission: "redirects.manage",
      withoutRecentSignIn: "lists nothing personal",
      menu: {
        position: 110,
        section: "site",
        icon: "arrow",
        title: "Redirects",
        text: "Where old addresses lead, and which addresses weren't found.",
      },
    },
    {
      path: "/admin/redirects/new",
      module: "admin/redirect-form-screen.tsx",
      permission: "redirects.manage",
    },
    {
      path: "/admin/redirects/import",
      module: "admin/redirect-import-screen.tsx",
      permission: "redirects.manage",
    },
    {
      path: "/admin/redirects/:id",
      module: "admin/redirect-form-screen.tsx",
      permission: "redirects.manage",
    },
  ],
} satisfies FeatureRoutes<IconName>;
