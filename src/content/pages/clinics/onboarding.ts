/** Clinic onboarding: the steps in order, and what they ask of a team. The checklist has a file of its own. */
import type { Page, Picture, SitePath } from "../../schema.ts";
import { type Checklist, checklist } from "./checklist.ts";

type Titled = { title: string; text: string };

export type OnboardingPage = Page & {
  picture: Picture;
  contact: { text: string; href: SitePath };
  toChecklist: string;
  steps: { heading: string; lead: string; items: readonly (Titled & { who: string })[] };
  asks: {
    heading: string;
    lead: string;
    items: readonly Titled[];
    patients: { text: string; href: SitePath };
  };
  checklist: Checklist;
};

export const clinicOnboarding: OnboardingPage = {
  path: "/clinics/onboarding",
  name: "Onboarding",
  meta: {
    title: "Clinic onboarding: your first weeks - Kinward",
    description:
      "How a fertility clinic starts with Kinward: a first talk, a named contact on each side, patient codes, and a checklist for your team to print.",
    keywords: [
      "clinic onboarding",
      "fertility clinic partner",
      "patient coupon codes",
      "onboarding checklist",
      "getting started",
    ],
    indexed: true,
  },
  heading: "Clinic Onboarding",
  introduction:
    "A new programme should not be one more burden for your team. Onboarding is six steps, at the pace you choose, with one person to ask on each side.",
  picture: {
    name: "worksheets",
    alt: "Three paper worksheets, one with boxes ticked, and a pencil.",
    width: 800,
    height: 600,
  },
  contact: { text: "Contact Our Partnership Team", href: "/clinics/contact" },
  toChecklist: "Go to the checklist",
  steps: {
    heading: "Six steps, in order",
    lead: "It can take two weeks or a whole season. Nothing here has a deadline.",
    items: [
      {
        title: "A first talk",
        who: "You and us",
        text: "You tell us about your patients, your team, and what is hard right now. We tell you what we can do, and what we cannot.",
      },
      {
        title: "A plan in writing",
        who: "We write, you correct",
        text: "It says what you would offer, to whom, who looks after it and what it costs. You change whatever does not fit.",
      },
      {
        title: "Two names",
        who: "One on each side",
        text: "You name a person on your team, and we name one on ours. From then on, nobody has to ask around.",
      },
      {
        title: "Your team looks first",
        who: "Your team",
        text: "Staff see what patients will see and take one training module. What is unclear gets changed before anyone else meets it.",
      },
      {
        title: "Codes and cards",
        who: "We send, you hand out",
        text: "The cards arrive. Your team settles who offers them, at which visit, and when it is better to wait.",
      },
      {
        title: "A check-in",
        who: "You and us",
        text: "After about a month we ask what works and what does not. Codes are counted in groups of ten or more.",
      },
    ],
  },
  asks: {
    heading: "What it asks of your team",
    lead: "Less than you may fear. If it grows into a burden, tell us, and we will cut it down with you.",
    items: [
      {
        title: "A little time",
        text: "The talk, one reading of the plan, and a module for those who want it.",
      },
      {
        title: "One person who looks after it",
        text: "Someone who knows the waiting room helps more than someone with a title.",
      },
      {
        title: "Nothing about patients",
        text: "We do not need patient records. Please never send us anything about a patient.",
      },
    ],
    patients: { text: "What patients receive", href: "/clinics/patient-pre-onboarding" },
  },
  checklist,
};
