/** Validation errors and refusals. */
export const adminMessages = {
  tooLong: (max: number) => `Please keep this under ${max.toLocaleString("en-US")} characters`,
  introductionNested:
    "The introduction has too many quotes, lists or table cells, or nests them too deeply. Please simplify it.",
  thanksNested:
    "The thank-you text has too many quotes, lists or table cells, or nests them too deeply. Please simplify it.",
  number: "Please enter a whole number within the range",
  id: "This part has no valid ID. Please add it again.",
  instant: "Please choose a date and time",
  slug: "Use only lowercase letters, numbers and single hyphens",
  slugTaken: "Another campaign uses this address. Please choose another.",
  link: "Enter a path on this site that starts with /, or an address that starts with https://",
  language: "Please choose a language",
  sameLanguage:
    "Both are in the same language, or there is already a translation into it. Change the language of one first.",
  deleteTitle: "Please type the campaign's title exactly as shown above",
  notPublishable: "Some things need fixing before you can publish.",
  changed: "Someone saved this campaign before you. Your text is still here. Compare the two and save again.",
  noPlace:
    "All spots are taken, so this answer can't count and stays in the spam folder. Raise the limit and publish, or free up a spot first.",
  state: "The campaign's status changed after you opened it. Please reload the page.",
  listStatus: "Please choose a status from the list",
  listSort: "Please choose a sort order from the list",
  listPlace: "That page link has expired. Start again from the first page.",
} as const;

export const publishFaults = {
  title: "Add a title",
  slug: "Add an address of at least three characters",
  purpose: "Describe the purpose in one sentence",
  contact: "Add the email address of a contact person",
  notify: "Each address to notify must be a complete email address",
  zone: "Choose a time zone",
  schedule: "The campaign closes before it opens. Choose a later closing time.",
  closesPast: "This closing time has passed. Choose a later one, or leave it empty.",
  noQuestion: "Add at least one question",
  tooManyQuestions: (max: number) => `Use no more than ${max} questions in total`,
  textsTooLong: (max: number) =>
    `The character limits of text answers add up to more than ${max.toLocaleString("en-US")}. Please lower some.`,
  label: "Each question needs text",
  options: "A choice needs at least two options, each with different text",
  rows: "A matrix needs at least one row, each with different text",
  columns: "A matrix needs at least two answers to choose from, each with different text",
  choiceRange: "The minimum number of choices is larger than the maximum",
  range: "The minimum is larger than the maximum",
  twice: "Two parts have the same ID. Please add one of them again.",
  conditionEmpty: "A condition needs at least one rule",
  conditionUnknown: "A condition uses a question that was deleted",
  conditionLater: "A condition can only use earlier questions",
  conditionKind: "A condition doesn't work with its question's type",
  conditionValue: "Choose a value to compare the earlier answer with",
  conditionGone: "A condition uses an option that no longer exists. Choose another, or delete the rule.",
  conditionRange: (limit: string, least: string, most: string) => {
    const range = least === "" ? `up to ${most}` : most === "" ? `from ${least}` : `from ${least} to ${most}`;
    return `A condition compares with ${limit}, but the answer can only be ${range}`;
  },
  next: "The next step needs both a label and an address",
} as const;

/** Warnings that don't block publishing. */
export const publishWarnings = {
  name: "This seems to ask for a name. Do you need it?",
  diagnosis: "This seems to ask about a diagnosis or treatment. Ask only for what you will use.",
  identity: "The campaign says it's anonymous, but this asks for contact details.",
  freeText: "Written answers can include names or diagnoses. We show a reminder above the box.",
  longKept: "Answers are kept for more than a year. Would a shorter time work?",
  indexed: "Search engines may list this page.",
} as const;
