/** The infertility journey: seven phases, from Discovery to Wellbeing. */

import { ontarioFertilityCredit } from "../claims/family-law-sources.ts";
import {
  asrmDefinition,
  columbiaProgram,
  fertilityBenefitRule,
  menPagesReview,
  ontarioClinics,
  provincesSurvey,
  quebecProgram,
  stateCoverage,
  supportReview,
  waitingCardAlone,
  waitingTrial,
  whoEstimate,
  whoGuideline,
} from "../claims/infertility.ts";
import { bleedingSigns, ectopicTrust, feverSigns } from "../claims/pregnancy-loss.ts";
import { crisisLines, overstimulationSigns } from "../claims/urgent-signs.ts";
import { withTexts } from "../page-texts.server.ts";
import { decisions, diagnosis, discovery } from "./infertility-phases/first-questions.ts";
import { theWait, treatment } from "./infertility-phases/treatment.ts";
import { turningPoints } from "./infertility-phases/turning-points.ts";
import { wellbeing } from "./infertility-phases/wellbeing.ts";
import { infertilityEndings, infertilityParts } from "./infertility-reading.ts";
import type { Journey } from "./journey.ts";

export const infertility: Journey = withTexts<Journey>({
  id: "infertility",
  path: "/journeys/infertility",
  name: "Infertility",
  meta: {
    title: "Infertility support: tests, IVF, the wait - {name}",
    description:
      "Help at every stage of infertility: when to see a doctor, tests, IVF and IUI, the two-week wait, a negative result, miscarriage, and stopping treatment.",
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
    "Trying for a while, in treatment, or just had bad news? Choose from seven phases, Discovery to Wellbeing, all free to read.",
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
    lead: "Choose a phase to read it. There’s no set order, and many people go back and forth.",
  },
  phases: [discovery, diagnosis, decisions, treatment, theWait, turningPoints, wellbeing],
  parts: infertilityParts,
  otherEndings: infertilityEndings,
  plan: {
    planId: "infertility",
    heading: "The plan for this path",
    text: "Everything on this page stays free. The plan adds the full course on the seven phases, the community and the support groups.",
  },
  company: {
    heading: "Support along the way",
    cards: [
      {
        title: "A support group",
        text: "A few people going through the same thing, with trained hosts. You can just listen.",
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
        text: "Questions for a first visit, a decision table, a result-day plan. They stay on your device.",
        href: "/resources/worksheets",
        picture: {
          name: "worksheets",
          alt: "Three paper worksheets, one with boxes checked, and a pencil.",
          width: 800,
          height: 600,
        },
      },
      {
        title: "A private journal",
        text: "Write for ten minutes. What you write never leaves your phone.",
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
    fertilityBenefitRule,
    columbiaProgram,
    ontarioFertilityCredit,
    ontarioClinics,
    provincesSurvey,
    quebecProgram,
    overstimulationSigns,
    bleedingSigns,
    feverSigns,
    ectopicTrust,
    crisisLines,
  ],
  reviewed: "2026-11-26",
});
