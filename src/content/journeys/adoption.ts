/** The adoption journey, with the child and the first family at its centre and no agreed number of phases. */
import {
  adoptionCredit,
  adoptionExpenses,
  chinaEnds,
  facilitators,
  intercountryUs,
  ontarioRoadmap,
  universalAccreditation,
  waitingChildren,
} from "../claims/adoption.ts";
import { choosingARoute, exploring } from "./adoption/exploring-and-routes.ts";
import { homeStudy, waiting } from "./adoption/home-study-and-waiting.ts";
import { adoptionEndings } from "./adoption/other-endings.ts";
import { lifelong, placement } from "./adoption/placement-and-lifelong.ts";
import { adoptionParts } from "./adoption/reading.ts";
import type { Journey } from "./journey.ts";
import { paperSheets, roundTheLantern, stillWater } from "./pictures.ts";

export const adoption: Journey = {
  id: "adoption",
  path: "/journeys/adoption",
  name: "Adoption",
  meta: {
    title: "Adoption Journey: routes and openness - Kinward",
    description:
      "Support for people who think about adoption: routes, home study, waiting, openness and life after. The child and the first family come first.",
    keywords: ["adoption support", "open adoption", "foster to adopt", "home study", "adoptive parents"],
    indexed: true,
  },
  heading: "The Adoption Journey",
  introduction:
    "For people who think about adoption or are on the way. The child and the first family are at its centre. Adopted adults and first parents read here too.",
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
    heading: "Where are you today?",
    lead: "Choose a part of the way to look inside. You may turn back at any of them until a child is with you.",
  },
  phases: [exploring, choosingARoute, homeStudy, waiting, placement, lifelong],
  parts: adoptionParts,
  otherEndings: adoptionEndings,
  plan: {
    planId: "adoption",
    heading: "The plan for this path",
    text: "The plan for adoption is coming soon. Everything on this page is open to you now, and so are the worksheets and ZenDen.",
  },
  company: {
    heading: "Company for the road",
    cards: [
      {
        title: "A group for this path",
        text: "People who explore adoption, wait, or parent. First families are spoken of with respect.",
        href: "/support/groups",
        picture: roundTheLantern,
      },
      {
        title: "Worksheets you keep",
        text: "Routes, agency questions, an openness plan, a lifebook. What you write stays on your device.",
        href: "/resources/worksheets",
        picture: paperSheets,
      },
      {
        title: "A few quiet minutes",
        text: "Slow breathing and grounding for the long weeks without news.",
        href: "/resources/zenden",
        picture: stillWater,
      },
    ],
  },
  sources: [
    waitingChildren,
    facilitators,
    intercountryUs,
    universalAccreditation,
    chinaEnds,
    adoptionCredit,
    adoptionExpenses,
    ontarioRoadmap,
  ],
  reviewed: "2026-11-21",
};
