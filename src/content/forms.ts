/** Words of the three public forms. The fixed sentences are pinned letter for letter by a test. */
import type { ToastCopy } from "./schema.ts";

const keptFor = (months: number) =>
  `Kept for ${months === 1 ? "1 month" : `${months} months`} at most, then erased. You can erase it sooner yourself.`;

/** Sentences for values past the server's bounds. */
export const tooLong = {
  name: "Please keep the name under 200 characters",
  email: "Please keep the email address under 254 characters",
  phone: "Please keep the phone number under 50 characters",
  message: "Please keep the message under 10,000 characters",
} as const;

/** Words every form shares. */
export const formCopy = {
  optional: "(optional)",
  /** The hidden field meant to stay empty. */
  honeypotLabel: "Website",
  honeypotFilled: "Please leave this field empty",
  errorSummary: (count: number) =>
    count === 1 ? "One thing to fix before we can send" : `${count} things to fix before we can send`,
  errorMark: "Error:",
  messageCount: (left: number) => `${left} characters left`,
  /** Beside every form, around the crisis line's link, which the team can edit (crisis.ts). */
  crisisNote: {
    before:
      "This isn’t a crisis or medical service, and nobody watches the inbox around the clock. In crisis, ",
    after: " in the US and Canada.",
  },
} as const;

/** What every field is given of them. */
export const requiredMarks = { optional: formCopy.optional, errorMark: formCopy.errorMark } as const;

export const newsletterForm = {
  heading: "A short newsletter, once a month",
  email: { label: "Email address", placeholder: "you@example.com" },
  /** What a subscriber agrees to; the version is stored with the agreement. */
  consent: { text: "Yes, subscribe me to your newsletter.*", version: "2026-11" },
  /** What the consent log says of a consent that the team imported. */
  imported: {
    text: (source: string) => `Brought by the team. The yes was given here: ${source}`,
    version: "import",
  },
  consentHint: "*You can unsubscribe at any time with the link in each issue.",
  privacyNote: "We use your address only for this newsletter, and we don’t track who opens it.",
  submit: "Subscribe",
  submitting: "Subscribing...",
  errors: {
    emailMissing: "Please enter your email address",
    emailInvalid: "Please enter a valid email address",
    emailTooLong: tooLong.email,
    consentMissing: "Please confirm your consent to receive our newsletter.",
  },
  toasts: {
    emailRequired: {
      title: "Email Required",
      text: "Please enter your email address",
      variant: "destructive",
    },
    consentRequired: {
      title: "Consent Required",
      text: "Please confirm your consent to receive our newsletter.",
      variant: "destructive",
    },
    success: {
      title: "Success!",
      text: "You’ve been successfully subscribed to our newsletter.",
      variant: "default",
    },
    confirmSent: {
      title: "Success!",
      text: "Please confirm with the link we have mailed you.",
      variant: "default",
    },
    failure: {
      title: "Subscription Failed",
      text: "Failed to subscribe to newsletter. Please try again.",
      variant: "destructive",
    },
  } satisfies Record<string, ToastCopy>,
} as const;

/** What the newsletter's form says besides, where it's in another language than the newsletter. */
export const translatedNewsletter = {
  inEnglish: "The newsletter itself is written in English.",
  /** The form was shown in a language, or with a sentence of consent, that isn't offered any more. */
  changed:
    "This page has changed since you opened it, so nothing was saved. Please reload the page and try again.",
} as const;

export const contactSubjects = [
  { value: "general", label: "General Inquiry" },
  { value: "membership", label: "Membership Questions" },
  { value: "peer-mentoring", label: "Peer Mentoring" },
  { value: "circle-nurturer", label: "Circle Nurturer" },
  { value: "resources", label: "Resource Information" },
  { value: "technical", label: "Technical Support" },
  { value: "partnership", label: "Partnership Opportunities" },
  { value: "feedback", label: "Feedback & Suggestions" },
] as const;

export const contactForm = {
  heading: "Send us a Message",
  fields: {
    name: { label: "Full name", placeholder: "Your name" },
    email: { label: "Email address", placeholder: "you@example.com" },
    phone: { label: "Phone", placeholder: "" },
    subject: { label: "Subject", placeholder: "Choose a subject" },
    message: {
      label: "Message",
      hint: "Please leave out medical details.",
      placeholder: "",
      rows: 6,
    },
  },
  submit: "Send message",
  submitting: "Sending...",
  /** Beside the button while it is disabled. */
  notReady: "Add your name, email address, subject and message to send.",
  whoReads:
    "A person on our team reads every message. If you write on a weekend or holiday, the 24 hours start on the next business day.",
  keptFor,
  errors: {
    nameMissing: "Please enter your full name",
    nameTooLong: tooLong.name,
    emailMissing: "Please enter your email address",
    emailInvalid: "Please enter a valid email address",
    emailTooLong: tooLong.email,
    phoneTooLong: tooLong.phone,
    subjectMissing: "Please choose a subject",
    messageMissing: "Please write a message",
    messageTooLong: tooLong.message,
  },
  toasts: {
    success: {
      title: "Message Sent Successfully!",
      text: "Thank you for reaching out. We’ll get back to you within 24 hours.",
      variant: "default",
    },
    rejected: {
      title: "Error Sending Message",
      text: "Please try again later.",
      variant: "destructive",
    },
    network: {
      title: "Error Sending Message",
      text: "Please check your connection and try again.",
      variant: "destructive",
    },
  } satisfies Record<string, ToastCopy>,
} as const;

export const inquiryForm = {
  heading: "Tell us about your clinic",
  introduction: "We only need your email address. Tell us as much of the rest as you like.",
  fields: {
    email: { label: "Email address", placeholder: "you@example.com" },
    clinicName: { label: "Clinic name", placeholder: "" },
    contactName: { label: "Your name", placeholder: "" },
    phone: { label: "Phone", placeholder: "" },
    message: {
      label: "Message",
      hint: "Please leave out anything about a patient.",
      placeholder: "",
      rows: 6,
    },
  },
  submit: "Send inquiry",
  submitting: "Sending...",
  whoReads: "Our partnership team reads every inquiry.",
  keptFor,
  errors: {
    emailInvalid: "Please enter a valid email address",
    emailTooLong: tooLong.email,
    clinicNameTooLong: "Please keep the clinic name under 200 characters",
    contactNameTooLong: tooLong.name,
    phoneTooLong: tooLong.phone,
    messageTooLong: tooLong.message,
    honeypotFilled: formCopy.honeypotFilled,
  },
  toasts: {
    success: {
      title: "Inquiry Submitted!",
      text: "We’ll be in touch within 24 hours to discuss partnership opportunities.",
      variant: "default",
    },
    failure: {
      title: "Submission Failed",
      text: "Please try again or contact us directly.",
      variant: "destructive",
    },
  } satisfies Record<string, ToastCopy>,
} as const;
