/** The adoption journey, with the child and the first family at its center and no agreed number of phases. */

import {
  adoptionCredit,
  adoptionExpenses,
  chinaEnds,
  creditCarryforward,
  creditIncomeLimit,
  entryProclamation,
  facilitators,
  fosterCareData,
  immigrantVisaPause,
  intercountryUs,
  ontarioRoadmap,
  universalAccreditation,
} from "../claims/adoption.ts";
import { crisisLines } from "../claims/urgent-signs.ts";
import { withTexts } from "../page-texts.server.ts";
import { choosingARoute, exploring } from "./adoption/exploring-and-routes.ts";
import { homeStudy, waiting } from "./adoption/home-study-and-waiting.ts";
import { adoptionEndings } from "./adoption/other-endings.ts";
import { lifelong, placement } from "./adoption/placement-and-lifelong.ts";
import { adoptionParts } from "./adoption/reading.ts";
import type { Journey } from "./journey.ts";
import { longTable, ringBinder, stillWater } from "./pictures.ts";

export const adoption: Journey = withTexts<Journey>({
  id: "adoption",
  path: "/journeys/adoption",
  name: "Adoption",
  meta: {
    title: "Adoption: routes, home study, openness - {name}",
    description:
      "Support for people who think about adoption: routes, home study, waiting, openness and life after. The child and the first family come first.",
    keywords: ["adoption support", "open adoption", "foster to adopt", "home study", "adoptive parents"],
    indexed: true,
  },
  heading: "The Adoption Journey",
  introduction:
    "For people who want to adopt, adopted adults and first parents: three routes, the home study, the wait and after.",
  emblem: {
    name: "journey-adoption-emblem",
    alt: "A house with an open door, light on the path and birds arriving.",
    width: 240,
    height: 280,
  },
  picture: {
    name: "journey-adoption-wide",
    alt: "A house with an open door, light on the path and birds arriving.",
    width: 1600,
    height: 560,
  },
  countPrinted: false,
  map: {
    heading: "Where does this find you?",
    lead: "Choose the stage you’re at. Until a child is with you, you can turn back at any of them.",
  },
  phases: [exploring, choosingARoute, homeStudy, waiting, placement, lifelong],
  parts: adoptionParts,
  otherEndings: adoptionEndings,
  plan: {
    planId: "adoption",
    heading: "The plan for this path",
    text: "The adoption plan isn’t open yet. This page, the worksheets and ZenDen are free, and they’ll stay free.",
  },
  company: {
    heading: "Support along the way",
    cards: [
      {
        title: "A group for this path",
        text: "Meet people who are considering adoption, waiting or parenting. First families are spoken of with respect.",
        href: "/support/groups",
        picture: longTable,
      },
      {
        title: "Worksheets you keep",
        text: "A route comparison, agency questions, an openness plan, a lifebook. Your answers stay on your device.",
        href: "/resources/worksheets",
        picture: ringBinder,
      },
      {
        title: "Breathing and grounding",
        text: "Short exercises in ZenDen for the long weeks without news.",
        href: "/resources/zenden",
        picture: stillWater,
      },
    ],
  },
  sources: [
    fosterCareData,
    entryProclamation,
    immigrantVisaPause,
    creditIncomeLimit,
    creditCarryforward,
    facilitators,
    intercountryUs,
    universalAccreditation,
    chinaEnds,
    adoptionCredit,
    adoptionExpenses,
    ontarioRoadmap,
    crisisLines,
  ],
  reviewed: "2026-11-26",
});
