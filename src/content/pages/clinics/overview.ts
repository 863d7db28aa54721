/** The clinics overview: what each side carries, what we want, how we help and what partners gain. */

import { spanishSurvey } from "../../claims/clinics.ts";
import { withTexts } from "../../page-texts.server.ts";

export const clinics = withTexts({
  path: "/clinics",
  name: "Clinics",
  meta: {
    title: "For fertility clinics: patients and staff - {name}",
    description:
      "Peer support for fertility patients between visits, and training for clinic staff on burnout, grief and hard calls. No patient data is shared with us.",
    keywords: [
      "fertility clinic support",
      "patient support",
      "staff burnout",
      "compassion fatigue",
      "clinic partnership",
    ],
    indexed: true,
  },
  heading: "You’re there for the best days and the worst.",
  introduction:
    "You witness miracles, and you share bad news. We support your patients between visits, and train and support your staff.",
  picture: {
    name: "clinics-hero",
    alt: "A clinic with lit arched windows among hills; two people walk up the path.",
    width: 1600,
    height: 640,
  },
  contact: { text: "Contact Our Partnership Team", href: "/clinics/contact" },
  pricing: { text: "Partnership and pricing", href: "/clinics/partnership" },
  sides: {
    heading: "What patients and staff are dealing with",
    lead: "Patients and staff both need emotional support. The same result call can stay with the patient who hears it and the nurse who makes it.",
    patients: {
      heading: "Your patients",
      items: [
        {
          title: "Anxiety and uncertainty",
          text: "Any phone call can change the plan, and most days there’s no call at all.",
        },
        { title: "Emotional isolation", text: "Few people around them know, and fewer know what to say." },
        {
          title: "Relationship strain",
          text: "Partners often hope and grieve at different speeds.",
        },
        {
          title: "Grief and loss",
          text: "A cycle that didn’t lead to pregnancy is a loss, even if nobody else sees it that way.",
        },
        { title: "Stress and burnout", text: "Treatment comes on top of work, bills and family life." },
      ],
      guide: {
        text: "Free guide: the wait",
        href: "/resources/knowledge-hub/the-wait-without-watching",
      },
    },
    staff: {
      heading: "Your staff",
      items: [
        {
          title: "Emotional sponge",
          text: "They absorb one patient’s fear or hope, then walk into the next room.",
        },
        {
          title: "Compassion fatigue and burnout",
          text: "After a full day of caring for others, there’s less left for the last patient and for home.",
        },
        {
          title: "Vicarious trauma and grief",
          text: "They remember the patients they had to give bad news to.",
        },
        {
          title: "Difficult communication",
          text: "Hard news often has to be given by phone, and few people were ever taught how.",
        },
        {
          title: "Moral and ethical distress",
          text: "Sometimes what’s allowed and what feels right aren’t the same.",
        },
      ],
      guide: {
        text: "Free guide: the hard call",
        href: "/resources/knowledge-hub/for-clinic-staff-the-hard-call",
      },
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
    heading: "Nobody leaves your clinic without support",
    lead: "A negative result at four in the afternoon means a long night at home. We want your patient to have a peer, a group or a clear page to turn to. The nurse who made the call needs support, too.",
    text: "Your team provides the medical care and we stay out of it. We’re there between visits.",
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
        text: "They join with a code from you.",
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
        text: "Short pieces that fit into a working day. Patients’ stories are told only with their consent.",
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
        text: "There’s little to set up, and you don’t share any patient data with us.",
        items: [
          "A code card for each patient",
          "Onboarding for your team",
          "Usage counts, never under ten",
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
      { title: "Reputation", text: "Be known as the clinic that looks after the whole person." },
      {
        title: "Full patient experience",
        text: "Patients have support from the first call, including on the days between visits.",
      },
      {
        title: "Competitive differentiator",
        text: "Other clinics can buy the same equipment. Emotional support is harder to copy.",
      },
      { title: "Satisfaction and loyalty", text: "People remember who helped them when it was hard." },
      { title: "Word-of-mouth growth", text: "Patients tell their friends how they were treated." },
      { title: "A steadier team", text: "Your staff get time and skills for the emotional side of the job." },
    ],
    note: "We work toward these with you. None of them is a promise about treatment outcomes.",
  },
  call: {
    heading: "Let’s talk about your patients and your team",
  },
});

export type ClinicsPage = typeof clinics;
