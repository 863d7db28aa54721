import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  pages: [{ path: "/c/:code", id: "c", module: "pages/clinic-code/page.tsx" }],
  screens: [
    {
      path: "/admin/clinic-codes",
      module: "admin/clinic-codes-screen.tsx",
      permission: "clinic-codes.write",
      menu: {
        position: 70,
        section: "campaigns",
        icon: "ticket",
        title: "Clinic codes",
        text: "Codes that clinics give to their patients, each with a page and a card.",
      },
    },
    {
      path: "/admin/clinic-codes/new",
      module: "admin/clinic-code-form-screen.tsx",
      permission: "clinic-codes.write",
    },
    {
      path: "/admin/clinic-codes/:id/edit",
      module: "admin/clinic-code-form-screen.tsx",
      permission: "clinic-codes.write",
    },
    {
      path: "/admin/clinic-codes/:id/card",
      module: "admin/clinic-code-card-screen.tsx",
      permission: "clinic-codes.write",
    },
  ],
} satisfies FeatureRoutes<IconName>;
