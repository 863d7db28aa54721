const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("en-US")} ${many}`;

/** Sentences with numbers, formatted on the server. */
export const summaryMessages = {
  complete: (complete: number, total: number) => `${complete} of ${total} answered every question shown`,
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  answered: (count: number) => counted(count, "person answered", "people answered"),
  answeredSeveral: (count: number) =>
    `${counted(count, "person answered", "people answered")}, several choices each`,
  countedAt: (day: string) => `Figures as of ${day}. They update at most once a day, after five new answers.`,
  together: (languages: readonly string[]) => `These numbers include answers in ${languages.join(", ")}.`,
  most: (count: number) => `busiest day: ${counted(count, "answer", "answers")}`,
} as const;

const figure = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 6 });
const calendar = (form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en", { ...form, timeZone: "UTC" });
const monthName = calendar({ month: "long", year: "numeric" });
const dayName = calendar({ day: "numeric", month: "long", year: "numeric" });

/** Labels of the bands that group numbers and dates; `value` comes from rules/bands of the campaigns. */
export const bandCopy = {
  scale: (value: string, end: string): string => (end === "" ? value : `${value} · ${end}`),
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

export const responsesCopy = {
  title: "Answers",
  back: "Campaigns",
  cards: {
    label: "At a glance",
    answers: "Answers",
    answersHint: "People who answered this campaign",
    complete: "Complete",
    time: "Median time",
    timeHint: "From first answer to sending",
    timeHidden: "Shown once five people's times are known.",
    days: "Days with answers",
    noDays: "None so far",
    hidden: "Fewer than 5",
    completeHidden: "It would reveal fewer than 5 answers.",
    daysHidden: "Some days have fewer than 5 answers.",
  },
  summary: {
    heading: "Summary",
    privacy:
      "We hide groups of fewer than five people, and any number that would reveal them. You can filter by month. Other filters could single people out.",
    exact: "These are the exact numbers. Viewers don't see groups of fewer than five people.",
    month: "Month",
    everyMonth: "All months",
    apply: "Show",
    noMonth: "There are no answers in that month. All months are shown.",
  },
  chart: {
    answeredHidden: "The number of people who answered is hidden to protect a small group",
    rowHidden: "Number of people hidden",
    tableLabel: "Table",
    nobody: "No answers yet",
    text: "This question has written answers. The team can read them under All answers.",
    tooFew: "Hidden",
    hiddenMark: "hidden",
    someDaysHidden: "some days are hidden: fewer than 5 answers",
    asTable: "Show as a table",
    columns: { answer: "Answer", count: "People", share: "Share" },
    other: "Something else",
    yes: "Yes",
    no: "No",
    days: "Answers by day",
    dayColumn: "Day",
    countColumn: "Answers",
  },
  translations: { also: "Also in", together: "Read together", apart: "Read this one only" },
  views: { label: "Views", summary: "Summary", answers: "All answers", spam: "Spam" },
  empty: {
    heading: "No answers yet",
    text: "They'll appear here as soon as someone answers.",
  },
  notCounted: {
    heading: "No figures yet",
    text: "Figures appear the night after five people have answered. After that, they update at most once a day, after five new answers.",
  },
  answers: {
    heading: "All answers",
    introduction: "Please read them with care: each one is from a person.",
    exportHint: "Every export is recorded in the audit log.",
    spamHeading: "Suspected spam",
    spamIntroduction: "A spam check caught these, or a team member marked them as spam. They aren't counted.",
    filterHeading: "Filter",
    from: "From",
    to: "To",
    version: "Version",
    anyVersion: "Any version",
    complete: "Complete answers only",
    anyAnswer: "Any answer",
    apply: "Filter",
    clear: "Clear filter",
    csv: "Export CSV",
    json: "Export JSON",
    narrowed: "The list and exports include only answers that match the filter.",
    unreadable: "We couldn't read the filter in the address, so all answers are shown.",
    none: "No answers match. Try another filter.",
    noneSpam: "The spam folder is empty.",
    caption: "Answers, newest first",
    columns: { sent: "Sent", version: "Version", complete: "Complete", read: "Answer" },
    read: "Read",
    pages: { older: "Older", first: "Back to newest" },
    yes: "Yes",
    no: "No",
    noWords: "No answers",
    utc: "Dates are in UTC.",
  },
} as const;

export const responseCopy = {
  title: "Answer",
  sent: "Sent",
  changed: "Changed",
  erased: "Will be erased",
  version: "Version",
  complete: "Complete",
  completeSaid: { yes: "Yes", no: "No" },
  name: "Name",
  email: "Email",
  person: "Everything from this person",
  newer: "Newer",
  older: "Older",
  answersHeading: "Answers",
  notAsked: "Not asked or skipped",
  spamNote: "This answer is in the spam folder and isn't counted.",
  toSpam: "Mark as spam",
  toSpamHint: "It no longer counts, and its spot opens up again. It's removed after 30 days.",
  release: "Not spam",
  releaseHint: "It counts again, on the day it was sent.",
  remove: "Delete answer",
  removeHint: "It no longer counts, and we keep nothing of it. You can't undo this.",
  deletion: {
    heading: "Delete this answer permanently?",
    text: "It no longer counts, and we keep nothing of it. You can't undo this.",
    typed: "Type delete to confirm",
    expected: "delete",
    remove: "Delete permanently",
    keep: "Cancel",
  },
  moved: "Marked as spam.",
  released: "Marked as not spam. It counts again.",
  actions: "Actions",
  back: "Answers",
} as const;
