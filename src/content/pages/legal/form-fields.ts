/** What each form asks for and why, field by field. A form that gains a field gains a line here. */
import { contactForm, inquiryForm, newsletterForm } from "../../forms.ts";
import { groupSignUp } from "../../groups/sign-up.ts";
import { myDataForm } from "../../my-data.ts";
import type { FieldCopy, FormTable } from "./legal-page.ts";

/** A purpose for each field that has a label, and for the honeypot. */
type FieldsOf<Form extends { fields: object }> = FormTable & {
  fields: Record<keyof Form["fields"] | "website", FieldCopy>;
};

const head = ["Field", "Why"] as const;

const hidden = "The hidden field";
const catchesRobots = "Catches robots.";

export const contactFields = {
  caption: "What the contact form asks for",
  head,
  fields: {
    name: {
      label: contactForm.fields.name.label,
      text: "To address you.",
      kept: "encrypted",
    },
    email: { label: contactForm.fields.email.label, text: "To answer you.", kept: "encrypted" },
    phone: {
      label: contactForm.fields.phone.label,
      text: "If you’d like us to call.",
      kept: "encrypted",
    },
    subject: {
      label: contactForm.fields.subject.label,
      text: "So the right person reads it.",
      kept: "plain",
    },
    message: {
      label: contactForm.fields.message.label,
      text: "Please leave out medical details, and anything about other people.",
      kept: "encrypted",
    },
    website: {
      label: hidden,
      text: catchesRobots,
      kept: "notKept",
    },
  },
} as const satisfies FieldsOf<typeof contactForm>;

export const inquiryFields = {
  caption: "What the form for clinics asks for",
  head,
  fields: {
    email: { label: inquiryForm.fields.email.label, text: "To answer you.", kept: "encrypted" },
    clinicName: {
      label: inquiryForm.fields.clinicName.label,
      text: "To know which clinic it’s about.",
      kept: "encrypted",
    },
    contactName: {
      label: inquiryForm.fields.contactName.label,
      text: "To address you.",
      kept: "encrypted",
    },
    phone: {
      label: inquiryForm.fields.phone.label,
      text: "If you’d like us to call.",
      kept: "encrypted",
    },
    message: {
      label: inquiryForm.fields.message.label,
      text: "What you’d like to know, and nothing about a patient.",
      kept: "encrypted",
    },
    website: {
      label: hidden,
      text: catchesRobots,
      kept: "notKept",
    },
  },
} as const satisfies FieldsOf<typeof inquiryForm>;

export const newsletterFields = {
  caption: "What the newsletter sign-up asks for",
  head,
  fields: {
    email: {
      label: newsletterForm.email.label,
      text: "To send you the newsletter.",
      kept: "encrypted",
    },
    consentToNewsletter: {
      label: "Your yes",
      text: "We never check the box for you.",
      kept: "consentLog",
    },
    website: {
      label: hidden,
      text: catchesRobots,
      kept: "notKept",
    },
    language: {
      label: "The language of the form",
      text: "From a page in French or Spanish, for our first email.",
      kept: "plain",
    },
    consentVersion: {
      label: "The version you agree to",
      text: "From such a page, as proof.",
      kept: "consentLog",
    },
  },
} as const satisfies FormTable;

export const groupFields = {
  caption: "What the sign-up for a group asks for",
  head,
  fields: {
    email: {
      label: groupSignUp.email.label,
      text: "To confirm your place and remind you of dates.",
      kept: "encrypted",
    },
    name: {
      label: groupSignUp.name.label,
      text: "So the hosts know who’s coming.",
      kept: "encrypted",
    },
    seats: {
      label: groupSignUp.seats.legend,
      text: "So a couple stays together.",
      kept: "plain",
    },
    rules: {
      label: "The version of the ground rules",
      text: "As proof of what you read.",
      kept: "plain",
    },
    agree: {
      label: "Your yes to the ground rules",
      text: "You can’t sign up without it.",
      kept: "notKept",
    },
    website: {
      label: hidden,
      text: catchesRobots,
      kept: "notKept",
    },
  },
} as const satisfies FormTable;

export const myDataFields = {
  caption: "What the form for your data asks for",
  head,
  fields: {
    email: { label: myDataForm.email.label, text: "To email you the link.", kept: "encrypted" },
    website: {
      label: hidden,
      text: catchesRobots,
      kept: "notKept",
    },
  },
} as const satisfies FormTable;
