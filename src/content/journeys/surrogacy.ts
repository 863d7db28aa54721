/** The surrogacy journey for intended parents: seven phases, from first talk to life at home. */

import {
  carrierEthics,
  carrierPractice,
  michiganAct,
  novaScotiaCredit,
  ontarioFertilityCredit,
  reimbursementRules,
  reproductionAct,
} from "../claims/family-law-sources.ts";
import { feverSigns } from "../claims/pregnancy-loss.ts";
import { louisianaAct, nebraskaStatute } from "../claims/surrogacy.ts";
import { crisisLines, overstimulationSigns } from "../claims/urgent-signs.ts";
import { withTexts } from "../page-texts.server.ts";
import type { Journey } from "./journey.ts";
import { longTable, ringBinder, stillWater } from "./pictures.ts";
import { embryosAndTransfer, screeningAndAgreement } from "./surrogacy/agreement-and-transfer.ts";
import { exploring, matching, teamAndBudget } from "./surrogacy/exploring-to-matching.ts";
import { surrogacyEndings } from "./surrogacy/other-endings.ts";
import { birthAndAfter, pregnancyTogether } from "./surrogacy/pregnancy-and-birth.ts";
import { surrogacyParts } from "./surrogacy/reading.ts";

export const surrogacy: Journey = withTexts<Journey>({
  id: "surrogacy",
  path: "/journeys/surrogacy",
  name: "Surrogacy",
  meta: {
    title: "Surrogacy for intended parents: 7 phases - {name}",
    description:
      "Seven phases for intended parents, from first talk to home. Questions to ask, rules in the US and Canada, and care for the surrogate at every step.",
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
    "For intended parents, single or partnered: who you need, what it costs, what’s legal, and how to be fair to her.",
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
    heading: "How far along are you?",
    lead: "Begin with the phase you’re in. You may go through some of them twice, and you can stop at any of them.",
  },
  phases: [
    exploring,
    teamAndBudget,
    matching,
    screeningAndAgreement,
    embryosAndTransfer,
    pregnancyTogether,
    birthAndAfter,
  ],
  parts: surrogacyParts,
  otherEndings: surrogacyEndings,
  plan: {
    planId: "surrogacy",
    heading: "The plan for this path",
    text: "This page is free to read, from top to bottom. The plan adds the full course on the seven phases, the members’ resources, the community and the support groups.",
  },
  company: {
    heading: "Support along the way",
    cards: [
      {
        title: "A group for intended parents",
        text: "Meet other intended parents online once a month, including men and solo parents.",
        href: "/support/groups",
        picture: longTable,
      },
      {
        title: "Worksheets you keep",
        text: "Agency questions, match talks, a hospital plan. What you write stays on your device.",
        href: "/resources/worksheets",
        picture: ringBinder,
      },
      {
        title: "Breathing and grounding",
        text: "Short exercises in ZenDen for the evening before a call.",
        href: "/resources/zenden",
        picture: stillWater,
      },
    ],
  },
  sources: [
    carrierPractice,
    carrierEthics,
    michiganAct,
    nebraskaStatute,
    louisianaAct,
    reproductionAct,
    reimbursementRules,
    ontarioFertilityCredit,
    novaScotiaCredit,
    overstimulationSigns,
    feverSigns,
    crisisLines,
  ],
  reviewed: "2026-11-26",
});
