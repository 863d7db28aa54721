/** Words of the screens where the team reads answers. */

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("en-US")} ${many}`;

/** Sentences for a filter in an address that cannot be read. */
export const filterFaults = {
  day: "Please give a day as year, month and day",
  month: "Please give a month as year and month",
  version: "Please give the number of a version",
  chosen: "Please choose no more than ten answers to filter by",
  mark: "This filter is set with the number 1, or left out",
  cursor: "That is no place in the list",
  limit: "Please ask for 1 to 200 answers",
  state: "An answer is kept, or it is suspected spam",
} as const;

/** Sentences with numbers in them, made on the server. */
export const summaryMessages = {
  complete: (complete: number, total: number) => `${complete} of ${total} answered every question shown`,
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  answered: (count: number) => counted(count, "person answered", "people answered"),
  answeredSeveral: (count: number) =>
    `${counted(count, "person answered", "people answered")}, several choices each`,
  most: (count: number) => `busiest day: ${counted(count, "answer", "answers")}`,
} as const;

const figure = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 6 });
const calendar = (form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en", { ...form, timeZone: "UTC" });
const monthName = calendar({ month: "long", year: "numeric" });
const dayName = calendar({ day: "numeric", month: "long", year: "numeric" });

/** The bands that numbers and dates are counted in, by their values in rules/bands of the campaigns. */
export const bandCopy = {
  number(value: string, whole: boolean): string {
    const [from = "", to = ""] = value.split("_");
    if (from === "") return `Below ${figure(Number(to))}`;
    if (to === "") return `${figure(Number(from))} and more`;
    if (!whole) return `${figure(Number(from))} to under ${figure(Number(to))}`;
    const last = Number(to) - 1;
    return last === Number(from) ? figure(last) : `${figure(Number(from))} to ${figure(last)}`;
  },
  date(value: string, { first, last }: { first: number; last: number }): string {
    if (value === "before") return `Before ${first}`;
    if (value === "after") return `After ${last}`;
    if (value.length === 4) return value;
    if (value.length === 7) return monthName.format(new Date(`${value}-01T00:00:00Z`));
    return dayName.format(new Date(`${value}T00:00:00Z`));
  },
} as const;

/** The page of one campaign's answers. */
export const responsesCopy = {
  title: "Responses",
  back: "Campaigns",
  cards: {
    label: "At a glance",
    answers: "Answers",
    answersHint: "People who sent this campaign back to us",
    complete: "Left nothing out",
    days: "Days with answers",
    noDays: "None so far",
    spam: "Suspected spam",
    spamHint: "Not counted. Removed by itself after 30 days.",
    spamLink: "Open the spam folder",
    hidden: "Fewer than 5",
  },
  summary: {
    heading: "Summary",
    privacy:
      "Groups of fewer than five people are hidden, along with any number that would give them away. You can choose a month; other filters could single people out.",
    exact: "These are the exact numbers. Viewers don't see groups of fewer than five people.",
    month: "Month",
    everyMonth: "All months",
    apply: "Show",
    noMonth: "There are no answers in that month. All months are shown.",
  },
  chart: {
    answeredHidden: "The number of people who answered is hidden to protect a small group",
    nobody: "No answers yet",
    text: "This question is answered in words. The team reads them in the single answers.",
    tooFew: "Hidden",
    hiddenMark: "hidden",
    someDaysHidden: "days with few answers are hidden",
    asTable: "Show as a table",
    columns: { answer: "Answer", count: "People", share: "Share" },
    other: "Something else",
    yes: "Yes",
    no: "No",
    days: "Answers by day",
    dayColumn: "Day",
    countColumn: "Answers",
  },
  empty: {
    heading: "No answers yet",
    text: "They will stand here as soon as somebody answers. Nothing needs to be done.",
  },
  answers: {
    heading: "Single answers",
    introduction:
      "Please read them with care. Each one is a person. Every export is written into the audit log.",
    spamHeading: "Suspected spam",
    spamIntroduction:
      "These came with the hidden field filled in, or somebody of the team put them here. They are not counted.",
    filterHeading: "Filter",
    from: "From",
    to: "Until",
    version: "Version",
    anyVersion: "Any version",
    complete: "Only those that left nothing out",
    choicesHeading: "By what was chosen",
    anyAnswer: "Any answer",
    apply: "Filter answers",
    clear: "Show all answers",
    leaveSpam: "Back to the answers",
    csv: "Export as CSV",
    json: "Export as JSON",
    narrowed: "The list and the exports hold only what fits the filter.",
    unreadable: "The filter in the address could not be read. All answers are shown.",
    none: "No answer fits. Try another filter.",
    noneSpam: "The spam folder is empty.",
    caption: "Answers, the newest first",
    columns: { sent: "Sent", version: "Version", complete: "Left nothing out", read: "Answer" },
    read: "Read",
    older: "Older answers",
    newest: "Back to the newest",
    yes: "Yes",
    no: "No",
    noWords: "No answers in it",
    utc: "Days are counted in UTC.",
  },
} as const;

/** The page of one answer. */
export const responseCopy = {
  title: "One answer",
  sent: "Sent",
  changed: "Changed",
  erased: "Will be erased",
  version: "Version",
  complete: "Left nothing out",
  completeSaid: { yes: "Yes", no: "No" },
  contact: "How to reach the person",
  name: "Name",
  email: "Email",
  answersHeading: "What was answered",
  notAsked: "Not asked, or left out",
  spamNote: "This answer is in the spam folder. It is not counted.",
  toSpam: "Put into the spam folder",
  toSpamHint: "It leaves the counts and its place is free again. After 30 days it is removed.",
  release: "This is no spam",
  releaseHint: "It counts from now on, on the day it was sent.",
  remove: "Delete this answer",
  removeHint: "It leaves the counts, and nothing of it is kept. This cannot be undone.",
  removeSure: "Yes, delete it for good",
  removeKeep: "Keep it",
  deleted: "The answer is deleted.",
  moved: "The answer is in the spam folder.",
  released: "The answer counts again.",
  actions: "What to do with it",
  back: "Back to the answers",
} as const;
