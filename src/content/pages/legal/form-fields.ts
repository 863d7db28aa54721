/** What each form asks for and why, field by field. A form that gains a field gains a line here. */
import { contactForm, contactSubjects, inquiryForm, newsletterForm } from "../../forms.ts";
import { groupSignUp } from "../../groups/sign-up.ts";
import { myDataForm } from "../../my-data.ts";
import type { FieldCopy, FormTable } from "./legal-page.ts";

/** A purpose for each field that has a label, and for the honeypot. */
type FieldsOf<Form extends { fields: object }> = FormTable & {
  fields: Record<keyof Form["fields"] | "website", FieldCopy>;
};

const head = ["Field", "What it is for"] as const;

const hidden = "The hidden field";

export const contactFields = {
  caption: "What the contact form asks for",
  head,
  fields: {
    name: {
      label: contactForm.fields.name.label,
      text: "So that we know how to address you.",
      kept: "encrypted",
    },
    email: { label: contactForm.fields.email.label, text: "So that we can answer you.", kept: "encrypted" },
    phone: {
      label: contactForm.fields.phone.label,
      text: "Only if you would like us to call.",
      kept: "encrypted",
    },
    subject: {
      label: contactForm.fields.subject.label,
      text: `One of ${contactSubjects.length} choices, so that the right person reads it.`,
      kept: "plain",
    },
    message: {
      label: contactForm.fields.message.label,
      text: "What you want to tell or ask us. Please leave out medical details.",
      kept: "encrypted",
    },
    website: {
      label: hidden,
      text: "People don’t see it. If a robot fills it in, we treat the message as spam.",
      kept: "notKept",
    },
  },
} as const satisfies FieldsOf<typeof contactForm>;

export const inquiryFields = {
  caption: "What the form for clinics asks for",
  head,
  fields: {
    email: { label: inquiryForm.fields.email.label, text: "So that we can answer you.", kept: "encrypted" },
    clinicName: {
      label: inquiryForm.fields.clinicName.label,
      text: "So that we know which clinic it is about.",
      kept: "encrypted",
    },
    contactName: {
      label: inquiryForm.fields.contactName.label,
      text: "So that we know how to address you.",
      kept: "encrypted",
    },
    phone: {
      label: inquiryForm.fields.phone.label,
      text: "Only if you would like us to call.",
      kept: "encrypted",
    },
    message: {
      label: inquiryForm.fields.message.label,
      text: "What you would like to know. Please leave out anything about a patient.",
      kept: "encrypted",
    },
    website: {
      label: hidden,
      text: "People don’t see it. If a robot fills it in, we take nothing.",
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
      text: "So that we can send you the newsletter.",
      kept: "encrypted",
    },
    consentToNewsletter: {
      label: "Your yes",
      text: "The box you tick. We never tick it for you.",
      kept: "consentLog",
    },
    website: {
      label: hidden,
      text: "People don’t see it. If a robot fills it in, we set the address aside and send no mail.",
      kept: "notKept",
    },
    language: {
      label: "The language of the form",
      text: "A page in French or Spanish fills it in, so that our first mail to you is in that language.",
      kept: "plain",
    },
    consentVersion: {
      label: "The version of the words you agree to",
      text: "A page in French or Spanish fills it in, so that we can show what you have read.",
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
      text: "So that we can mail you whether there is a place, and remind you of each date.",
      kept: "encrypted",
    },
    name: {
      label: groupSignUp.name.label,
      text: "So that the hosts know whom to expect.",
      kept: "encrypted",
    },
    seats: {
      label: groupSignUp.seats.legend,
      text: "One person or two, so that a couple gets both places or waits for both.",
      kept: "plain",
    },
    rules: {
      label: "The version of the ground rules",
      text: "The page fills it in, so that we know what you have read.",
      kept: "plain",
    },
    agree: {
      label: "Your yes to the ground rules",
      text: "Without it there is no sign-up, so we need no note of it.",
      kept: "notKept",
    },
    website: {
      label: hidden,
      text: "People don’t see it. If a robot fills it in, it gets no place and no mail.",
      kept: "notKept",
    },
  },
} as const satisfies FormTable;

export const myDataFields = {
  caption: "What the form for your data asks for",
  head,
  fields: {
    email: { label: myDataForm.email.label, text: "So that we can mail the link to it.", kept: "encrypted" },
    website: {
      label: hidden,
      text: "People don’t see it. If a robot fills it in, no mail is sent.",
      kept: "notKept",
    },
  },
} as const satisfies FormTable;
