/** The overview of the five journeys. The words of its chooser stand in journeys-chooser.ts. */

import type { JourneyId } from "../journeys/journey.ts";
import { withTexts } from "../page-texts.server.ts";
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

export const journeys: JourneysPage = withTexts({
  path: "/journeys",
  name: "Journeys",
  meta: {
    title: "Your Family-Building Journey - {name}",
    description:
      "Five guided journeys for fertility, donor conception, surrogacy, gestational surrogates and adoption. Free to read, with worksheets and groups for each.",
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
  introduction:
    "Infertility, donor conception, surrogacy, carrying for someone else, or adoption: choose the page that fits. All five are free to read.",
  picture: {
    name: "journey-adoption-wide",
    alt: "A house with an open door, light on the path and birds arriving.",
    width: 1600,
    height: 560,
  },
  how: {
    heading: "How Our Guided Journeys Work",
    lead: "Each journey explains one path phase by phase, with worksheets, groups and the rules in the US and Canada.",
    steps: [
      {
        title: "Choose Your Path",
        text: "Pick the one that fits today. You can switch at any time.",
      },
      {
        title: "Access Resources",
        text: "Every phase has a clear guide and a worksheet. Skip whatever doesn’t apply to you.",
      },
      {
        title: "Connect",
        text: "Meet people in the same situation in groups, in the community or with a mentor.",
      },
      {
        title: "Thrive",
        text: "Work out what a good life looks like for you, whichever way this turns out.",
      },
    ],
  },
  paths: {
    heading: "Find your path",
    lead: "You can read every page in full. A note comes before each hard topic.",
    unsure: "Not sure which one? Answer three questions",
    loss: { text: "After a miscarriage or other loss", href: "/pregnancy-loss" },
    more: "Look inside",
    cards: [
      {
        id: "infertility",
        title: "Infertility",
        text: "First questions, tests, treatment, the two-week wait, a negative result, stopping, and life afterward, in 7 phases.",
        href: "/journeys/infertility",
        emblem: emblem("infertility", "Seven stepping stones lead over a green hill towards the sun."),
      },
      {
        id: "donor-conception",
        title: "Donor conception",
        text: "Donor sperm, eggs or embryos, and the person your child will become, in 6 phases.",
        href: "/journeys/donor-conception",
        emblem: emblem("donor-conception", "Two stems of different colors grow woven into one plant."),
      },
      {
        id: "surrogacy",
        title: "Surrogacy",
        text: "For intended parents, single or partnered: team and budget, matching, contract, pregnancy and birth, in 7 phases.",
        href: "/journeys/surrogacy",
        emblem: emblem("surrogacy", "A bridge with a lantern joins two shores, each with a lit house."),
      },
      {
        id: "gestational-surrogates",
        title: "Gestational surrogates",
        text: "For people who carry for someone else: screening, contract, pregnancy, birth and the weeks after.",
        href: "/journeys/gestational-surrogates",
        emblem: emblem("gestational-surrogates", "A broad tree holds a glowing lantern in its branches."),
      },
      {
        id: "adoption",
        title: "Adoption",
        text: "Foster care, private and international adoption, the home study, the wait and the years after. The child comes first.",
        href: "/journeys/adoption",
        emblem: emblem("adoption", "A house with an open door, light on the path and birds arriving."),
      },
    ],
  },
  chooser,
});
