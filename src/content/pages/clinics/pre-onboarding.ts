/** Patient pre-onboarding: what patients receive before the first visit, and the way of the coupon. */
import { type ClinicCodePath, clinicCodePath } from "../../clinic-code-path.ts";
import type { Page, Picture, SitePath } from "../../schema.ts";
import { site } from "../../site.ts";

type Titled = { title: string; text: string };
type Way = { text: string; href: SitePath };

export type PreOnboardingPage = Page & {
  picture: Picture;
  contact: Way;
  toClinicCode: string;
  pack: {
    heading: string;
    lead: string;
    items: readonly (Titled & { ways?: readonly Way[] })[];
    note: string;
  };
  coupon: ClinicCodePath & {
    id: string;
    heading: string;
    lead: string;
    /** The card as it lies in the envelope, with a code that opens nothing. */
    card: { label: string; tag: string; title: string; codeLabel: string; code: string; text: string };
  };
  crisis: {
    heading: string;
    lead: string;
    card: { label: string; title: string; box: typeof site.crisis.box };
  };
  handing: { heading: string; items: readonly Titled[] };
  patients: { before: string; link: Way; after: string };
};

export const patientPreOnboarding: PreOnboardingPage = {
  path: "/clinics/patient-pre-onboarding",
  name: "Patient pre-onboarding",
  meta: {
    title: "Patient pre-onboarding for clinics - Kinward",
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
    "The weeks before a first appointment can be lonely. Patients often do not know who they will meet or what to ask. A calm start may help them arrive with fewer worries.",
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
    lead: "One envelope, or one message, before the first visit. Seven things are in it.",
    items: [
      {
        title: "Who is who",
        text: "The people they will meet, what each of them does, and whom to ask about what.",
      },
      {
        title: "A timeline",
        text: "What usually comes first, what follows, and where waiting is normal. There are no dates in it.",
      },
      {
        title: "What to bring",
        text: "Papers, questions, and somebody to sit beside them if they would like that.",
      },
      { title: "A list of words", text: "The words they will hear, each with a short meaning." },
      {
        title: "Support, free from day one",
        text: "Quiet tools on this site that cost nothing and need no account.",
        ways: [
          { text: "Journaling", href: "/resources/journaling" },
          { text: "Worksheets", href: "/resources/worksheets" },
          { text: "ZenDen", href: "/resources/zenden" },
        ],
      },
      { title: "A coupon card", text: "A code for membership, and the three steps to use it." },
      { title: "A crisis card", text: "Whom to call on a night that cannot wait for the clinic to open." },
    ],
    note: "Your clinic knows its own steps best. We work from your facts, and medical answers stay with your team.",
  },
  coupon: {
    ...clinicCodePath,
    id: "coupon",
    heading: "The way of the coupon",
    lead: "This is what a patient does with the card. It takes a few minutes, and a phone is enough.",
    card: {
      label: "A sample of the coupon card",
      tag: "Sample card",
      title: "A place is kept for you",
      codeLabel: "Your code",
      code: "SAMPLE-CODE",
      text: "Nobody at your clinic learns whether you use this code, or what you read and write.",
    },
  },
  crisis: {
    heading: "The crisis card",
    lead: "It is the smallest thing in the envelope, and it should never run out. Put some by the door as well, where nobody has to ask for one.",
    card: { label: "A sample of the crisis card", title: "For a night like this", box: site.crisis.box },
  },
  handing: {
    heading: "When you hand it over",
    items: [
      {
        title: "Give it early",
        text: "Before the first visit is best. Support that first turns up after bad news can feel like a verdict.",
      },
      {
        title: "Give it to everyone",
        text: "To solo patients, to men, to couples of every kind, to donors and surrogates. Choosing for them means guessing.",
      },
      {
        title: "Leave it on the table",
        text: "Nobody has to take it. People may say no today and come back for it in spring.",
      },
      {
        title: "Say one true sentence",
        text: "“Some people find it helps to talk to others who know this.” More is not needed.",
      },
    ],
  },
  patients: {
    before: "Are you a patient with a code from your clinic? ",
    link: { text: "The home page shows the way", href: "/" },
    after: ".",
  },
};
