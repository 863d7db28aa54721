/** The clinics overview and its three programme pages. */
import type { Page } from "../schema.ts";

export const clinics: Page = {
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
  blocks: [
    { kind: "heading", text: "What patients carry" },
    {
      kind: "list",
      items: [
        "Anxiety and uncertainty",
        "Emotional isolation",
        "Relationship strain",
        "Grief and loss",
        "Stress and burnout",
      ],
    },
    { kind: "heading", text: "What staff carry" },
    {
      kind: "list",
      items: [
        "Emotional sponge",
        "Compassion fatigue and burnout",
        "Vicarious trauma and grief",
        "Difficult communication",
        "Moral and ethical distress",
      ],
    },
    { kind: "heading", text: "How we help" },
    {
      kind: "paragraph",
      text: "For patients: peer support groups, educational resources, emotional resilience tools, coping strategies and community connection.",
    },
    {
      kind: "paragraph",
      text: "For staff: a monthly newsletter, Did You Know, positive affirmations, patient stories and training modules.",
    },
    { kind: "link", text: "Partnership and pricing", href: "/clinics/partnership" },
    { kind: "link", text: "Contact Our Partnership Team", href: "/clinics/contact" },
  ],
};

export const clinicTraining: Page = {
  path: "/clinics/training",
  name: "Training",
  meta: {
    title: "Training for fertility clinic staff - Kinward",
    description:
      "Training modules for fertility clinic staff on compassion fatigue, grief, hard conversations, moral distress and the words patients hear.",
    keywords: [
      "fertility staff training",
      "compassion fatigue",
      "difficult conversations",
      "vicarious trauma",
      "moral distress",
    ],
    indexed: true,
  },
  heading: "Training for Clinic Staff",
  introduction:
    "Fertility staff give hard news and hold a great deal of feeling. This training gives words, practice and room to talk. It does not replace fair workloads, and it does not blame the people who are tired.",
  picture: {
    name: "support-clinics",
    alt: "A clinic with lit arched windows among hills.",
    width: 480,
    height: 360,
  },
  blocks: [
    { kind: "heading", text: "What the modules cover" },
    {
      kind: "list",
      items: [
        "Being the emotional sponge: empathy, and where it ends.",
        "Compassion fatigue and burnout: signs, plans, and what to ask of managers.",
        "Vicarious trauma and grief: marking losses as a team.",
        "Difficult conversations: prepare, say it plainly, pause, listen.",
        "Moral and ethical distress: how to raise a worry.",
        "Inclusive care: words for families of every kind.",
      ],
    },
    {
      kind: "paragraph",
      text: "The training teaches skills. It makes no claim about burnout rates or patient results.",
    },
    { kind: "link", text: "Ask about training", href: "/clinics/contact" },
    { kind: "link", text: "Partnership and pricing", href: "/clinics/partnership" },
  ],
};

export const clinicOnboarding: Page = {
  path: "/clinics/onboarding",
  name: "Onboarding",
  meta: {
    title: "Clinic onboarding: your first weeks - Kinward",
    description:
      "How a fertility clinic starts with Kinward: a first talk, a named contact on each side, patient codes, and time for your team to look around.",
    keywords: [
      "clinic onboarding",
      "fertility clinic partner",
      "patient coupon codes",
      "staff support",
      "getting started",
    ],
    indexed: true,
  },
  heading: "Clinic Onboarding",
  introduction:
    "A new programme should not be one more burden for your team. Onboarding is a short set of steps. We suggest one person to ask on each side.",
  picture: {
    name: "coupon-letter",
    alt: "An open envelope with a card that carries a code.",
    width: 640,
    height: 480,
  },
  blocks: [
    { kind: "heading", text: "The steps" },
    {
      kind: "steps",
      items: [
        {
          title: "A first talk",
          text: "You tell us about your patients, your team and what is hard right now.",
        },
        { title: "A plan", text: "We agree what to offer, to whom, and who looks after it." },
        { title: "Codes for patients", text: "Patients who receive a coupon use it on the purchase page." },
        { title: "A look around", text: "We suggest that staff look at what patients will see first." },
        { title: "A check-in", text: "We ask what works, what does not, and what to change." },
      ],
    },
    {
      kind: "paragraph",
      text: "We do not need patient records. Please never send us anything about a patient.",
    },
    { kind: "link", text: "Contact Our Partnership Team", href: "/clinics/contact" },
    { kind: "link", text: "What patients receive", href: "/clinics/patient-pre-onboarding" },
  ],
};

export const patientPreOnboarding: Page = {
  path: "/clinics/patient-pre-onboarding",
  name: "Patient pre-onboarding",
  meta: {
    title: "Patient pre-onboarding for clinics - Kinward",
    description:
      "What a patient may want to know before a first fertility appointment: who is who, what to bring, plain words, and where to find support early.",
    keywords: [
      "patient onboarding",
      "first fertility appointment",
      "patient information",
      "fertility clinic",
      "plain words",
    ],
    indexed: true,
  },
  heading: "Patient Pre-Onboarding",
  introduction:
    "The weeks before a first appointment can be lonely. Patients often do not know who they will meet or what to ask. A calm start may help them arrive with fewer worries.",
  picture: {
    name: "worksheets",
    alt: "Three paper worksheets, one with boxes ticked, and a pencil.",
    width: 800,
    height: 600,
  },
  blocks: [
    { kind: "heading", text: "What patients may want to know first" },
    {
      kind: "list",
      items: [
        "Who is who at the clinic, in plain words.",
        "What usually happens at a first visit, and what to bring.",
        "Words they will hear, with short meanings.",
        "Where to find peer support from the first day.",
        "Whom to call in a crisis.",
      ],
    },
    {
      kind: "paragraph",
      text: "Your clinic knows its own steps best. We work from your facts and keep medical answers with your team.",
    },
    {
      kind: "paragraph",
      text: "Are you a patient with a code from your clinic? The home page shows how to use it.",
    },
    { kind: "link", text: "How to use a clinic code", href: "/" },
    { kind: "link", text: "Contact Our Partnership Team", href: "/clinics/contact" },
  ],
};
