/** Two sections of the home page: how we support you, and who we support. */
import { infertility } from "../journeys/infertility.ts";
import type { Picture, SitePath } from "../schema.ts";

export type SupportCard = {
  id: string;
  title: string;
  text: string;
  linkText: string;
  href: SitePath;
  picture: string;
  /** The phases by name, where the card has room for them. */
  phases?: readonly string[] | undefined;
};

export type SupportSection = {
  heading: string;
  introduction: string;
  cards: readonly SupportCard[];
  loss: { text: string; href: SitePath };
};

export type WhoSection = {
  heading: string;
  cards: readonly { title: string; text: string; href: SitePath; picture: Picture }[];
};

export const support: SupportSection = {
  heading: "How We Support You",
  introduction: "Take one path, cross to another, or rest a while. Your pace is the right one.",
  cards: [
    {
      id: "infertility",
      title: "Infertility",
      text: "From first doubts to life afterwards, whichever way it goes. The path runs from Discovery to Wellbeing in 7 steps.",
      linkText: "Enter the infertility journey",
      href: "/journeys/infertility",
      picture: "journey-infertility-wide",
      phases: infertility.phases.map(({ title }) => title),
    },
    {
      id: "donor-conception",
      title: "Donor conception",
      text: "Choosing, trying and telling, in 6 phases.",
      linkText: "Enter the donor conception journey",
      href: "/journeys/donor-conception",
      picture: "journey-donor-conception-emblem",
    },
    {
      id: "surrogacy",
      title: "Surrogacy",
      text: "For intended parents, from first talk to home, in 7 phases.",
      linkText: "Enter the surrogacy journey",
      href: "/journeys/surrogacy",
      picture: "journey-surrogacy-emblem",
    },
    {
      id: "gestational-surrogates",
      title: "Gestational surrogates",
      text: "A space of your own, before and after birth.",
      linkText: "Enter the gestational surrogates journey",
      href: "/journeys/gestational-surrogates",
      picture: "journey-gestational-surrogates-emblem",
    },
    {
      id: "adoption",
      title: "Adoption",
      text: "Routes, waiting and a lifetime of openness.",
      linkText: "Enter the adoption journey",
      href: "/journeys/adoption",
      picture: "journey-adoption-emblem",
    },
    {
      id: "knowledge-hub",
      title: "Knowledge Hub",
      text: "Articles, courses, worksheets, journaling, podcast and downloads.",
      linkText: "Browse the hub",
      href: "/resources",
      picture: "knowledge-hub",
    },
    {
      id: "community",
      title: "Peer support community",
      text: "People who understand, in a space kept with care.",
      linkText: "Meet the community",
      href: "/support/peer-support-community",
      picture: "method-share",
    },
  ],
  loss: { text: "After a miscarriage or other loss", href: "/pregnancy-loss" },
};

export const whoWeSupport: WhoSection = {
  heading: "Who We Support",
  cards: [
    {
      title: "Individuals and couples",
      text: "On any path, at any point, with any ending.",
      href: "/journeys",
      picture: {
        name: "support-you",
        alt: "Two people side by side on a bench, facing the sun.",
        width: 480,
        height: 360,
      },
    },
    {
      title: "Loved ones",
      text: "Future grandparents, friends and family who want to help well.",
      href: "/resources/knowledge-hub/how-to-support-someone-you-love",
      picture: {
        name: "support-loved-ones",
        alt: "Two cups and a lantern on a table by a window with hills outside.",
        width: 480,
        height: 360,
      },
    },
    {
      title: "Surrogates and donors",
      text: "Your own care and your own voice.",
      href: "/journeys/gestational-surrogates",
      picture: {
        name: "support-surrogates-donors",
        alt: "A strong tree with two lanterns, on a hill of its own.",
        width: 480,
        height: 360,
      },
    },
    {
      title: "Clinics and professionals",
      text: "Support for patients, and for the staff who carry so much.",
      href: "/clinics",
      picture: {
        name: "support-clinics",
        alt: "A clinic with lit arched windows among hills.",
        width: 480,
        height: 360,
      },
    },
  ],
};
