import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

/** The page of somebody's own place, and the screens of the groups that meet. */
export default {
  pages: [{ path: "/your-place/:step?", id: "place", module: "meetings/pages/your-place/page.tsx" }],
  screens: [
    {
      path: "/admin/groups",
      module: "meetings/admin/groups-screen.tsx",
      permission: "groups.read",
      menu: {
        position: 65,
        group: "audience",
        icon: "clock",
        title: "Groups",
        text: "Groups that meet: dates, places and waiting lists.",
      },
    },
    { path: "/admin/groups/new", module: "meetings/admin/group-form-screen.tsx", permission: "groups.write" },
    {
      path: "/admin/groups/figures",
      module: "meetings/admin/figures-screen.tsx",
      permission: "groups.read",
      withoutRecentSignIn: "lists nothing personal",
    },
    { path: "/admin/groups/:id", module: "meetings/admin/group-screen.tsx", permission: "groups.read" },
    {
      path: "/admin/groups/:id/edit",
      module: "meetings/admin/group-form-screen.tsx",
      permission: "groups.write",
    },
  ],
} satisfies FeatureRoutes<IconName>;
