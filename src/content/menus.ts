/** Every menu of the site: header, drawer, footer, bottom line. */
import type { MenuGroup, MenuItem } from "./schema.ts";
import { site } from "./site.ts";

/** A link of the team's to another site; it opens in a new tab. */
function outside({ href, title }: MenuItem): MenuItem {
  return { href, title, external: true };
}

const journeys = {
  infertility: { href: "/journeys/infertility", title: "Infertility" },
  donorConception: { href: "/journeys/donor-conception", title: "Donor conception" },
  surrogacy: { href: "/journeys/surrogacy", title: "Surrogacy" },
  gestationalSurrogates: { href: "/journeys/gestational-surrogates", title: "Gestational surrogates" },
  adoption: { href: "/journeys/adoption", title: "Adoption" },
} as const satisfies Record<string, MenuItem>;

const support = {
  community: { href: "/support/peer-support-community", title: "Peer support community" },
  groups: { href: "/support/groups", title: "Groups" },
  mentoring: { href: "/support/peer-mentoring", title: "Peer mentoring" },
} as const satisfies Record<string, MenuItem>;

const clinics = [
  { href: "/clinics/training", title: "Training" },
  { href: "/clinics/onboarding", title: "Onboarding" },
  { href: "/clinics/patient-pre-onboarding", title: "Patient pre-onboarding" },
  { href: "/clinics/partnership", title: "Partnership" },
  { href: "/clinics/contact", title: "Contact" },
] as const satisfies readonly MenuItem[];

const resources = {
  knowledgeHub: { href: "/resources/knowledge-hub", title: "Knowledge Hub" },
  podcast: { href: "/resources/podcast", title: "Podcast" },
  journaling: { href: "/resources/journaling", title: "Journaling" },
  worksheets: { href: "/resources/worksheets", title: "Worksheets" },
  downloads: { href: "/resources/digital-downloads", title: "Digital downloads" },
  zenden: { href: "/resources/zenden", title: "ZenDen" },
  get blog(): MenuItem {
    return outside(site.links.blog);
  },
} as const satisfies Record<string, MenuItem>;

/** Plain links of the header's bar; lit on an exact match. */
export const headerLinks = [
  { href: "/membership", title: "Membership" },
  { href: "/our-family", title: "Our Family" },
] as const satisfies readonly MenuItem[];

/** Menus of the header's bar; lit on their prefix. */
export const headerMenus = [
  {
    id: "journeys",
    title: "Journeys",
    prefix: "/journeys",
    items: [
      {
        ...journeys.infertility,
        hint: "Discovery to Wellbeing, 7 phases",
        icon: "journey-infertility-emblem",
      },
      {
        ...journeys.donorConception,
        hint: "Choosing, trying, telling",
        icon: "journey-donor-conception-emblem",
      },
      { ...journeys.surrogacy, hint: "For intended parents", icon: "journey-surrogacy-emblem" },
      {
        ...journeys.gestationalSurrogates,
        hint: "A space of your own",
        icon: "journey-gestational-surrogates-emblem",
      },
      { ...journeys.adoption, hint: "Routes, waiting, openness", icon: "journey-adoption-emblem" },
    ],
    note: "Not sure yet? Three questions can help you choose.",
    overview: { href: "/journeys", title: "Your family-building journey, the overview" },
  },
  {
    id: "support",
    title: "Support",
    prefix: "/support",
    items: [support.community, support.groups, support.mentoring],
  },
  {
    id: "clinics",
    title: "Clinics",
    prefix: "/clinics",
    items: [{ href: "/clinics", title: "Overview" }, ...clinics],
  },
  {
    id: "resources",
    title: "Resources",
    prefix: "/resources",
    also: "/knowledge-hub",
    get items() {
      const { knowledgeHub, podcast, journaling, worksheets, downloads, zenden, blog } = resources;
      return [knowledgeHub, podcast, journaling, worksheets, downloads, zenden, blog];
    },
  },
] as const satisfies readonly MenuGroup[];

/** The members' entry on the course platform. */
export function membersLogin(): MenuItem {
  return outside(site.links.membersLogin);
}

/** The drawer of small screens: the header's links and groups. */
export const drawer = {
  links: headerLinks,
  groups: headerMenus,
  get membersLogin() {
    return membersLogin();
  },
} as const;

export const footerGroups = [
  {
    id: "general",
    title: "General",
    items: [
      ...headerLinks,
      { href: "/contact", title: "Contact" },
      { href: "/privacy-policy", title: "Privacy" },
      { href: "/terms-of-service", title: "Terms" },
    ],
  },
  {
    id: "journeys",
    title: "Journeys",
    items: [
      journeys.infertility,
      journeys.donorConception,
      journeys.surrogacy,
      journeys.gestationalSurrogates,
      journeys.adoption,
    ],
  },
  {
    id: "support",
    title: "Support",
    items: [
      { ...support.community, title: "Peer community" },
      support.groups,
      support.mentoring,
      { href: "/support/expert-mentoring", title: "Expert mentoring" },
    ],
  },
  { id: "clinics", title: "For Clinics", items: clinics },
  {
    id: "resources",
    title: "Resources",
    get items() {
      const { knowledgeHub, journaling, worksheets, downloads, podcast, zenden, blog } = resources;
      return [knowledgeHub, journaling, worksheets, downloads, podcast, zenden, blog];
    },
  },
] as const satisfies readonly MenuGroup[];

/** The social networks of the bottom line. */
export function socialLinks(): readonly MenuItem[] {
  const { instagram, facebook, linkedin } = site.links;
  return [instagram, facebook, linkedin].map(outside);
}

/** Notices, and the page that has to be found from anywhere, in the bottom line beside the footer's own lists. */
export const bottomLinks = [
  { href: "/pregnancy-loss", title: "Pregnancy loss" },
  { href: "/consumer-health-data", title: "Health data notice" },
  { href: "/accessibility", title: "Accessibility" },
  { href: "/editorial-policy", title: "Editorial policy" },
  { href: "/privacy/my-data", title: "Your data" },
  { href: "/privacy/on-this-device", title: "On this device" },
] as const satisfies readonly MenuItem[];
