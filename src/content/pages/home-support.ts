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
  introduction: "Five guided journeys, a library and a community.",
  cards: [
    {
      id: "infertility",
      title: "Infertility",
      text: "The path runs from Discovery to Wellbeing in 7 steps.",
      linkText: "Open this journey",
      href: "/journeys/infertility",
      picture: "journey-infertility-wide",
      get phases() {
        return infertility.phases.map(({ title }) => title);
      },
    },
    {
      id: "donor-conception",
      title: "Donor conception",
      text: "Donor sperm, eggs or embryos, in 6 phases.",
      linkText: "Open this journey",
      href: "/journeys/donor-conception",
      picture: "journey-donor-conception-emblem",
    },
    {
      id: "surrogacy",
      title: "Surrogacy",
      text: "For intended parents, in 7 phases.",
      linkText: "Open this journey",
      href: "/journeys/surrogacy",
      picture: "journey-surrogacy-emblem",
    },
    {
      id: "gestational-surrogates",
      title: "Gestational surrogates",
      text: "If you’re carrying for someone else, or thinking about it.",
      linkText: "Open this journey",
      href: "/journeys/gestational-surrogates",
      picture: "journey-gestational-surrogates-emblem",
    },
    {
      id: "adoption",
      title: "Adoption",
      text: "Routes, home study, waiting and family life.",
      linkText: "Open this journey",
      href: "/journeys/adoption",
      picture: "journey-adoption-emblem",
    },
    {
      id: "knowledge-hub",
      title: "Knowledge Hub",
      text: "Articles and guides to read for free, and courses for members.",
      linkText: "Browse the library",
      href: "/resources",
      picture: "knowledge-hub",
    },
    {
      id: "community",
      title: "Peer support community",
      text: "An online space where members talk.",
      linkText: "See how it works",
      href: "/support/peer-support-community",
      picture: "long-table",
    },
  ],
  loss: { text: "After a miscarriage or other loss", href: "/pregnancy-loss" },
};

export const whoWeSupport: WhoSection = {
  heading: "Who We Support",
  cards: [
    {
      title: "Individuals and couples",
      text: "Straight or LGBTQ+, partnered or solo.",
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
      text: "Future grandparents, friends and family.",
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
      text: "Support that puts you first.",
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
      text: "Support for patients and training for staff.",
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
