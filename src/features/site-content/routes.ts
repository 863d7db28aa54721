import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  screens: [
    {
      path: "/admin/site",
      module: "admin/documents-screen.tsx",
      permission: "content.read",
      scope: { kind: "article" },
      skeleton: "cards",
      menu: {
        position: 80,
        section: "site",
        icon: "choices",
        title: "Content",
        text: "The articles, pages, prices, questions, crisis lines and links of the site.",
        also: [
          { path: "/admin/site/menus", icon: "menu", title: "Menus and footer" },
          { path: "/admin/site/look", icon: "water", title: "Look" },
        ],
      },
    },
    {
      path: "/admin/emails",
      module: "admin/emails-screen.tsx",
      permission: "content.read",
      menu: {
        position: 54,
        section: "newsletters",
        icon: "mail",
        title: "Emails",
        text: "What our emails say to people outside the team.",
      },
    },
    {
      path: "/admin/site/articles",
      module: "admin/addable-screen.tsx",
      permission: "content.read",
      scope: { kind: "article" },
      menu: { position: 82, section: "site", icon: "book", title: "Articles" },
    },
    { path: "/admin/site/pages", module: "admin/addable-screen.tsx", permission: "content.read" },
    { path: "/admin/site/episodes", module: "admin/addable-screen.tsx", permission: "content.read" },
    {
      path: "/admin/site/:id",
      module: "admin/document-screen.tsx",
      permission: "content.read",
      scope: { kind: "article", param: "id" },
    },
  ],
} satisfies FeatureRoutes<IconName>;
