import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  pages: [
    { path: "/newsletter/:purpose/:token", id: "newsletter", module: "pages/newsletter-link/page.tsx" },
  ],
  screens: [
    {
      path: "/admin/subscribers",
      module: "subscribers/admin/subscribers-screen.tsx",
      permission: "subscribers.read",
      menu: {
        position: 64,
        section: "people",
        icon: "people",
        title: "Subscribers",
        text: "Find, import, export or unsubscribe people.",
      },
    },
    {
      path: "/admin/subscribers/import",
      module: "subscribers/admin/import-screen.tsx",
      permission: "subscribers.write",
    },
    {
      path: "/admin/subscribers/new",
      module: "subscribers/admin/add-screen.tsx",
      permission: "subscribers.write",
    },
    {
      path: "/admin/subscribers/not-reached",
      module: "subscribers/admin/not-reached-screen.tsx",
      permission: "subscribers.read",
    },
    {
      path: "/admin/subscribers/:id",
      module: "subscribers/admin/subscriber-screen.tsx",
      permission: "subscribers.read",
    },
    {
      path: "/admin/newsletters",
      module: "issues/admin/issues-screen.tsx",
      permission: "newsletter.send",
      menu: {
        position: 50,
        section: "newsletters",
        icon: "sound",
        title: "Newsletters",
        text: "Write a newsletter issue, test it and send it.",
      },
    },
    {
      path: "/admin/newsletters/welcome",
      module: "issues/admin/welcome-screen.tsx",
      permission: "newsletter.send",
      menu: { position: 52, section: "newsletters", icon: "leaf", title: "Welcome series" },
    },
    {
      path: "/admin/newsletters/:id",
      module: "issues/admin/issue-screen.tsx",
      permission: "newsletter.send",
    },
  ],
} satisfies FeatureRoutes<IconName>;
