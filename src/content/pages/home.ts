/** The home page, section by section. */
import { type ClinicCodePath, clinicCodePath } from "../clinic-code-path.ts";
import { current } from "../current.ts";
import { newsletterForm } from "../forms.ts";
import { withTexts } from "../page-texts.server.ts";
import { monthlyPrices } from "../plans.ts";
import type { Page, Picture, SitePath } from "../schema.ts";
import { filled } from "../template.ts";
import { type HomeFaqContent, homeFaqDocument } from "./home-faq.ts";
import { type HomeHero, hero, type WaysIn, waysIn } from "./home-hero.ts";
import { type HomeMembership, homeMembership } from "./home-membership.ts";
import { type SupportSection, support, type WhoSection, whoWeSupport } from "./home-support.ts";

export type HomePage = Page & {
  /** The first paragraph, with a placeholder for the prices. */
  lead: string;
  hero: HomeHero;
  waysIn: WaysIn;
  introBanner: { heading: string; text: string; picture: Picture };
  clinicCode: ClinicCodePath & { heading: string; introduction: string; picture: Picture };
  mission: {
    id: string;
    label: string;
    heading: string;
    items: readonly { title: string; text: string }[];
    leadsTo: string;
    picture: Picture;
  };
  support: SupportSection;
  community: {
    label: string;
    heading: string;
    text: string;
    groups: { text: string; href: SitePath };
    safety: { text: string; href: SitePath };
    picture: Picture;
  };
  whoWeSupport: WhoSection;
  membership: HomeMembership;
  faq: HomeFaqContent;
  newsletter: { heading: string; text: string };
};

export const home: HomePage = withTexts<HomePage>({
  path: "/",
  name: "Home",
  meta: {
    title: "{name}: fertility and family-building support",
    description:
      "A support community for infertility, pregnancy loss, donor conception, surrogacy and adoption. Articles, worksheets and some groups are free.",
    keywords: [
      "fertility support",
      "infertility community",
      "donor conception",
      "surrogacy",
      "adoption",
      "peer support",
    ],
    indexed: true,
  },
  heading: "You don’t have to go through it alone",
  get introduction() {
    return filled(home.lead, { prices: monthlyPrices() });
  },
  lead: "Support for infertility, pregnancy loss, donor conception, surrogacy and adoption. Articles are free; membership is {prices} a month.",
  picture: {
    name: "hero-wide",
    alt: "A path winds through lilac hills to a lit house by a lake.",
    width: 1600,
    height: 1000,
  },
  hero,
  waysIn,
  introBanner: {
    heading: "Your Journey, Our Support",
    text: "Talk with people who have been there, join a group, or just read.",
    picture: {
      name: "intro-banner",
      alt: "Five colored threads cross over hills toward the sun.",
      width: 1600,
      height: 640,
    },
  },
  clinicCode: {
    heading: "Did your clinic give you a code?",
    introduction: "Here’s how to use it.",
    ...clinicCodePath,
    get activate() {
      return clinicCodePath.activate;
    },
    picture: {
      name: "coupon-letter",
      alt: "An open envelope with a card that carries a code.",
      width: 640,
      height: 480,
    },
  },
  mission: {
    id: "mission",
    label: "Our mission",
    heading: "You, Knowledge, Community",
    items: [
      {
        title: "You",
        text: "You decide what to read and what to share.",
      },
      {
        title: "Knowledge",
        text: "Articles and courses explain tests, choices, law and money in plain words.",
      },
      {
        title: "Community",
        text: "Talk with people who’ve faced the same decisions.",
      },
    ],
    leadsTo: "{name}",
    picture: {
      name: "mission-threads",
      alt: "Three threads weave into one cord.",
      width: 1200,
      height: 300,
    },
  },
  support,
  community: {
    label: "Our Community",
    heading: "People who get it",
    text: "Say what you can’t say at work, or just listen, in small groups with trained hosts.",
    groups: { text: "Find a group", href: "/support/groups" },
    safety: { text: "How we keep it safe", href: "/support/peer-support-community" },
    picture: {
      name: "community",
      alt: "Eight people of many ages sit around a lantern at dusk.",
      width: 1200,
      height: 800,
    },
  },
  whoWeSupport,
  membership: homeMembership,
  get faq() {
    return current(homeFaqDocument);
  },
  newsletter: {
    heading: newsletterForm.heading,
    text: "One story, one tool and one date worth knowing.",
  },
});
