/** The surrogacy journey for intended parents: seven phases, from first thoughts to the years after. */
import {
  asrmCarriers,
  canadaPenalties,
  canadaSurrogacyAct,
  michiganSurrogacy,
  statesBanningPay,
  surrogacyTelling,
  surrogateReimbursement,
} from "../claims/surrogacy.ts";
import type { Journey } from "./journey.ts";
import { birth, embryos, pregnancy } from "./surrogacy-phases/after.ts";
import { exploring, matching, screening, teamAndBudget } from "./surrogacy-phases/before.ts";
import { surrogacyEndings, surrogacyParts } from "./surrogacy-reading.ts";

export const surrogacy: Journey = {
  id: "surrogacy",
  path: "/journeys/surrogacy",
  name: "Surrogacy",
  meta: {
    title: "Surrogacy Journey for intended parents - Kinward",
    description:
      "Seven phases for intended parents, from first talk to home. Questions to ask, words to share and people who have walked the surrogacy path.",
    keywords: [
      "surrogacy support",
      "intended parents",
      "surrogacy journey",
      "gestational surrogacy",
      "family building",
    ],
    indexed: true,
  },
  heading: "The Surrogacy Journey",
  introduction:
    "Seven phases for intended parents, single or together. It asks what is fair to everyone, and to the surrogate first.",
  emblem: {
    name: "journey-surrogacy-emblem",
    alt: "A bridge with a lantern joins two shores, each with a lit house.",
    width: 240,
    height: 280,
  },
  picture: {
    name: "journey-surrogacy-wide",
    alt: "A bridge with a lantern joins two shores, each with a lit house.",
    width: 1600,
    height: 560,
  },
  countPrinted: true,
  map: {
    heading: "Where are you today?",
    lead: "Choose a phase to look inside. Some people pass through one or another more than once.",
  },
  phases: [exploring, teamAndBudget, matching, screening, embryos, pregnancy, birth],
  parts: surrogacyParts,
  otherEndings: surrogacyEndings,
  plan: {
    planId: "surrogacy",
    heading: "The plan for this path",
    text: "All you have read here is free to read again. The plan adds the course behind the seven phases and the people who walk it with you.",
  },
  company: {
    heading: "Company for the road",
    cards: [
      {
        title: "A group for intended parents",
        text: "People who plan, wait or parent after surrogacy. Listening is enough.",
        href: "/support/groups",
        picture: {
          name: "support-you",
          alt: "Two people side by side on a bench, facing the sun.",
          width: 480,
          height: 360,
        },
      },
      {
        title: "Worksheets you keep",
        text: "Questions for an agency, a budget sheet, a hospital plan. They stay on your device.",
        href: "/resources/worksheets",
        picture: {
          name: "worksheets",
          alt: "Three paper worksheets, one with boxes ticked, and a pencil.",
          width: 800,
          height: 600,
        },
      },
      {
        title: "A private page",
        text: "Write while you wait. Nothing leaves your phone.",
        href: "/resources/journaling",
        picture: {
          name: "journaling",
          alt: "An open notebook with a pencil and a cup in window light.",
          width: 800,
          height: 600,
        },
      },
    ],
  },
  sources: [
    asrmCarriers,
    surrogacyTelling,
    michiganSurrogacy,
    statesBanningPay,
    canadaSurrogacyAct,
    canadaPenalties,
    surrogateReimbursement,
  ],
  reviewed: "2026-11-21",
};
