/** Text of a clinic code's page. How a code is used: src/content/clinic-code-path.ts. */
import type { SitePath } from "#content/schema.ts";

const number = (count: number) => count.toLocaleString("en-US");

type ClosedClinicCode = {
  heading: string;
  text: string;
  next: { text: string; href: SitePath };
  other: { text: string; href: SitePath };
};

/** A code that can be used. */
export const clinicCodePage = {
  meta: {
    title: "Your clinic's code - Kinward",
    description:
      "A code from your clinic for a Kinward membership: what it is for, how long it can be used, and how to use it in three steps.",
    keywords: ["Kinward", "clinic code", "coupon", "membership"],
    indexed: false,
  },
  heading: (clinic: string) => `A code from ${clinic}`,
  introduction:
    "It is for a Kinward membership: peer support and courses, alongside your care at the clinic.",
  codeLabel: "Your code",
  copy: "Copy the code",
  copied: "The code is copied.",
  copyFailed: "Your browser did not copy it. Please select the code and copy it by hand.",
  facts: { plan: "Plan", covers: "What it covers", uses: "Agreed uses", lastDay: "Last day" },
  uses: (count: number) =>
    count === 1 ? "One, agreed with the clinic" : `${number(count)} in all, agreed with the clinic`,
  noUses: "No number was agreed",
  lastDay: (day: string) => `${day}, until the end of that day`,
  noLastDay: "No last day was agreed",
  priceNote: "The purchase page shows the price with your code. Please check it there before you pay.",
  stepsHeading: "How to use it",
  /** Where the purchase page can take the code from the link. */
  oneTap: {
    text: "Continue with this code",
    note: "The purchase page opens in a new tab with your code filled in. Please check the price there before you confirm.",
    stepsHeading: "If your code isn't filled in",
  },
  help: "Is something not right? Your clinic handed the code out, and we are glad to help too.",
  privacyHeading: "What your clinic learns",
  privacy:
    "Not who you are. We count how often this page is opened and left for the purchase page, as a number by the day. If your browser asks not to be tracked, it is not counted. We tell a clinic such numbers in groups of ten or more.",
} as const;

/** A code that cannot be used now, or that nobody knows: why, and where to go from there. */
export const closedClinicCodes = {
  expired: {
    heading: "This code has expired",
    text: "Its last day has passed. Your clinic can tell you if there's a new one.",
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
    next: { text: "How a clinic's code works", href: "/clinics/patient-pre-onboarding" },
    other: { text: "Ask our team", href: "/contact" },
  },
} as const satisfies Record<string, ClosedClinicCode>;
