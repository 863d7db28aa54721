/** Words about campaigns that the team reads at its desk. */

/** Sentences for a draft that cannot be saved as it is. */
export const adminMessages = {
  tooLong: (max: number) => `Please keep this under ${max.toLocaleString("en-US")} characters`,
  introductionNested:
    "The introduction nests quotes or lists too deeply, or has too many of them. Please make it simpler.",
  thanksNested:
    "The thanks shown after sending nest quotes or lists too deeply, or have too many of them. Please make them simpler.",
  number: "Please enter a whole number within the range",
  id: "This part has no proper id. Please add it anew.",
  instant: "Please choose a day and a time",
  slug: "Use small letters, numbers and single hyphens only",
  slugTaken: "Another campaign uses this address. Please choose another.",
  link: "Use an address of this site that begins with /, or one that begins with https://",
  language: "Please choose a language",
  deleteTitle: "Please type the title of the campaign as it is written above",
  notPublishable: "Some things are missing before this can be published.",
  changed: "Someone saved this campaign before you. Your text is still here. Compare the two and save again.",
  noPlace:
    "All places are taken, so this answer can't count. It stays in the spam folder. Raise the limit and publish, or free a place first.",
  state: "The campaign has moved on since you opened it. Please load it again.",
  listStanding: "Please choose one of the states in the list",
  listSort: "Please choose one of the orders in the list",
  listPlace: "That is no place in the list",
  deleted: "The campaign is deleted. Its answers are being removed now.",
} as const;

/** What is missing before a campaign can be published. */
export const publishFaults = {
  title: "A title",
  slug: "An address of at least three characters",
  purpose: "Its purpose in one sentence",
  contact: "The email address of someone to ask",
  notify: "Each address to notify must be a whole email address",
  zone: "A time zone",
  schedule: "It would close before it opens. Choose a later closing time.",
  closesPast: "This closing time has passed. Choose a later one, or leave it empty.",
  noQuestion: "At least one question",
  tooManyQuestions: (max: number) => `No more than ${max} questions in all`,
  textsTooLong: (max: number) =>
    `The longest text answers add up to more than ${max.toLocaleString("en-US")} characters. Please shorten some.`,
  label: "Each question needs its words",
  options: "A choice needs at least two options, each with its own words",
  choiceRange: "The smallest number of choices is larger than the largest",
  range: "The lower end is above the upper end",
  twice: "Two parts have the same id. Please add one of them anew.",
  conditionEmpty: "A condition needs at least one test",
  conditionUnknown: "A condition asks about a question that is gone",
  conditionLater: "A condition can only ask about earlier questions",
  conditionKind: "A condition does not fit the kind of question that it asks about",
  conditionValue: "Choose what the earlier answer is compared with",
  conditionGone: "A condition uses an option that no longer exists. Choose again, or delete the test.",
  conditionRange: (limit: string, least: string, most: string) => {
    const range = least === "" ? `up to ${most}` : most === "" ? `from ${least}` : `from ${least} to ${most}`;
    return `A condition compares with ${limit}, but the answer can only be ${range}`;
  },
  hiddenForEver: "No answer can ever show this question",
  next: "The next step needs both words and an address",
} as const;

/** What the team should think about before publishing; none of it stops them. */
export const publishWarnings = {
  name: "This seems to ask for a name. Do you need it?",
  diagnosis: "This seems to ask about a diagnosis or treatment. Ask only for what you will use.",
  identity: "The campaign says it is anonymous, and this asks how to reach the person.",
  freeText: "Free text can hold names or diagnoses. We show a reminder above the box.",
  longKept: "Answers are kept for more than a year. Would a shorter time do?",
  indexed: "Search engines may list this page.",
} as const;

/** Words inside exported files. */
export const exportCopy = {
  columns: { id: "Id", sent: "Sent", version: "Version", complete: "Complete", name: "Name", email: "Email" },
} as const;
