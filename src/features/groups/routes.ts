import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  pages: [{ path: "/your-place/:step?", id: "place", module: "pages/your-place/page.tsx" }],
  screens: [
    {
      path: "/admin/groups",
      module: "admin/groups-screen.tsx",
      permission: "groups.read",
      scope: { kind: "group" },
      menu: {
        position: 65,
        section: "groups",
        icon: "clock",
        title: "Groups",
        text: "Groups that meet: dates, places and waiting lists.",
      },
    },
    { path: "/admin/groups/new", module: "admin/group-form-screen.tsx", permission: "groups.write" },
    {
      path: "/admin/groups/figures",
      module: "admin/figures-screen.tsx",
      permission: "groups.read",
      withoutRecentSignIn: "lists nothing personal",
      menu: { position: 74, section: "groups", icon: "choices", title: "Group figures" },
    },
    {
      path: "/admin/groups/:id",
      module: "admin/group-screen.tsx",
      permission: "groups.read",
      scope: { kind: "group", param: "id" },
    },
    {
      path: "/admin/groups/:id/edit",
      module: "admin/group-form-screen.tsx",
      permission: "groups.write",
      scope: { kind: "group", param: "id" },
    },
    {
      path: "/admin/meetings",
      module: "admin/meetings-screen.tsx",
      permission: "meetings.host",
      scope: { kind: "group" },
      menu: {
        position: 72,
        section: "groups",
        icon: "people",
        title: "Meetings",
        text: "Meetings of groups: who has come, and running them.",
      },
    },
    {
      path: "/admin/meetings/:group/:date",
      module: "admin/meeting-screen.tsx",
      permission: "meetings.host",
      scope: { kind: "group", param: "group" },
    },
    {
      path: "/admin/meetings/:group/:date/in",
      module: "admin/way-in-screen.tsx",
      permission: "meetings.host",
      scope: { kind: "group", param: "group" },
    },
  ],
} satisfies FeatureRoutes<IconName>;
