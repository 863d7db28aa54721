/** The donor conception journey: six phases, from first thoughts to lifelong openness. */

import {
  coloradoAct,
  coloradoAmended,
  disclosureStudy,
  donorCompensation,
  donorConceivedCouncil,
  donorConceivedUk,
  nuffieldReport,
} from "../claims/donor-conception.ts";
import {
  novaScotiaCredit,
  ontarioFertilityCredit,
  reimbursementRules,
  reproductionAct,
} from "../claims/family-law-sources.ts";
import { bleedingSigns, ectopicTrust, feverSigns } from "../claims/pregnancy-loss.ts";
import { crisisLines } from "../claims/urgent-signs.ts";
import { withTexts } from "../page-texts.server.ts";
import { becomingAFamily, telling } from "./donor-conception/becoming-and-telling.ts";
import { considering, learning } from "./donor-conception/before-choosing.ts";
import { choosing, trying } from "./donor-conception/choosing-and-trying.ts";
import { donorConceptionEndings } from "./donor-conception/other-endings.ts";
import { donorConceptionParts } from "./donor-conception/reading.ts";
import type { Journey } from "./journey.ts";
import { openNotebook, paperSheets, threeOnBench } from "./pictures.ts";

export const donorConception: Journey = withTexts<Journey>({
  id: "donor-conception",
  path: "/journeys/donor-conception",
  name: "Donor conception",
  meta: {
    title: "Donor sperm, eggs and embryos: 6 phases - {name}",
    description:
      "Six phases of building a family with donor sperm, eggs or embryos, from first thoughts to lifelong openness. For parents and donor-conceived people.",
    keywords: ["donor conception", "egg donor", "sperm donor", "embryo donation", "donor-conceived people"],
    indexed: true,
  },
  heading: "The Donor Conception Journey",
  introduction:
    "For people considering donor sperm, eggs or embryos, for parents, and for donor-conceived people: six phases, from first thoughts to lifelong openness.",
  emblem: {
    name: "journey-donor-conception-emblem",
    alt: "Two stems of different colors grow woven into one plant.",
    width: 240,
    height: 280,
  },
  picture: {
    name: "journey-donor-conception-wide",
    alt: "Two stems of different colors grow woven into one plant.",
    width: 1600,
    height: 560,
  },
  countPrinted: true,
  map: {
    heading: "Which part are you in?",
    lead: "Open any phase to read it. Many people are in two at once, and some come back years later.",
  },
  phases: [considering, learning, choosing, trying, becomingAFamily, telling],
  parts: donorConceptionParts,
  otherEndings: donorConceptionEndings,
  plan: {
    planId: "donor-conception",
    heading: "The plan for this path",
    text: "You can read this whole page for free. The plan adds the full course on the six phases, expert resources, the community and the support groups.",
  },
  company: {
    heading: "Support along the way",
    cards: [
      {
        title: "A group for this path",
        text: "Meet others who are choosing, trying or telling. You can just listen. Donor-conceived adults have their own group.",
        href: "/support/groups",
        picture: threeOnBench,
      },
      {
        title: "Worksheets you keep",
        text: "Values, questions for a bank, first words for a child. Nothing you write leaves your device.",
        href: "/resources/worksheets",
        picture: paperSheets,
      },
      {
        title: "A private journal",
        text: "Write what you can’t say yet. Nobody else can read it.",
        href: "/resources/journaling",
        picture: openNotebook,
      },
    ],
  },
  sources: [
    nuffieldReport,
    disclosureStudy,
    donorConceivedCouncil,
    donorConceivedUk,
    donorCompensation,
    coloradoAct,
    coloradoAmended,
    reproductionAct,
    reimbursementRules,
    ontarioFertilityCredit,
    novaScotiaCredit,
    bleedingSigns,
    feverSigns,
    ectopicTrust,
    crisisLines,
  ],
  reviewed: "2026-11-26",
});
