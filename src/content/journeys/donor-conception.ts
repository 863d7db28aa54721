/** The donor conception journey: six phases, from first thoughts to a lifetime of openness. */
import {
  coloradoAct,
  coloradoDonorLaw,
  donorCouncil,
  donorReimbursement,
  nuffieldReview,
  sevenYearStudy,
} from "../claims/donor-conception.ts";
import { becomingAFamily, telling, trying } from "./donor-conception-phases/after.ts";
import { choosing, considering, learning } from "./donor-conception-phases/before.ts";
import { donorConceptionEndings, donorConceptionParts } from "./donor-conception-reading.ts";
import type { Journey } from "./journey.ts";

export const donorConception: Journey = {
  id: "donor-conception",
  path: "/journeys/donor-conception",
  name: "Donor conception",
  meta: {
    title: "Donor Conception Journey: 6 phases - Kinward",
    description:
      "Six phases for people building a family with donor sperm, eggs or embryos. From first thoughts to telling your child and lifelong openness.",
    keywords: ["donor conception", "egg donor", "sperm donor", "embryo donation", "donor-conceived people"],
    indexed: true,
  },
  heading: "The Donor Conception Journey",
  introduction:
    "Six phases, from first thoughts to lifelong openness. The donor-conceived person stands at the centre of each of them.",
  emblem: {
    name: "journey-donor-conception-emblem",
    alt: "Two stems of different colours grow woven into one plant.",
    width: 240,
    height: 280,
  },
  picture: {
    name: "journey-donor-conception-wide",
    alt: "Two stems of different colours grow woven into one plant.",
    width: 1600,
    height: 560,
  },
  countPrinted: true,
  map: {
    heading: "Where are you today?",
    lead: "Choose a phase to look inside. You may read the last one first, and many people do well to.",
  },
  phases: [considering, learning, choosing, trying, becomingAFamily, telling],
  parts: donorConceptionParts,
  otherEndings: donorConceptionEndings,
  plan: {
    planId: "donor-conception",
    heading: "The plan for this path",
    text: "All you have read here is free to read again. The plan adds the course behind the six phases and the people who walk it with you.",
  },
  company: {
    heading: "Company for the road",
    cards: [
      {
        title: "A group that knows this path",
        text: "People who think, try or parent with donor help. Listening is enough.",
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
        text: "Questions for a bank, first words, a telling plan by age. They stay on your device.",
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
        text: "Write what you cannot say yet. Nothing leaves your phone.",
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
  sources: [nuffieldReview, sevenYearStudy, coloradoDonorLaw, coloradoAct, donorCouncil, donorReimbursement],
  reviewed: "2026-11-21",
};
