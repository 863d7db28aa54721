/** Partnership and pricing: what a clinic gets, what the price depends on, what we never do. */
import type { Page, Picture, SitePath } from "../../schema.ts";
import { type NextSteps, nextSteps } from "./next-steps.ts";

type Titled = { title: string; text: string };

export type PartnershipPage = Page & {
  picture: Picture;
  /** The two ways down the page from its opening. */
  toForm: string;
  toPricing: string;
  gets: {
    heading: string;
    lead: string;
    items: readonly Titled[];
    training: { text: string; href: SitePath };
    onboarding: { text: string; href: SitePath };
  };
  pricing: {
    heading: string;
    lead: string;
    dependsOn: string;
    items: readonly string[];
    members: { before: string; link: { text: string; href: SitePath }; after: string };
    promise: string;
  };
  never: { heading: string; lead: string; items: readonly Titled[] };
  nextSteps: NextSteps;
};

export const clinicPartnership: PartnershipPage = {
  path: "/clinics/partnership",
  name: "Partnership",
  meta: {
    title: "Clinic partnership and staff training - Kinward",
    description:
      "Partner with Kinward to offer your fertility patients peer support, and your staff training and letters of their own. Ask us about pricing.",
    keywords: [
      "clinic partnership",
      "fertility clinic pricing",
      "staff training",
      "patient support programme",
      "inquiry",
    ],
    indexed: true,
  },
  heading: "Partnership and Pricing",
  introduction:
    "A partnership gives your patients a place to turn between appointments. It gives your staff training and a letter of their own. Tell us about your clinic and we will talk about scope and price.",
  picture: {
    name: "support-clinics",
    alt: "A clinic with lit arched windows among hills.",
    width: 480,
    height: 360,
  },
  toForm: "Ask about a partnership",
  toPricing: "How pricing works",
  gets: {
    heading: "What a clinic gets",
    lead: "Take all of it, or begin with one part. We stand beside your clinical care and never in place of it.",
    items: [
      {
        title: "Codes for your patients",
        text: "Cards with a code for membership. You decide who is offered one, and when.",
      },
      {
        title: "Peer support and plain reading",
        text: "Groups, guided journeys and resources that patients can open at any hour.",
      },
      {
        title: "Six training modules",
        text: "On hard conversations, grief, tiredness, ethics and the words patients hear.",
      },
      {
        title: "A monthly newsletter for staff",
        text: "Did You Know, positive affirmations, one small skill, and a patient story told with consent.",
      },
      {
        title: "Help with the first weeks",
        text: "A plan in writing, a checklist to print, and a named person to call.",
      },
      {
        title: "Counts, and only counts",
        text: "How many codes were used, in groups of ten or more. Names are never part of it.",
      },
    ],
    training: { text: "See the training modules", href: "/clinics/training" },
    onboarding: { text: "See how onboarding works", href: "/clinics/onboarding" },
  },
  pricing: {
    heading: "How pricing works",
    lead: "There is no price list for clinics, since no two clinics need the same. We work the price out with you in a talk. Then you get it in writing, whole, before you decide.",
    dependsOn: "What it depends on",
    items: [
      "How many patients you would like to offer a code",
      "Which membership the code opens: one journey, or Premium",
      "Whether the code covers the whole membership price or a part of it",
      "How many of your staff take the training",
      "How much help you would like in the first weeks",
    ],
    members: {
      before: "What members pay without a code is public. You find it under ",
      link: { text: "Membership Options", href: "/membership" },
      after: ".",
    },
    promise: "Asking commits you to nothing.",
  },
  never: {
    heading: "What we never do",
    lead: "Your patients trust you. These five rules are there so that a partnership does not cost you any of it.",
    items: [
      {
        title: "We never share patient data",
        text: "No clinic learns who used a code, or what that person reads or writes here.",
      },
      {
        title: "We never show a count under ten",
        text: "A smaller group stays hidden, so that nobody can be guessed.",
      },
      {
        title: "We never ask for patient records",
        text: "Please leave names and cases out of every message, the first one included.",
      },
      {
        title: "We never promise a result",
        text: "Support may help people feel less alone. It does not change how treatment goes.",
      },
      {
        title: "We never give medical advice",
        text: "A medical question goes back to your team, where it belongs.",
      },
    ],
  },
  nextSteps,
};
