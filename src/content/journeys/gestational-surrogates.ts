/** The journey of gestational surrogates: a track of their own, with no agreed number of phases. */

import {
  carrierEthics,
  carrierPractice,
  michiganAct,
  reimbursementRules,
  reproductionAct,
} from "../claims/family-law-sources.ts";
import { carrierRisks, maternalHotline, postpartumSupport } from "../claims/gestational-surrogates.ts";
import { bleedingSigns, cdcSigns, ectopicTrust, feverSigns } from "../claims/pregnancy-loss.ts";
import { nebraskaStatute } from "../claims/surrogacy.ts";
import { afterBirthSigns, crisisLines } from "../claims/urgent-signs.ts";
import { withTexts } from "../page-texts.server.ts";
import { considering, matchAndAgreement, screening } from "./gestational-surrogates/before-the-agreement.ts";
import { gestationalSurrogatesEndings } from "./gestational-surrogates/other-endings.ts";
import { gestationalSurrogatesParts } from "./gestational-surrogates/reading.ts";
import {
  birthAndAfterwards,
  medicationAndTransfer,
  pregnancy,
} from "./gestational-surrogates/transfer-to-afterwards.ts";
import type { Journey } from "./journey.ts";
import { longTable, openNotebook, ringBinder } from "./pictures.ts";

export const gestationalSurrogates: Journey = withTexts<Journey>({
  id: "gestational-surrogates",
  path: "/journeys/gestational-surrogates",
  name: "Gestational surrogates",
  meta: {
    title: "Support for gestational surrogates - {name}",
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
    "For anyone carrying a pregnancy for someone else, or thinking about it, or done with it. Every medical decision is yours.",
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
    heading: "Which step are you at?",
    lead: "Choose the stage you’re at. Before a transfer, you can stop at any of them.",
  },
  phases: [considering, screening, matchAndAgreement, medicationAndTransfer, pregnancy, birthAndAfterwards],
  parts: gestationalSurrogatesParts,
  otherEndings: gestationalSurrogatesEndings,
  plan: {
    planId: "gestational-surrogates",
    heading: "The plan for this path",
    text: "The plan for surrogates isn’t open yet. This page, the worksheets and ZenDen are free, and they’ll stay free.",
  },
  company: {
    heading: "Support along the way",
    cards: [
      {
        title: "A group of surrogates",
        text: "Meet people who carry, have carried or are considering it. Parents and agencies aren’t in the room.",
        href: "/support/groups",
        picture: longTable,
      },
      {
        title: "Worksheets you keep",
        text: "Your reasons, your limits, questions for a lawyer, a postpartum plan. They stay on your device.",
        href: "/resources/worksheets",
        picture: ringBinder,
      },
      {
        title: "A private journal",
        text: "For what you wouldn’t say to the parents. Nobody else can read it.",
        href: "/resources/journaling",
        picture: openNotebook,
      },
    ],
  },
  sources: [
    carrierEthics,
    carrierPractice,
    carrierRisks,
    michiganAct,
    nebraskaStatute,
    reproductionAct,
    reimbursementRules,
    maternalHotline,
    postpartumSupport,
    crisisLines,
    cdcSigns,
    bleedingSigns,
    feverSigns,
    ectopicTrust,
    afterBirthSigns,
  ],
  reviewed: "2026-11-26",
});
