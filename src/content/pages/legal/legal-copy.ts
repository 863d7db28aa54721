/** Words that every legal page shares. */
import { withTexts } from "../../page-texts.server.ts";
import type { KeptAs } from "./legal-page.ts";

export const legalCopy = withTexts({
  summaryHeading: "The short version",
  contentsHeading: "On this page",
  changed: "Last changed",
  needed: "Needed",
  optional: "Optional",
  upTo: "Up to {characters} characters",
  kept: {
    encrypted: "Encrypted.",
    plain: "Not encrypted.",
    consentLog: "In our record of consent.",
    notKept: "Not kept.",
  } satisfies Record<KeptAs, string>,
});

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
