/** The sections that visits are counted by: few and coarse, so that they don't reveal anyone's situation. */
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

/** Only the first segment of the path counts. */
const sectionByPart: ReadonlyMap<string, Section> = new Map([
  ["", "home"],
  ["journeys", "journeys"],
  ["pregnancy-loss", "journeys"],
  ["support", "support"],
  ["resources", "resources"],
  ["knowledge-hub", "resources"],
  ["membership", "membership"],
  // Visitors with a clinic code are on the way to a plan.
  ["c", "membership"],
  ["clinics", "clinics"],
  ["campaign", "campaigns"],
  ["contact", "contact"],
  ["our-family", "about"],
  ["privacy-policy", "legal"],
  ["terms-of-service", "legal"],
  ["consumer-health-data", "legal"],
  ["accessibility", "legal"],
  ["editorial-policy", "legal"],
  ["privacy", "other"],
  ["newsletter", "other"],
  ["thank-you", "other"],
  ["your-answer", "other"],
  ["offline", "other"],
]);

/** The section of a page; undefined for files, the API and the admin. */
export function sectionOf(path: string): Section | undefined {
  const end = path.indexOf("/", 1);
  const section = sectionByPart.get(path.slice(1, end < 0 ? path.length : end));
  // Files next to the pages have an extension.
  return section !== undefined && path.includes(".", path.lastIndexOf("/")) ? undefined : section;
}

/** How long a day's counts are kept, in months: long enough to compare a month with the same one two years before. */
export const visitsRetentionMonths = 25;
