/** Words of the frame around every screen of the team's desk, and of the desk's own answers. */
import type { Role } from "./role.ts";

export const adminWords = {
  navigation: "Desk",
  openMenu: "Menu",
  drafts: {
    restored: "Restored what you typed.",
    discard: "Discard",
    leave: "You have changes that aren't saved. Leave this page and lose them?",
  },
  away: {
    title: "We can't reach the server",
    text: "This page shows what was there before. What you typed is still here.",
  },
  signOut: "Sign out",
  toSite: "Go to the site",
  titleOf: (screen: string) => `${screen} - Kinward desk`,
  roles: { owner: "Owner", editor: "Editor", viewer: "Viewer" } satisfies Record<Role, string>,
  /** In the menu, by the id of the screen. */
  menu: {
    home: "Dashboard",
    profile: "Your profile",
    audit: "Audit log",
    campaigns: "Campaigns",
    coupons: "Clinic codes",
    people: "People",
    privacy: "Privacy",
    messages: "Messages",
    inquiries: "Inquiries",
    subscribers: "Subscribers",
    letters: "Newsletters",
    consent: "Consent ledger",
    redirects: "Redirects",
    settings: "Settings",
  },
  factorFirst: {
    text: "You are asked to sign in with a second step. Please turn it on here, and the desk opens.",
  },
  notHere: {
    heading: "There is no such page at the desk",
    text: "It may not be built yet, or the address has a slip in it.",
    home: "Go to the dashboard",
  },
  notYours: {
    heading: "This page is not open to you",
    text: "Your role does not include it. An owner of the team can change that.",
    home: "Go to the dashboard",
  },
  failed: "That did not work, and nothing was changed. Please try again.",
} as const;
