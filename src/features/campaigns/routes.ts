import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  pages: [{ path: "/campaign/:slug", id: "campaign", module: "pages/campaign/page.tsx" }],
  screens: [
    {
      path: "/admin/campaigns",
      module: "admin/campaigns-screen.tsx",
      permission: "campaigns.read",
      scope: { kind: "campaign" },
      withoutRecentSignIn: "lists nothing personal",
      menu: {
        position: 45,
        section: "campaigns",
        icon: "note",
        title: "Campaigns",
        text: "Pages with questions to share, and the answers they bring.",
      },
    },
    { path: "/admin/campaigns/new", module: "admin/builder-screen.tsx", permission: "campaigns.write" },
    {
      path: "/admin/campaigns/:id/edit",
      module: "admin/builder-screen.tsx",
      permission: "campaigns.write",
      scope: { kind: "campaign", param: "id" },
    },
    {
      path: "/admin/campaigns/:id/card",
      module: "admin/campaign-card-screen.tsx",
      permission: "campaigns.read",
      scope: { kind: "campaign", param: "id" },
    },
    {
      path: "/admin/campaigns/:id/responses",
      module: "responses/admin/responses-screen.tsx",
      permission: "summaries.read",
      scope: { kind: "campaign", param: "id" },
    },
    {
      path: "/admin/campaigns/:id/responses/:responseId",
      module: "responses/admin/response-screen.tsx",
      permission: "answers.read",
    },
  ],
} satisfies FeatureRoutes<IconName>;
