/** The infertility journey: seven phases, from Discovery to Wellbeing. */
import {
  asrmDefinition,
  columbiaProgram,
  menPagesReview,
  ontarioCredit,
  provincesSurvey,
  quebecProgram,
  stateCoverage,
  supportReview,
  waitingCardAlone,
  waitingTrial,
  whoEstimate,
  whoGuideline,
} from "../claims/infertility.ts";
import { decisions, diagnosis, discovery } from "./infertility-phases/first-questions.ts";
import { theWait, treatment } from "./infertility-phases/treatment.ts";
import { turningPoints } from "./infertility-phases/turning-points.ts";
import { wellbeing } from "./infertility-phases/wellbeing.ts";
import { infertilityEndings, infertilityParts } from "./infertility-reading.ts";
import type { Journey } from "./journey.ts";

export const infertility: Journey = {
  id: "infertility",
  path: "/journeys/infertility",
  name: "Infertility",
  meta: {
    title: "Infertility Journey: 7 phases - Kinward",
    description:
      "Seven phases from Discovery to Wellbeing for people facing infertility. Plain words, tools and peers for each step, whichever way your path goes.",
    keywords: [
      "infertility support",
      "infertility journey",
      "trying to conceive",
      "fertility treatment",
      "peer support",
    ],
    indexed: true,
  },
  heading: "The Infertility Journey",
  introduction:
    "Seven phases, from Discovery to Wellbeing. Start where you are. Skip what you cannot face today.",
  emblem: {
    name: "journey-infertility-emblem",
    alt: "Seven stepping stones lead over a green hill towards the sun.",
    width: 240,
    height: 280,
  },
  picture: {
    name: "journey-infertility-wide",
    alt: "Seven stepping stones lead over a green hill towards the sun.",
    width: 1600,
    height: 560,
  },
  countPrinted: true,
  map: {
    heading: "Where are you today?",
    lead: "Choose a phase to look inside. They are no ladder, and many people go back and forth.",
  },
  phases: [discovery, diagnosis, decisions, treatment, theWait, turningPoints, wellbeing],
  parts: infertilityParts,
  otherEndings: infertilityEndings,
  plan: {
    planId: "infertility",
    heading: "The plan for this path",
    text: "All you have read here is free to read again. The plan adds the course behind the seven phases and the people who walk it with you.",
  },
  company: {
    heading: "Company for the road",
    cards: [
      {
        title: "A group that knows the wait",
        text: "Six to twelve people on the same path, hosted by trained peers. Listening is enough.",
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
        text: "Questions for a first visit, a decision table, a plan for result day. They stay on your device.",
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
        text: "Write for ten minutes. Nothing leaves your phone.",
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
    whoEstimate,
    whoGuideline,
    asrmDefinition,
    supportReview,
    waitingTrial,
    waitingCardAlone,
    menPagesReview,
    stateCoverage,
    columbiaProgram,
    ontarioCredit,
    provincesSurvey,
    quebecProgram,
  ],
  reviewed: "2026-11-21",
};
