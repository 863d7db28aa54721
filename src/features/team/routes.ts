import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  pages: [
    { path: "/admin/login", id: "login", module: "sign-in/pages/admin-login/page.tsx" },
    { path: "/admin/login/code", id: "code", module: "sign-in/pages/admin-login/code.tsx" },
    { path: "/admin/forgotten-password", id: "forgotten", module: "sign-in/pages/admin-login/forgotten.tsx" },
    { path: "/admin/set-password", id: "set", module: "sign-in/pages/admin-login/set-password.tsx" },
    { path: "/admin/first-owner", id: "first", module: "sign-in/pages/admin-login/first-owner.tsx" },
  ],
  screens: [
    {
      path: "/admin/people",
      module: "members/admin/members-screen.tsx",
      permission: "team.manage",
      menu: {
        position: 135,
        section: "settings",
        icon: "person",
        title: "Team",
        text: "Team members, their roles, and invitations.",
      },
    },
    { path: "/admin/people/:id", module: "members/admin/member-screen.tsx", permission: "team.manage" },
    {
      path: "/admin/confirm",
      module: "profile/admin/confirm-screen.tsx",
      permission: "profile.own",
      withoutRecentSignIn: "lists nothing personal",
    },
    {
      path: "/admin/profile",
      module: "profile/admin/profile-screen.tsx",
      permission: "profile.own",
      skeleton: "cards",
      menu: {
        position: 140,
        icon: "sliders",
        title: "Your profile",
        text: "Your password, two-step sign-in, and where you're signed in.",
      },
    },
  ],
} satisfies FeatureRoutes<IconName>;
