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

/**
 * Whether a path may be told: only those that search engines know too. All others may carry what belongs to one
 * person, such as the signed link of a letter, a clinic's code, a page of questions or a mistyped address.
 */
export function mayBeTold(path: string, publicPaths: readonly string[]): boolean {
  return publicPaths.includes(path) || episode.test(path);
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
