/** Addresses of the consent bar's script and of the iframe. Both exist only while an identifier is set. */
export const barPath = "/analytics/bar.js";
export const framePath = "/analytics/frame";

/** After this time visitors are asked again, whatever their answer was. */
export const consentMonths = 12;

export type Answer = "yes" | "no";

/** A stored answer: with its day and the wording of the question. */
type KeptAnswer = { answer: Answer; day: string; version: number };

/** The valid answer today: none if it was for another wording, is too old, or can't be read. */
export function validAnswer(
  stored: string | null,
  { version, today }: { version: number; today: Date },
): Answer | undefined {
  const { answer, day, version: given } = readKept(stored);
  if (given !== version || (answer !== "yes" && answer !== "no")) return undefined;
  const until = new Date(`${day}T00:00:00.000Z`);
  until.setUTCMonth(until.getUTCMonth() + consentMonths);
  return today < until ? answer : undefined;
}

export function keptText(answer: Answer, { version, today }: { version: number; today: Date }): string {
  return JSON.stringify({ answer, day: today.toISOString().slice(0, 10), version } satisfies KeptAnswer);
}

function readKept(stored: string | null): Partial<Record<keyof KeptAnswer, unknown>> {
  try {
    const read: unknown = JSON.parse(stored ?? "{}");
    return typeof read === "object" && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** A browser that asks not to be tracked has said no for its user. */
export function asksNotToBeTracked(browser: object): boolean {
  return Reflect.get(browser, "globalPrivacyControl") === true || Reflect.get(browser, "doNotTrack") === "1";
}

const episode = /^\/resources\/podcast\/[a-z0-9-]+$/;

/** Addresses with a token, a code or a campaign name. Only their pattern is sent. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^\/c\/[^/]+$/, "/c/:code"],
  [/^\/campaign\/[^/]+$/, "/campaign/:slug"],
  [/^\/newsletter\/[^/]+\/[^/]+$/, "/newsletter/:purpose/:token"],
  [/^\/privacy\/my-data\/.+$/, "/privacy/my-data/:purpose/:token"],
];

/** Pages that nothing counts: the team's, and those behind links that only one person has. */
const uncounted = /^\/(admin|your-place|something-changed|your-letters)(\/|\.|$)/i;

/** Whether a page can have analytics at all. */
export function isCounted(path: string): boolean {
  return !uncounted.test(path);
}

/** The paths of our pages: those that search engines list, and the others. */
export type KnownPaths = { listed: readonly string[]; unlisted: readonly string[] };

/**
 * The path that is sent for a page: its path, its pattern if the path is specific to a person, or "/404" for unknown
 * addresses, since a mistyped one can contain anything. Undefined for pages that nothing counts.
 */
export function reportedPath(
  path: string,
  { listed, unlisted }: KnownPaths,
  isMissing: boolean,
): string | undefined {
  if (!isCounted(path)) return undefined;
  if (isMissing) return missingPath;
  if (listed.includes(path) || unlisted.includes(path) || episode.test(path)) return path;
  return patterns.find(([shape]) => shape.test(path))?.[1] ?? missingPath;
}

/** Sent for every unknown address. */
const missingPath = "/404";

/**
 * Whether visitors are asked on a page: only on pages that search engines list. People who follow a link in an email
 * or enter a code have come for one thing.
 */
export function mayAskOn(path: string, { listed }: KnownPaths): boolean {
  return listed.includes(path) || episode.test(path);
}

/** The analytics cookies among these. The iframe can't set any; they may be left from before this site. */
export function cookiesOfTheService(cookies: string): string[] {
  return cookies
    .split(";")
    .map((each) => each.split("=")[0]?.trim() ?? "")
    .filter((name) => /^_g(a|id|at|cl)(_|$)/.test(name));
}

/** Every domain a cookie of this host may have been set for. */
export function domainsOf(host: string): string[] {
  const parts = host.split(".");
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join("."));
}
