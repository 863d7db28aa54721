/** Figures of campaigns, shared by the shapes, the builder and the public page. */

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
  "yesNo",
  "consent",
  "statement",
] as const;

/** Longest texts and largest lists. */
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
  /** All text answers of one campaign together: what a form without script can carry in 64 KB. */
  allTexts: 20_000,
  number: 1_000_000_000,
  sections: 20,
  questions: 60,
  allQuestions: 100,
  options: 40,
  tests: 10,
  notify: 10,
  cap: 1_000_000,
  retentionDays: 1_095,
} as const;

/** Proposed for a new campaign; the team may choose less or more. */
export const usualRetentionDays = 180;

/** Made by the builder for sections, questions and options; they stand in names of form fields. */
export const idShape = /^[a-z][a-z0-9]{1,19}$/;

/** Names that a form field or a count needs for itself. */
export const reservedIds: ReadonlySet<string> = new Set(["other", "text", "answered", "asked"]);

/** The fewest people a group must have for viewers to see its number. */
export const smallestGroup = 5;

/** How long an answer to the version before the last is still taken, in hours. */
export const olderVersionHours = 24;
