/** Where the bar's script and the service's own frame lie. Both exist only while an identifier is set. */
export const barPath = "/analytics/bar.js";
export const framePath = "/analytics/frame";

/** After so long a visitor is asked once more, whatever the answer was. */
export const askedAgainMonths = 12;

export type Answer = "yes" | "no";

/** An answer as the device keeps it: the day and the wording it was given to. */
export type KeptAnswer = { answer: Answer; day: string; version: number };

/** The answer that counts today: none when it was given to other words, or too long ago, or cannot be read. */
export function standingAnswer(
  kept: string | null,
  { version, today }: { version: number; today: Date },
): Answer | undefined {
  const { answer, day, version: given } = readKept(kept);
  if (given !== version || (answer !== "yes" && answer !== "no")) return undefined;
  const until = new Date(`${day}T00:00:00.000Z`);
  until.setUTCMonth(until.getUTCMonth() + askedAgainMonths);
  return today < until ? answer : undefined;
}

/** The text that keeps an answer. */
export function keptText(answer: Answer, { version, today }: { version: number; today: Date }): string {
  return JSON.stringify({ answer, day: today.toISOString().slice(0, 10), version } satisfies KeptAnswer);
}

function readKept(kept: string | null): Partial<Record<keyof KeptAnswer, unknown>> {
  try {
    const read: unknown = JSON.parse(kept ?? "{}");
    return typeof read === "object" && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** A browser that asks not to be tracked has said no, in place of its reader. */
export function asksNotToBeTracked(browser: object): boolean {
  return Reflect.get(browser, "globalPrivacyControl") === true || Reflect.get(browser, "doNotTrack") === "1";
}

const episode = /^\/resources\/podcast\/[a-z0-9-]+$/;

/** Addresses that hold a token, a code or a name made by the team. Only their pattern is sent. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^\/c\/[^/]+$/, "/c/:code"],
  [/^\/campaign\/[^/]+$/, "/campaign/:slug"],
  [/^\/newsletter\/[^/]+\/[^/]+$/, "/newsletter/:purpose/:token"],
  [/^\/privacy\/my-data\/.+$/, "/privacy/my-data/:purpose/:token"],
];

/** The paths of our pages: those that search engines list, and the others. */
export type KnownPaths = { listed: readonly string[]; unlisted: readonly string[] };

/**
 * What the service is told of a page: its path, its pattern where the path belongs to one person, "/404" for every
 * address that leads nowhere, since a mistyped one can hold anything. Nothing for the team's own pages.
 */
export function reportedPath(
  path: string,
  { listed, unlisted }: KnownPaths,
  isMissing: boolean,
): string | undefined {
  if (/^\/admin(\/|$)/.test(path)) return undefined;
  if (isMissing) return missingPath;
  if (listed.includes(path) || unlisted.includes(path) || episode.test(path)) return path;
  return patterns.find(([shape]) => shape.test(path))?.[1] ?? missingPath;
}

/** What stands for every address that leads nowhere. */
const missingPath = "/404";

/**
 * Whether visitors are asked on a page: only on those that search engines list. Somebody who follows a link from a
 * mail or types a code has come for one thing.
 */
export function mayAskOn(path: string, { listed }: KnownPaths): boolean {
  return listed.includes(path) || episode.test(path);
}

/**
 * The cookies among these that the service would have set. Its frame cannot set any; they may be left from a time
 * before this site was here.
 */
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
