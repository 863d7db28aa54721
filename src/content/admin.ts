import { identityNow } from "./current.ts";
/** Text of the admin shell (menu, drafts, not found, no access) and of its general messages. */
import type { Role } from "./role.ts";

export const adminCopy = {
  /** How a chosen file that isn't UTF-8 was read. */
  encoding: {
    named: (name: string) =>
      `This file isn’t saved as UTF-8. We read it as ${name}. If letters look wrong here, save it as UTF-8 and choose it again:`,
    unreadable: "We can’t read the letters in this file. Please save it as UTF-8 and choose it again.",
  },
  earlierFile: (name: string) =>
    `Your last file here was “${name}”. Choose it again to go on: files aren’t kept, but your choices are.`,
  navigation: "Admin",
  openMenu: "Menu",
  mainScreens: "Main screens",
  sections: {
    today: "Today",
    inbox: "Inbox",
    groups: "Groups",
    mentors: "Mentors",
    people: "People",
    newsletters: "Newsletters",
    campaigns: "Campaigns",
    site: "Site",
    settings: "Settings",
  },
  /** Said after the title of a menu entry with a count. */
  unread: (count: number) => `${count} new`,
  drafts: {
    restored: "We restored what you typed.",
    discard: "Discard",
    leave: "You have unsaved changes. Leave this page and lose them?",
  },
  away: {
    title: "We can’t reach the server",
    text: "This page may be out of date. What you typed is still here.",
  },
  signOut: "Sign out",
  toSite: "View site",
  titleOf: (screen: string) => `${screen} - ${identityNow().name} admin`,
  roles: {
    owner: "Owner",
    editor: "Editor",
    viewer: "Viewer",
    host: "Host",
    limited: "Limited access",
  } satisfies Record<Role, string>,
  factorFirst: {
    passkey: "Your team requires passkeys. Add one here to continue.",
    text: "Your team requires two-step sign-in. Turn it on here, or add a passkey, to continue.",
  },
  notHere: {
    heading: "We can’t find that page",
    text: "It may have been deleted, or the address may have a typo.",
    home: "Go to Today",
  },
  notYours: {
    heading: "You don’t have access to this page",
    text: "Your role doesn’t include it. An owner can change your role.",
    home: "Go to Today",
  },
  /** In place of the dashboard, for those without it. */
  hostHome: "Go to your meetings",
  ownHome: "Go to your first page",
  signIn: { href: "/admin/login", text: "Sign in, in another tab" },
  failed: "That didn’t work, and nothing was changed. Please try again.",
} as const;
