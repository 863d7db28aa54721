/** The surrogates' own track: from the first thought to the year after a birth. */
import {
  asrmCarriers,
  canadaReproductionAct,
  michiganAct,
  stateSurrogacyLaw,
} from "../claims/gestational-surrogates.ts";
import { afterBirth, pregnancy, transfer } from "./gestational-surrogates-phases/after.ts";
import { agreement, considering, screening } from "./gestational-surrogates-phases/before.ts";
import { surrogatesEndings, surrogatesParts } from "./gestational-surrogates-reading.ts";
import type { Journey } from "./journey.ts";

export const gestationalSurrogates: Journey = {
  id: "gestational-surrogates",
  path: "/journeys/gestational-surrogates",
  name: "Gestational surrogates",
  meta: {
    title: "Gestational Surrogates Journey - Kinward",
    description:
      "A track of their own for gestational surrogates: reasons, screening, your own lawyer, pregnancy, birth and the months after. Your body, your choices.",
    keywords: [
      "gestational surrogate support",
      "gestational carrier",
      "becoming a surrogate",
      "surrogate after birth",
      "surrogacy rights",
    ],
    indexed: true,
  },
  heading: "For Gestational Surrogates",
  introduction:
    "A space of your own, before, during and after carrying for others. Your body and your choices stay yours.",
  emblem: {
    name: "journey-gestational-surrogates-emblem",
    alt: "A broad tree holds a glowing lantern in its branches.",
    width: 240,
    height: 280,
  },
  picture: {
    name: "journey-gestational-surrogates-wide",
    alt: "A broad tree holds a glowing lantern in its branches.",
    width: 1600,
    height: 560,
  },
  countPrinted: false,
  map: {
    heading: "Where are you today?",
    lead: "Choose a place to look inside. You can stop at any of them.",
  },
  phases: [considering, screening, agreement, transfer, pregnancy, afterBirth],
  parts: surrogatesParts,
  otherEndings: surrogatesEndings,
  plan: {
    planId: "gestational-surrogates",
    heading: "The plan for this path",
    text: "All you have read here is free to read again. A plan of its own is being made for this path. We will say in the monthly letter when it opens.",
  },
  company: {
    heading: "Company for the road",
    cards: [
      {
        title: "A group of your own",
        text: "Surrogates only, hosted by a trained peer. Intended parents meet elsewhere.",
        href: "/support/groups",
        picture: {
          name: "support-surrogates-donors",
          alt: "A strong tree with two lanterns, on a hill of its own.",
          width: 480,
          height: 360,
        },
      },
      {
        title: "Worksheets you keep",
        text: "Your reasons, your boundaries, a plan for the weeks after birth. They stay on your device.",
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
        text: "For what you cannot tell the parents. Nothing leaves your phone.",
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
  sources: [asrmCarriers, michiganAct, stateSurrogacyLaw, canadaReproductionAct],
  reviewed: "2026-11-21",
};
