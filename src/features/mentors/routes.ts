import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  pages: [{ path: "/your-letters", id: "letters", module: "pages/your-letters/page.tsx" }],
  screens: [
    {
      path: "/admin/mentors",
      module: "admin/mentors-screen.tsx",
      permission: "mentors.read",
      menu: {
        position: 67,
        section: "mentors",
        icon: "heart",
        title: "Mentors",
        text: "Requests for a mentor, and who the mentors are.",
      },
    },
    { path: "/admin/mentors/new", module: "admin/mentor-form-screen.tsx", permission: "mentors.write" },
    { path: "/admin/mentors/:id/edit", module: "admin/mentor-form-screen.tsx", permission: "mentors.write" },
    { path: "/admin/mentors/requests/:id", module: "admin/request-screen.tsx", permission: "mentors.read" },
  ],
} satisfies FeatureRoutes<IconName>;
