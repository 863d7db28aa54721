/** The adoption journey: from exploring to a lifetime of openness, with the child at its centre. */
import {
  federalCredit,
  ncfaFacilitators,
  ncfaWaiting,
  ontarioTraining,
  uscisHague,
} from "../claims/adoption.ts";
import { lifelong, placement, waiting } from "./adoption-phases/after.ts";
import { choosingARoute, exploring, homeStudy } from "./adoption-phases/before.ts";
import { adoptionEndings, adoptionParts } from "./adoption-reading.ts";
import type { Journey } from "./journey.ts";

export const adoption: Journey = {
  id: "adoption",
  path: "/journeys/adoption",
  name: "Adoption",
  meta: {
    title: "Adoption Journey - Kinward",
    description:
      "Adoption step by step for the US and Canada: three routes, home study, waiting, placement and lifelong openness. The child and first family come first.",
    keywords: ["adoption support", "foster to adopt", "open adoption", "home study", "adoptive parents"],
    indexed: true,
  },
  heading: "The Adoption Journey",
  introduction:
    "For people who think about adoption, wait for a child, or live with one. The child and the first family stand at its centre.",
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
    lead: "Choose a place to look inside. Some people pass through them more than once.",
  },
  phases: [exploring, choosingARoute, homeStudy, waiting, placement, lifelong],
  parts: adoptionParts,
  otherEndings: adoptionEndings,
  plan: {
    planId: "adoption",
    heading: "The plan for this path",
    text: "All you have read here is free to read again. A plan of its own is being made for this path. We will say in the monthly letter when it opens.",
  },
  company: {
    heading: "Company for the road",
    cards: [
      {
        title: "A group on the same path",
        text: "People who study, wait or parent after adoption. Listening is enough.",
        href: "/support/groups",
        picture: {
          name: "support-loved-ones",
          alt: "Two cups and a lantern on a table by a window with hills outside.",
          width: 480,
          height: 360,
        },
      },
      {
        title: "Worksheets you keep",
        text: "A route comparison, questions for an agency, a lifebook starter. They stay on your device.",
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
        text: "Write for ten minutes while you wait. Nothing leaves your phone.",
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
  sources: [ncfaWaiting, ncfaFacilitators, uscisHague, federalCredit, ontarioTraining],
  reviewed: "2026-11-21",
};
