/** The home page, section by section. */
import { type ClinicCodePath, clinicCodePath } from "../clinic-code-path.ts";
import { newsletterForm } from "../forms.ts";
import type { Page, Picture, SitePath } from "../schema.ts";
import { faq } from "./home-faq.ts";
import { type HomeHero, hero } from "./home-hero.ts";
import { type HomeMembership, homeMembership } from "./home-membership.ts";
import { type SupportSection, support, type WhoSection, whoWeSupport } from "./home-support.ts";

export type HomePage = Page & {
  hero: HomeHero;
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
  faq: {
    heading: string;
    before: string;
    link: { text: string; href: SitePath };
    after: string;
    items: readonly { id: string; question: string; answer: string }[];
  };
  newsletter: { heading: string; text: string };
};

export const home: HomePage = {
  path: "/",
  name: "Home",
  meta: {
    title: "Kinward: fertility and family-building support",
    description:
      "Guided journeys, peer support and quiet tools for infertility, donor conception, surrogacy and adoption. You don't have to go through it alone.",
    keywords: [
      "fertility support",
      "infertility community",
      "donor conception",
      "surrogacy",
      "adoption",
      "peer support",
      "family building",
    ],
    ogTitle: "Kinward: your journey, our support",
    indexed: true,
  },
  heading: "You don't have to go through it alone",
  introduction:
    "Guided journeys, peer mentors and quiet tools for infertility, donor conception, surrogacy and adoption. Come as you are, at any hour.",
  picture: {
    name: "hero-wide",
    alt: "A path winds through lilac hills to a small house with lit windows by a lake.",
    width: 1600,
    height: 1000,
  },
  hero,
  introBanner: {
    heading: "Your Journey, Our Support",
    text: "Five paths, many endings, one community. Wherever you stand, you are welcome here.",
    picture: {
      name: "intro-banner",
      alt: "Five coloured threads cross and run together over hills towards the sun.",
      width: 1600,
      height: 640,
    },
  },
  clinicCode: {
    heading: "Did your clinic give you a code?",
    introduction: "Some clinics give their patients a coupon for membership. Here is how to use yours.",
    ...clinicCodePath,
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
    heading: "You, knowledge and community, woven into one place to stand",
    items: [
      { title: "You", text: "Your story sets the pace. Nothing here hurries you." },
      { title: "Knowledge", text: "Plain words for hard subjects." },
      { title: "Community", text: "Peers, mentors and groups who understand." },
    ],
    leadsTo: "Kinward",
    picture: {
      name: "mission-threads",
      alt: "Three threads weave into one cord that leads to a lit house.",
      width: 1200,
      height: 420,
    },
  },
  support,
  community: {
    label: "Our Community",
    heading: "There is a place kept for you",
    text: "Come to listen, or to say the thing you cannot say at work. You can be quiet here too.",
    groups: { text: "Find a group", href: "/support/groups" },
    safety: { text: "How we care for the space", href: "/support/peer-support-community" },
    picture: {
      name: "community",
      alt: "Eight people of many ages sit round a lantern at dusk, with lit houses behind.",
      width: 1200,
      height: 800,
    },
  },
  whoWeSupport,
  membership: homeMembership,
  faq,
  newsletter: {
    heading: newsletterForm.heading,
    text: "One story, one tool, one date to know. You can leave the list at any time.",
  },
};
