import { withoutEndSlashes } from "#content/page-path.ts";
import type { Answered } from "#platform/http/response-watcher.ts";

/** The extension of data requests for in-app navigation; the home page's has a name of its own. */
const dataEnding = ".data";
const homeData = "/_.data";

const framed = new Set(["iframe", "frame", "embed", "object"]);

/**
 * The section that a request is counted under; undefined if it isn't counted. A visit is a page view: loaded
 * completely, or reached by in-app navigation. `isProgram` recognizes bots by their user agent.
 */
export function countedSection(
  { method, url, headers, status }: Answered,
  isProgram: (name: string) => boolean,
): Section | undefined {
  // 304 means that the browser has the page cached: it is shown all the same.
  if (method !== "GET" || (status !== 200 && status !== 304)) return undefined;
  const address = withoutQuery(url);
  const isData = address.endsWith(dataEnding);
  const path = isData ? pageOfData(address) : address;
  const section = sectionOf(path);
  if (section === undefined) return undefined;
  if (headers["sec-gpc"] === "1" || headers.dnt === "1" || isAhead(headers)) return undefined;
  if (isData ? !isStep(headers, path) : !isShown(headers)) return undefined;
  const name = headers["user-agent"];
  return name === undefined || name === "" || isProgram(name) ? undefined : section;
}

function withoutQuery(url: string): string {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
}

function pageOfData(path: string): string {
  return path === homeData ? "/" : path.slice(0, -dataEnding.length);
}

type Headers = Answered["headers"];

/** Prefetched, and perhaps never shown. */
function isAhead(headers: Headers): boolean {
  const purpose = headers["sec-purpose"] ?? headers.purpose ?? headers["x-moz"];
  return purpose?.includes("prefetch") ?? false;
}

/** A top-level page; not one in an iframe or fetched by a worker for its cache. */
function isShown(headers: Headers): boolean {
  const mode = headers["sec-fetch-mode"];
  return (mode === undefined || mode === "navigate") && !framed.has(String(headers["sec-fetch-dest"]));
}

/** In-app navigation to another page. On the same page only the query has changed. */
function isStep({ referer, host }: Headers, path: string): boolean {
  if (referer === undefined || !URL.canParse(referer)) return false;
  const from = new URL(referer);
  return (
    from.host === host && sectionOf(from.pathname) !== undefined && withoutEndSlashes(from.pathname) !== path
  );
}

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
