import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

/** The screens that show what came in. */
export default {
  screens: [
    {
      path: "/admin/campaigns/:id/responses",
      module: "admin/responses-screen.tsx",
      permission: "summaries.read",
      scope: { kind: "campaign", param: "id" },
    },
    {
      path: "/admin/campaigns/:id/responses/:responseId",
      module: "admin/response-screen.tsx",
      permission: "answers.read",
    },
  ],
} satisfies FeatureRoutes<IconName>;
