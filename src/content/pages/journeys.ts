/** The overview of the five journeys. The words of its chooser stand in journeys-chooser.ts. */
import type { JourneyId } from "../journeys/journey.ts";
import type { Page, Picture, SitePath } from "../schema.ts";
import { chooser } from "./journeys-chooser.ts";

export type PathCard = { id: JourneyId; title: string; text: string; href: SitePath; emblem: Picture };

export type JourneysPage = Page & {
  picture: Picture;
  how: { heading: string; lead: string; steps: readonly { title: string; text: string }[] };
  paths: {
    heading: string;
    lead: string;
    /** Leads to the chooser. */
    unsure: string;
    loss: { text: string; href: SitePath };
    more: string;
    cards: readonly PathCard[];
  };
  chooser: typeof chooser;
};

const emblem = (id: JourneyId, alt: string): Picture => ({
  name: `journey-${id}-emblem`,
  alt,
  width: 240,
  height: 280,
});

export const journeys: JourneysPage = {
  path: "/journeys",
  name: "Journeys",
  meta: {
    title: "Your Family-Building Journey - Kinward",
    description:
      "Five guided journeys for fertility, donor conception, surrogacy, gestational surrogates and adoption. See how they work and choose your own path.",
    keywords: [
      "family-building journey",
      "fertility journey",
      "donor conception",
      "surrogacy",
      "gestational surrogate",
      "adoption",
    ],
    indexed: true,
  },
  heading: "Your Family-Building Journey",
  introduction: "Five guided paths. Walk one, change to another, or stop and rest. All of them count.",
  picture: {
    name: "journey-adoption-wide",
    alt: "A house with an open door, light on the path and birds arriving.",
    width: 1600,
    height: 560,
  },
  how: {
    heading: "How Our Guided Journeys Work",
    lead: "A journey is a set of pages, tools and people around one path. You come and go as you like.",
    steps: [
      {
        title: "Choose Your Path",
        text: "Pick the one that fits today. You can switch at any time, and reading costs nothing.",
      },
      {
        title: "Access Resources",
        text: "Plain pages and worksheets for each phase. Skip what does not speak to you.",
      },
      {
        title: "Connect",
        text: "Peers, mentors and groups on the same stretch of road. Listening is enough.",
      },
      {
        title: "Thrive",
        text: "Your own version of well, with any ending. Nobody else decides what it looks like.",
      },
    ],
  },
  paths: {
    heading: "Find your path",
    lead: "Each page can be read in full without an account. Hard topics have a note before them.",
    unsure: "Not sure which one? Three questions may help",
    loss: { text: "After a miscarriage or other loss", href: "/pregnancy-loss" },
    more: "Look inside",
    cards: [
      {
        id: "infertility",
        title: "Infertility",
        text: "Discovery to Wellbeing, in 7 phases. For everyone who needs help to have a child, whatever the cause.",
        href: "/journeys/infertility",
        emblem: emblem("infertility", "Seven stepping stones lead over a green hill towards the sun."),
      },
      {
        id: "donor-conception",
        title: "Donor conception",
        text: "Considering to lifelong openness, in 6 phases. Sperm, eggs or embryos, and the person who comes of it.",
        href: "/journeys/donor-conception",
        emblem: emblem("donor-conception", "Two stems of different colours grow woven into one plant."),
      },
      {
        id: "surrogacy",
        title: "Surrogacy",
        text: "For intended parents, in 7 phases. Single or together, from first talk to life at home.",
        href: "/journeys/surrogacy",
        emblem: emblem("surrogacy", "A bridge with a lantern joins two shores, each with a lit house."),
      },
      {
        id: "gestational-surrogates",
        title: "Gestational surrogates",
        text: "Your own track and your own care, apart from the intended parents.",
        href: "/journeys/gestational-surrogates",
        emblem: emblem("gestational-surrogates", "A broad tree holds a glowing lantern in its branches."),
      },
      {
        id: "adoption",
        title: "Adoption",
        text: "Routes, waiting, a lifetime of openness. The child and the first family come first.",
        href: "/journeys/adoption",
        emblem: emblem("adoption", "A house with an open door, light on the path and birds arriving."),
      },
    ],
  },
  chooser,
};
