/** Words that every legal page shares. */
import type { KeptAs } from "./legal-page.ts";

export const legalCopy = {
  summaryHeading: "The short version",
  contentsHeading: "On this page",
  changed: "Last changed",
  sampleTag: "Sample text",
  needed: "Needed",
  optional: "Optional",
  upTo: (characters: string) => `Up to ${characters} characters`,
  kept: {
    encrypted: "Kept encrypted.",
    plain: "Kept as it is.",
    consentLog: "Kept as a line in our record of consent.",
    notKept: "Not kept.",
  } satisfies Record<KeptAs, string>,
} as const;

/** A length of time as the pages print it. */
export function daysOf(count: number): string {
  return count === 1 ? "1 day" : `${count} days`;
}

export function minutesOf(count: number): string {
  return count === 1 ? "1 minute" : `${count} minutes`;
}

export function hoursOf(count: number): string {
  return count === 1 ? "1 hour" : `${count} hours`;
}

export function monthsOf(count: number): string {
  return count === 1 ? "1 month" : `${count} months`;
}
