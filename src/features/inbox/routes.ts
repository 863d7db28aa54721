import type { FeatureRoutes } from "#platform/feature.ts";
import type { IconName } from "#ui/icon.tsx";

export default {
  pages: [
    { path: "/contact", module: "pages/contact/page.tsx" },
    { path: "/clinics/contact", module: "pages/clinic-contact/page.tsx" },
  ],
  screens: [
    {
      path: "/admin/messages",
      module: "admin/messages-screen.tsx",
      permission: "messages.read",
      menu: {
        position: 30,
        section: "inbox",
        icon: "mail",
        title: "Messages",
        text: "Messages from the contact page, and when a reply is due.",
      },
    },
    { path: "/admin/messages/:id", module: "admin/message-screen.tsx", permission: "messages.read" },
    {
      path: "/admin/mailbox",
      module: "admin/mailbox-screen.tsx",
      permission: "messages.read",
      menu: { position: 44, section: "inbox", icon: "download", title: "Mailbox" },
    },
    {
      path: "/admin/replies",
      module: "admin/saved-replies-screen.tsx",
      permission: "messages.write",
      menu: { position: 42, section: "inbox", icon: "note", title: "Saved replies" },
    },
    {
      path: "/admin/inquiries",
      module: "admin/inquiries-screen.tsx",
      permission: "inquiries.read",
      menu: {
        position: 40,
        section: "inbox",
        icon: "phone",
        title: "Inquiries",
        text: "Inquiries from clinics, and when a reply is due.",
      },
    },
    { path: "/admin/inquiries/:id", module: "admin/inquiry-screen.tsx", permission: "inquiries.read" },
  ],
} satisfies FeatureRoutes<IconName>;
