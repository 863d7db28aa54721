export const questionKinds = [
  "shortText",
  "longText",
  "email",
  "phone",
  "number",
  "date",
  "oneChoice",
  "severalChoices",
  "scale",
  "matrix",
  "yesNo",
  "consent",
  "statement",
] as const;

export const campaignBounds = {
  title: 120,
  slug: 60,
  introduction: 4_000,
  purpose: 300,
  text: 2_000,
  label: 300,
  help: 500,
  option: 200,
  shortValue: 100,
  link: 300,
  email: 254,
  phone: 50,
  shortText: 500,
  longText: 5_000,
  otherText: 300,
  /** The total length of text answers of one campaign: what a form without JavaScript can send in 64 KB. */
  allTexts: 20_000,
  number: 1_000_000_000,
  sections: 20,
  questions: 60,
  allQuestions: 100,
  options: 40,
  rows: 20,
  columns: 11,
  tests: 10,
  notify: 10,
  cap: 1_000_000,
  retentionDays: 1_095,
} as const;

/** The default for a new campaign; the team can change it. */
export const usualRetentionDays = 180;

/** Ids made by the builder for sections, questions and options; they are used in form field names. */
export const idShape = /^[a-z][a-z0-9]{1,19}$/;

/** Names reserved for form fields and counts. */
export const reservedIds: ReadonlySet<string> = new Set(["other", "text", "answered", "asked"]);

/** How long responses to the previous version are still accepted, in hours. */
export const olderVersionHours = 24;

/** How many days a draft of answers on the visitor's own device is kept. */
export const answerDraftDays = 30;
