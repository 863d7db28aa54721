/** Every menu of the site as the team edits it, with the lists that the site comes with. */
import { contentDocument } from "./current.ts";
import type { SitePath } from "./schema.ts";
import type { SiteFactsContent } from "./site.ts";

/** The addresses outside that the team enters once, under "Addresses and links". */
export const places = ["blog", "instagram", "facebook", "linkedin"] as const;
export type Place = (typeof places)[number] & keyof SiteFactsContent["links"];

/** Where an entry leads: an address of this site, another site, or one of our places outside. */
export type LinkTarget = SitePath | `https://${string}` | `place:${Place}`;

/** The place outside that a target names. */
export function placeIn(target: string): Place | undefined {
  return places.find((each) => target === `place:${each}`);
}

type Shown = "shown" | "hidden";

/** An entry of a menu. Without a title it has that of the page or place. */
export type MenuEntry = { id: string; title?: string; to: LinkTarget; hint?: string; state: Shown };

/** A menu of the header. One with an overview is wide, with emblems and a line below each title. */
export type HeaderMenu = {
  id: string;
  title: string;
  state: Shown;
  entries: readonly MenuEntry[];
  note?: string;
  overview?: string;
  overviewTo?: LinkTarget;
};

export type FooterGroup = { id: string; title: string; state: Shown; entries: readonly MenuEntry[] };

/** What the team edits. The menu of small screens is the header's. */
export type MenusContent = {
  links: readonly MenuEntry[];
  menus: readonly HeaderMenu[];
  membersLogin: Shown;
  footer: readonly FooterGroup[];
  notices: readonly MenuEntry[];
  social: readonly MenuEntry[];
};

const link = (id: string, to: SitePath, title: string, hint?: string): MenuEntry => ({
  id,
  title,
  to,
  ...(hint === undefined ? {} : { hint }),
  state: "shown",
});

const place = (id: Place): MenuEntry => ({ id, to: `place:${id}`, state: "shown" });

const headerLinks = [
  link("membership", "/membership", "Membership"),
  link("our-family", "/our-family", "Our Family"),
];

const infertility = link("infertility", "/journeys/infertility", "Infertility");
const donorConception = link("donor-conception", "/journeys/donor-conception", "Donor conception");
const surrogacy = link("surrogacy", "/journeys/surrogacy", "Surrogacy");
const gestationalSurrogates = link(
  "gestational-surrogates",
  "/journeys/gestational-surrogates",
  "Gestational surrogates",
);
const adoption = link("adoption", "/journeys/adoption", "Adoption");

const community = link("community", "/support/peer-support-community", "Peer support community");
const groups = link("groups", "/support/groups", "Groups");
const mentoring = link("mentoring", "/support/peer-mentoring", "Peer mentoring");

const clinics = [
  link("training", "/clinics/training", "Training"),
  link("onboarding", "/clinics/onboarding", "Onboarding"),
  link("pre-onboarding", "/clinics/patient-pre-onboarding", "Patient pre-onboarding"),
  link("partnership", "/clinics/partnership", "Partnership"),
  link("clinics-contact", "/clinics/contact", "Contact"),
];

const knowledgeHub = link("knowledge-hub", "/resources/knowledge-hub", "Knowledge Hub");
const podcast = link("podcast", "/resources/podcast", "Podcast");
const journaling = link("journaling", "/resources/journaling", "Journaling");
const worksheets = link("worksheets", "/resources/worksheets", "Worksheets");
const downloads = link("downloads", "/resources/digital-downloads", "Digital downloads");
const zenden = link("zenden", "/resources/zenden", "ZenDen");

const menus: readonly HeaderMenu[] = [
  {
    id: "journeys",
    title: "Journeys",
    state: "shown",
    entries: [
      { ...infertility, hint: "Discovery to Wellbeing, 7 phases" },
      { ...donorConception, hint: "Choosing, trying, telling" },
      { ...surrogacy, hint: "For intended parents" },
      { ...gestationalSurrogates, hint: "A space of your own" },
      { ...adoption, hint: "Routes, waiting, openness" },
    ],
    note: "Not sure yet? Three questions can help you choose.",
    overview: "Your family-building journey, the overview",
    overviewTo: "/journeys",
  },
  { id: "support", title: "Support", state: "shown", entries: [community, groups, mentoring] },
  {
    id: "clinics",
    title: "Clinics",
    state: "shown",
    entries: [link("clinics-overview", "/clinics", "Overview"), ...clinics],
  },
  {
    id: "resources",
    title: "Resources",
    state: "shown",
    entries: [knowledgeHub, podcast, journaling, worksheets, downloads, zenden, place("blog")],
  },
];

const footer: readonly FooterGroup[] = [
  {
    id: "general",
    title: "General",
    state: "shown",
    entries: [
      ...headerLinks,
      link("contact", "/contact", "Contact"),
      link("privacy", "/privacy-policy", "Privacy"),
      link("terms", "/terms-of-service", "Terms"),
    ],
  },
  {
    id: "journeys",
    title: "Journeys",
    state: "shown",
    entries: [infertility, donorConception, surrogacy, gestationalSurrogates, adoption],
  },
  {
    id: "support",
    title: "Support",
    state: "shown",
    entries: [
      { ...community, title: "Peer community" },
      groups,
      mentoring,
      link("expert-mentoring", "/support/expert-mentoring", "Expert mentoring"),
    ],
  },
  { id: "clinics", title: "For Clinics", state: "shown", entries: clinics },
  {
    id: "resources",
    title: "Resources",
    state: "shown",
    entries: [knowledgeHub, journaling, worksheets, downloads, podcast, zenden, place("blog")],
  },
];

/** Notices, and the page that has to be found from anywhere. */
const notices: readonly MenuEntry[] = [
  link("pregnancy-loss", "/pregnancy-loss", "Pregnancy loss"),
  link("health-data", "/consumer-health-data", "Health data notice"),
  link("accessibility", "/accessibility", "Accessibility"),
  link("editorial-policy", "/editorial-policy", "Editorial policy"),
  link("my-data", "/privacy/my-data", "Your data"),
  link("on-this-device", "/privacy/on-this-device", "On this device"),
];

export const menusDocument = contentDocument<MenusContent>("menus", {
  links: headerLinks,
  menus,
  membersLogin: "shown",
  footer,
  notices,
  social: [place("instagram"), place("facebook"), place("linkedin")],
});
