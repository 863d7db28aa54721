/** The parts of the site that visits are counted by: few and coarse, so that no situation shows. */
export const sections = [
  "home",
  "journeys",
  "support",
  "resources",
  "membership",
  "clinics",
  "campaigns",
  "contact",
  "about",
  "legal",
  "other",
] as const;
export type Section = (typeof sections)[number];

/** The first part of an address decides, and the rest of it is never looked at again. */
const sectionByPart: ReadonlyMap<string, Section> = new Map([
  ["", "home"],
  ["journeys", "journeys"],
  ["support", "support"],
  ["resources", "resources"],
  ["knowledge-hub", "resources"],
  ["membership", "membership"],
  // Somebody with a clinic's code is on the way to a plan.
  ["c", "membership"],
  ["clinics", "clinics"],
  ["campaign", "campaigns"],
  ["contact", "contact"],
  ["our-family", "about"],
  ["privacy-policy", "legal"],
  ["terms-of-service", "legal"],
  ["consumer-health-data", "legal"],
  ["accessibility", "legal"],
  ["privacy", "other"],
  ["newsletter", "other"],
  ["thank-you", "other"],
  ["your-answer", "other"],
  ["offline", "other"],
]);

/** The section of a page of ours; undefined for files, the interface for programs and the desk. */
export function sectionOf(path: string): Section | undefined {
  const end = path.indexOf("/", 1);
  const section = sectionByPart.get(path.slice(1, end < 0 ? path.length : end));
  // Files that stand beside the pages have an ending.
  return section !== undefined && path.includes(".", path.lastIndexOf("/")) ? undefined : section;
}

/** How long a day's numbers are kept, in months: long enough to set a month beside the same one of two years before. */
export const visitsRetentionMonths = 25;
