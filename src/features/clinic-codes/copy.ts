import { namedTexts } from "#content/current.ts";
import type { SitePath } from "#content/schema.ts";

const number = (count: number) => count.toLocaleString("en-US");

export const clinicCodeFaults = {
  tooLong: (max: number) => `Please keep this under ${max.toLocaleString("en-US")} characters`,
  clinic: "Please enter the clinic’s name",
  code: "Please use 4 to 24 letters, numbers and single hyphens",
  taken: "This code already exists. Upper and lower case count as the same. Please choose another.",
  plan: "Please choose a plan from the list",
  uses: "Please enter a whole number of 1 or more, or leave it empty",
  lastDay: "Please enter a date as year, month and day, or leave it empty",
  pastDay: "That day has passed. Please enter today or a later date, or leave it empty",
  nothing: "Please say what should change",
  deleteCode: "Please type the code exactly as shown above",
  changed: "Someone changed this code before you. Your text is still here. Copy it, then reload the page.",
} as const;

/** Sentences with numbers and dates, formatted on the server. */
export const clinicCodeMessages = {
  total: (all: number, live: number) => {
    if (all === 0) return "No codes yet.";
    const total = all === 1 ? "1 code." : `${number(all)} codes.`;
    if (live === 0) return `${total} None can be used now.`;
    return `${total} ${live === 1 ? "One" : number(live)} can be used now.`;
  },
  counted: (count: number) => (count === 0 ? "Fewer than 10" : number(count)),
  /** The sum of several codes; each may leave out up to nine. */
  together: (count: number) => (count === 0 ? "Fewer than 10 each" : number(count)),
  uses: (count: number | null) => (count === null ? "No limit agreed" : `${number(count)} agreed`),
  lastDay: (day: string, over: boolean) => {
    if (day === "") return "No last day";
    return over ? `Last day was ${day}` : `Until ${day}`;
  },
  noMatch: (search: string) => `Nothing matches “${search}”`,
  /** The answer to a browser that reports a view. */
  countReceived: "Thank you.",
} as const;

type ClosedClinicCode = {
  heading: string;
  text: string;
  next: { text: string; href: SitePath };
  other: { text: string; href: SitePath };
};

/** The public page of a code that can be used. How a code is used: src/content/clinic-code-path.ts. */
export const clinicCodePage = namedTexts({
  meta: {
    title: "Your clinic’s code - {name}",
    description:
      "A code from your clinic for a {name} membership: what it is for, how long it can be used, and how to use it in three steps.",
    keywords: ["{name}", "clinic code", "coupon", "membership"],
    indexed: false,
  },
  heading: (clinic: string) => `A code from ${clinic}`,
  code: {
    codeLabel: "Your code",
    copy: "Copy the code",
    copied: "The code is copied.",
    copyFailed: "Your browser did not copy it. Please select the code and copy it by hand.",
  },
  facts: { plan: "Plan", covers: "What it covers", uses: "Agreed uses", lastDay: "Last day" },
  uses: (count: number) =>
    count === 1 ? "One, agreed with the clinic" : `${number(count)} in all, agreed with the clinic`,
  noUses: "No number was agreed",
  lastDay: (day: string) => `${day}, until the end of that day`,
  noLastDay: "No last day was agreed",
  stepsHeading: "How to use it",
  /** Where the purchase page can take the code from the link. */
  oneTap: {
    text: "Continue with this code",
    note: "The purchase page opens in a new tab with your code filled in. Please check the price there before you confirm.",
    stepsHeading: "If your code isn’t filled in",
  },
  texts: {
    introduction:
      "It is for a {name} membership: peer support and courses, alongside your care at the clinic.",
    priceNote: "The purchase page shows the price with your code. Please check it there before you pay.",
    help: "Is something not right? Your clinic handed the code out, and we are glad to help too.",
    privacyHeading: "What your clinic learns",
    privacy:
      "Not who you are. We count how often this page is opened and left for the purchase page, as a number by the day. If your browser asks not to be tracked, it is not counted. We tell a clinic such numbers in groups of ten or more.",
  },
} as const);

/** The page of a code that cannot be used now, or that nobody knows. */
export const closedClinicCodes = {
  expired: {
    heading: "This code has expired",
    text: "Its last day has passed. Your clinic can tell you if there’s a new one.",
    next: { text: "See all memberships", href: "/membership" },
    other: { text: "Ask our team", href: "/contact" },
  },
  usedUp: {
    heading: "This code is used up",
    text: "All uses that were agreed with the clinic are taken. Please ask your clinic if there are more.",
    next: { text: "See all memberships", href: "/membership" },
    other: { text: "Ask our team", href: "/contact" },
  },
  off: {
    heading: "This code is switched off",
    text: "It cannot be used at the moment. Your clinic can tell you more, and so can we.",
    next: { text: "Ask our team", href: "/contact" },
    other: { text: "See all memberships", href: "/membership" },
  },
  missing: {
    heading: "We do not know this code",
    text: "The address may have a slip in it. Please compare it with your card, letter by letter. Capital or small letters make no difference.",
    next: { text: "How a clinic’s code works", href: "/clinics/patient-pre-onboarding" },
    other: { text: "Ask our team", href: "/contact" },
  },
} as const satisfies Record<string, ClosedClinicCode>;
