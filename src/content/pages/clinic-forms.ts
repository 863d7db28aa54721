/** The two clinic pages that carry the inquiry form. The form's own words stand in forms.ts. */
import { inquiryForm } from "../forms.ts";
import type { Page } from "../schema.ts";
import { site } from "../site.ts";

export type ClinicFormPage = Page & {
  formHeading: string;
  formIntroduction: string;
  panel: {
    heading: string;
    emailLabel: string;
    email: string;
    steps: readonly { title: string; text: string }[];
  };
};

const panel: ClinicFormPage["panel"] = {
  heading: "What happens next",
  emailLabel: "Partnership email",
  email: site.partnerEmail.address,
  steps: [
    { title: "We read it", text: "Your inquiry goes to our partnership team." },
    {
      title: "We write back",
      text: "We'll be in touch within 24 hours to discuss partnership opportunities.",
    },
    { title: "We talk", text: "You tell us what your patients and your team need. Nothing is decided yet." },
  ],
};

export const clinicPartnership: ClinicFormPage = {
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
  heading: "Clinic Partnership",
  introduction:
    "A partnership gives your patients a place to turn between appointments. It gives your staff training and a letter of their own. Tell us about your clinic and we will talk about scope and pricing.",
  picture: {
    name: "clinics-hero",
    alt: "A clinic with lit arched windows among hills; two people walk up the path.",
    width: 1600,
    height: 640,
  },
  blocks: [
    { kind: "heading", text: "What a partnership can include" },
    {
      kind: "list",
      items: [
        "Coupons that patients use for membership.",
        "Peer support groups and educational resources for patients.",
        "Training modules and a monthly newsletter for staff.",
        "Help with the first weeks, for your team and your patients.",
      ],
    },
    {
      kind: "paragraph",
      text: "We offer education and peer support. We stand beside your clinical care and never in place of it.",
    },
    { kind: "link", text: "See the training modules", href: "/clinics/training" },
    { kind: "link", text: "See how onboarding works", href: "/clinics/onboarding" },
  ],
  formHeading: inquiryForm.heading,
  formIntroduction: inquiryForm.introduction,
  panel,
};

export const clinicContact: ClinicFormPage = {
  path: "/clinics/contact",
  name: "Clinic contact",
  meta: {
    title: "Contact our partnership team - Kinward",
    description:
      "Write to the Kinward partnership team about your fertility clinic. We will be in touch within 24 hours to talk about what your people need.",
    keywords: [
      "contact partnership team",
      "fertility clinic",
      "clinic inquiry",
      "partnership email",
      "Kinward clinics",
    ],
    indexed: true,
  },
  heading: "Contact Our Partnership Team",
  introduction:
    "Tell us about your clinic, your patients and your team. A short note is enough to start. Please leave out anything about a patient.",
  picture: {
    name: "support-clinics",
    alt: "A clinic with lit arched windows among hills.",
    width: 480,
    height: 360,
  },
  formHeading: inquiryForm.heading,
  formIntroduction: inquiryForm.introduction,
  panel,
};
