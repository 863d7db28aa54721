/** The journey of gestational surrogates: a track of their own, with no agreed number of phases. */
import {
  carrierEthics,
  carrierPractice,
  michiganAct,
  reimbursementRules,
  reproductionAct,
} from "../claims/family-law-sources.ts";
import { crisisLines, maternalHotline, postpartumSupport } from "../claims/gestational-surrogates.ts";
import { cdcSigns } from "../claims/pregnancy-loss.ts";
import { nebraskaStatute } from "../claims/surrogacy.ts";
import { considering, matchAndAgreement, screening } from "./gestational-surrogates/before-the-agreement.ts";
import { gestationalSurrogatesEndings } from "./gestational-surrogates/other-endings.ts";
import { gestationalSurrogatesParts } from "./gestational-surrogates/reading.ts";
import {
  birthAndAfterwards,
  medicationAndTransfer,
  pregnancy,
} from "./gestational-surrogates/transfer-to-afterwards.ts";
import type { Journey } from "./journey.ts";
import { openNotebook, paperSheets, roundTheLantern } from "./pictures.ts";

export const gestationalSurrogates: Journey = {
  id: "gestational-surrogates",
  path: "/journeys/gestational-surrogates",
  name: "Gestational surrogates",
  meta: {
    title: "For gestational surrogates - Kinward",
    description:
      "A space of your own for gestational surrogates: reasons, contract, pregnancy, birth and the weeks after. Your body, your own lawyer, your own care.",
    keywords: [
      "gestational surrogate",
      "gestational carrier",
      "surrogate support",
      "after surrogacy birth",
      "peer support",
    ],
    indexed: true,
  },
  heading: "For Gestational Surrogates",
  introduction:
    "This track is yours, apart from the one for intended parents. It is about your reasons, your body and your own family. Every medical choice stays with you.",
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
    lead: "Choose a part of the way to look inside. You can stop at any of them.",
  },
  phases: [considering, screening, matchAndAgreement, medicationAndTransfer, pregnancy, birthAndAfterwards],
  parts: gestationalSurrogatesParts,
  otherEndings: gestationalSurrogatesEndings,
  plan: {
    planId: "gestational-surrogates",
    heading: "The plan for this path",
    text: "The plan for surrogates is coming soon. Everything on this page is open to you now, and so are the worksheets and ZenDen.",
  },
  company: {
    heading: "Company for the road",
    cards: [
      {
        title: "A group of surrogates",
        text: "People who carry, have carried or think about it. Parents and agencies are not in the room.",
        href: "/support/groups",
        picture: roundTheLantern,
      },
      {
        title: "Worksheets you keep",
        text: "Reasons, limits, questions for a lawyer, a plan for afterwards. They stay on your device.",
        href: "/resources/worksheets",
        picture: paperSheets,
      },
      {
        title: "A private page",
        text: "For what you would not say to the parents. Nobody else reads it.",
        href: "/resources/journaling",
        picture: openNotebook,
      },
    ],
  },
  sources: [
    carrierEthics,
    carrierPractice,
    michiganAct,
    nebraskaStatute,
    reproductionAct,
    reimbursementRules,
    maternalHotline,
    postpartumSupport,
    crisisLines,
    cdcSigns,
  ],
  reviewed: "2026-11-21",
};
