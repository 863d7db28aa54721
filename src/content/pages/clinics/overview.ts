/** The clinics overview: what each side carries, what we want, how we help and what partners gain. */
import { spanishSurvey } from "../../claims/clinics.ts";
import type { Page, Picture, SitePath } from "../../schema.ts";

type Way = { text: string; href: SitePath };

/** One side of the desk: its burdens, in the agreed words, each with a plain line beneath. */
export type Side = { heading: string; items: readonly { title: string; text: string }[] };

/** A column of "How we help": agreed items first, then the way to read more. */
type Help = { heading: string; text: string; items: readonly string[]; more: Way };

export type ClinicsPage = Page & {
  picture: Picture;
  contact: Way;
  pricing: Way;
  sides: {
    heading: string;
    lead: string;
    patients: Side;
    staff: Side;
    figure: { before: string; source: { text: string; href: string }; after: string };
  };
  vision: { label: string; heading: string; lead: string; text: string; picture: Picture };
  help: { heading: string; columns: readonly [Help, Help, Help] };
  gains: { heading: string; items: readonly { title: string; text: string }[]; note: string };
  call: { heading: string; picture: Picture };
};

export const clinics: ClinicsPage = {
  path: "/clinics",
  name: "Clinics",
  meta: {
    title: "For fertility clinics: patients and staff - Kinward",
    description:
      "Emotional support for fertility patients and for the staff who care for them. Peer groups, education, staff letters and training for your clinic.",
    keywords: [
      "fertility clinic support",
      "patient support",
      "staff burnout",
      "compassion fatigue",
      "clinic partnership",
    ],
    indexed: true,
  },
  heading: "You witness miracles. And the days without one.",
  introduction:
    "Patients and staff both need emotional support. We stand beside your clinical care, for the people in the chair and the people in the scrubs.",
  picture: {
    name: "clinics-hero",
    alt: "A clinic with lit arched windows among hills; two people walk up the path.",
    width: 1600,
    height: 640,
  },
  contact: { text: "Contact Our Partnership Team", href: "/clinics/contact" },
  pricing: { text: "Partnership and pricing", href: "/clinics/partnership" },
  sides: {
    heading: "What each side of the desk carries",
    lead: "Fertility care is close work. What weighs on one person in the room often weighs on the other too.",
    patients: {
      heading: "Your patients",
      items: [
        {
          title: "Anxiety and uncertainty",
          text: "Any call may change the plan. On most days there is no call.",
        },
        { title: "Emotional isolation", text: "Few people around them know. Fewer know what to say." },
        {
          title: "Relationship strain",
          text: "People who love each other seldom hope and grieve at the same pace.",
        },
        {
          title: "Grief and loss",
          text: "A cycle that did not lead to pregnancy is a loss, even if nobody else saw it.",
        },
        { title: "Stress and burnout", text: "Treatment comes on top of work, money and family." },
      ],
    },
    staff: {
      heading: "Your staff",
      items: [
        {
          title: "Emotional sponge",
          text: "They take in the fear and hope of one room, then open the next door.",
        },
        {
          title: "Compassion fatigue and burnout",
          text: "A full day of caring leaves less for the last patient, and for home.",
        },
        {
          title: "Vicarious trauma and grief",
          text: "They remember the people they had to bring hard news to.",
        },
        {
          title: "Difficult communication",
          text: "It has to be said well, often by phone, and few were ever taught how.",
        },
        {
          title: "Moral and ethical distress",
          text: "Sometimes the rule and the right thing point different ways.",
        },
      ],
    },
    figure: {
      before:
        "In a survey across Spain, 41.8% of assisted reproduction staff reported high emotional exhaustion. Among embryologists it was 72.1%. Source: ",
      source: { text: "Healthcare, October 2024", href: spanishSurvey.href ?? "" },
      after: ". Other countries may differ.",
    },
  },
  vision: {
    label: "Our vision",
    heading: "No one leaves your clinic to carry it alone",
    lead: "A hard result at four in the afternoon becomes a long night at home. We want someone to be there for that night: a peer, a group, a page in plain words. And someone for the nurse who made the call.",
    text: "Your team gives the medical care, and we stay out of it. We are there for the hours between visits.",
    picture: {
      name: "method-share",
      alt: "Three people sit close on a bench, watching the evening sun.",
      width: 600,
      height: 800,
    },
  },
  help: {
    heading: "How we help",
    columns: [
      {
        heading: "For patients",
        text: "Opened with a code they get from you.",
        items: [
          "Peer support groups",
          "Educational resources",
          "Emotional resilience tools",
          "Coping strategies",
          "Community connection",
        ],
        more: { text: "What patients receive", href: "/clinics/patient-pre-onboarding" },
      },
      {
        heading: "For staff",
        text: "Short things that fit into a working day. Stories are told with consent only.",
        items: [
          "Monthly newsletter",
          "Did You Know",
          "Positive affirmations",
          "Patient stories",
          "Training modules",
        ],
        more: { text: "See the training", href: "/clinics/training" },
      },
      {
        heading: "For the clinic",
        text: "Little to set up, and nothing about your patients to hand over.",
        items: [
          "A code card for each patient",
          "Onboarding for your team",
          "Counts in groups of ten or more",
          "A named person to call",
          "No patient data shared",
        ],
        more: { text: "How onboarding works", href: "/clinics/onboarding" },
      },
    ],
  },
  gains: {
    heading: "What partners gain",
    items: [
      { title: "Reputation", text: "A name as the place that sees the whole person." },
      {
        title: "Full patient experience",
        text: "Support from the first call on, and on the days between visits.",
      },
      { title: "Competitive differentiator", text: "Equipment can be bought. This takes people and time." },
      { title: "Satisfaction and loyalty", text: "People remember who stood by them." },
      { title: "Word-of-mouth growth", text: "What patients tell their friends, in their own words." },
      { title: "A steadier team", text: "Room and skills for the weight of the work." },
    ],
    note: "We work towards these with you. None of them is a promise about treatment or its results.",
  },
  call: {
    heading: "Let us talk about your patients and your team",
    picture: { name: "zenden-wide", alt: "", width: 1600, height: 800 },
  },
};
