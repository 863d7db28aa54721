/** Patient pre-onboarding: what patients receive before the first visit, and the way of the coupon. */

import { clinicCodePath } from "../../clinic-code-path.ts";
import { withTexts } from "../../page-texts.server.ts";
import { site } from "../../site.ts";

export const patientPreOnboarding = withTexts({
  path: "/clinics/patient-pre-onboarding",
  name: "Patient pre-onboarding",
  meta: {
    title: "Patient pre-onboarding for clinics - {name}",
    description:
      "What your patients receive before a first fertility appointment: who is who, what to bring, plain words, a coupon card, and support from day one.",
    keywords: [
      "patient onboarding",
      "first fertility appointment",
      "patient information",
      "clinic coupon code",
      "plain words",
    ],
    indexed: true,
  },
  heading: "Patient Pre-Onboarding",
  introduction:
    "What patients get before their first visit: who they’ll meet, what to bring, a membership code and a crisis card.",
  picture: {
    name: "coupon-letter",
    alt: "An open envelope with a card that carries a code.",
    width: 640,
    height: 480,
  },
  contact: { text: "Contact Our Partnership Team", href: "/clinics/contact" },
  toClinicCode: "How the coupon works",
  pack: {
    heading: "What patients receive",
    lead: "One envelope or one message before the first visit, adapted to your clinic, with seven things in it.",
    items: [
      {
        title: "Who is who",
        text: "The people they’ll meet, what each one does, and who to ask about what.",
      },
      {
        title: "A timeline",
        text: "What usually happens first, what comes next, and where waiting is normal. It doesn’t promise dates.",
      },
      {
        title: "What to bring",
        text: "Papers, questions, and someone to come along if they’d like that.",
      },
      { title: "A list of words", text: "The terms they’ll hear, each with a short explanation." },
      {
        title: "Support, free from day one",
        text: "Tools on this site that are free and don’t need an account.",
        ways: [
          { text: "Journaling", href: "/resources/journaling" },
          { text: "Worksheets", href: "/resources/worksheets" },
          { text: "ZenDen", href: "/resources/zenden" },
        ],
      },
      { title: "A coupon card", text: "A code for membership, and the three steps to use it." },
      { title: "A crisis card", text: "Who to call when they can’t wait for the clinic to open." },
    ],
    note: "You know your own process best, so we work from your facts. Medical answers stay with your team.",
  },
  coupon: {
    ...clinicCodePath,
    get activate() {
      return clinicCodePath.activate;
    },
    id: "coupon",
    heading: "How the coupon works",
    lead: "This is what a patient does with the card. It takes a few minutes on a phone.",
    card: {
      label: "A sample of the coupon card",
      tag: "Sample card",
      title: "Your {name} membership",
      codeLabel: "Your code",
      code: "SAMPLE-CODE",
      text: "Your clinic won’t know whether you use this code, or what you read and write.",
    },
  },
  crisis: {
    heading: "The crisis card",
    lead: "Put one in every envelope, and leave some by the door so that nobody has to ask for one.",
    card: {
      label: "A sample of the crisis card",
      title: "If tonight is too much",
      get box() {
        return site.crisis.box;
      },
    },
  },
  handing: {
    heading: "Handing it out",
    items: [
      {
        title: "Give it early",
        text: "Before the first visit is best. If support is first offered after bad news, it can feel like a judgment.",
      },
      {
        title: "Give it to everyone",
        text: "Include single patients, men, couples of every kind, donors and surrogates. You can’t tell from the outside who needs it.",
      },
      {
        title: "Leave it on the table",
        text: "Nobody has to take it. Someone who says no today may want it in a few months.",
      },
      {
        title: "Keep it short",
        text: "“Some people find it helps to talk with others who’ve been through this” is enough.",
      },
    ],
  },
  patients: {
    before: "Are you a patient with a code from your clinic? ",
    link: { text: "See how to use it on the home page", href: "/" },
    after: ".",
  },
});

export type PreOnboardingPage = typeof patientPreOnboarding;
