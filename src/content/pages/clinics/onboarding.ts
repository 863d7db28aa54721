/** Clinic onboarding: the steps in order, and what they ask of a team. The checklist has a file of its own. */
import { withTexts } from "../../page-texts.server.ts";
import { checklist } from "./checklist.ts";

export const clinicOnboarding = withTexts({
  path: "/clinics/onboarding",
  name: "Onboarding",
  meta: {
    title: "Clinic onboarding: your first weeks - {name}",
    description:
      "How a fertility clinic starts with {name} in six steps: a first call, a written plan, a contact on each side, patient code cards, a printable checklist.",
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
    "Getting started takes six steps, from a first call to a check-in after a month. You share no patient records.",
  picture: {
    name: "ring-binder",
    alt: "A ring binder with colored tabs, a checklist and a pencil.",
    width: 800,
    height: 600,
  },
  contact: { text: "Contact Our Partnership Team", href: "/clinics/contact" },
  toChecklist: "Go to the checklist",
  steps: {
    heading: "Six steps, in order",
    lead: "Some clinics will want to be done in two weeks and others in three months. There’s no deadline.",
    items: [
      {
        title: "A first call",
        who: "You and us",
        text: "You tell us about your patients, your team and what’s hard right now. We tell you what we can and can’t do.",
      },
      {
        title: "A plan in writing",
        who: "We write, you correct",
        text: "It says what you’d offer, who it’s for, who’s in charge of it and what it costs. You change whatever doesn’t fit.",
      },
      {
        title: "Two contacts",
        who: "One on each side",
        text: "You name one person on your team and we name one on ours, so everyone knows who to ask.",
      },
      {
        title: "A preview for your team",
        who: "Your team",
        text: "Your staff see what patients will see and take one training module. We fix anything that’s unclear before patients get it.",
      },
      {
        title: "Codes and cards",
        who: "We send, you hand out",
        text: "The cards arrive, and your team decides who hands them out, at which visit, and when it’s better to wait.",
      },
      {
        title: "A check-in",
        who: "You and us",
        text: "After about a month we ask what’s working and what isn’t. We tell you how many codes were used, unless it’s fewer than ten.",
      },
    ],
  },
  asks: {
    heading: "What it asks of your team",
    lead: "Not much. If it starts to feel like extra work, tell us and we’ll simplify it with you.",
    items: [
      {
        title: "A little time",
        text: "The first call, reading the plan, and one 20 to 30 minute module for anyone who wants it.",
      },
      {
        title: "One person in charge",
        text: "It doesn’t have to be a manager. Someone who talks with patients every day is ideal.",
      },
      {
        title: "No patient data",
        text: "We don’t need patient records, so please never send us anything about a patient.",
      },
    ],
    patients: { text: "What patients receive", href: "/clinics/patient-pre-onboarding" },
  },
  checklist,
});

export type OnboardingPage = typeof clinicOnboarding;
