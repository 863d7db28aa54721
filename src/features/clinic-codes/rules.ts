import { plansOnSale, plansOnSaleIds } from "#content/plans.ts";

export const clinicCodeBounds = {
  clinic: 200,
  code: 24,
  shortestCode: 4,
  covers: 300,
  uses: 1_000_000,
} as const;

/** Letters, numbers and single hyphens. */
export const codeShape = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/;

export function isCode(typed: string): boolean {
  return (
    typed.length >= clinicCodeBounds.shortestCode &&
    typed.length <= clinicCodeBounds.code &&
    codeShape.test(typed)
  );
}

export function codeKey(code: string): string {
  return code.trim().toUpperCase();
}

/** The state set by the team. */
export const clinicCodeStates = ["on", "off", "usedUp"] as const;
export type ClinicCodeState = (typeof clinicCodeStates)[number];

/** A code's status at a point in time. */
export type ClinicCodeStatus = "live" | "expired" | "off" | "usedUp";

export function clinicCodeStatus(
  { state, lastDay }: { state: ClinicCodeState; lastDay: string },
  now: Date,
): ClinicCodeStatus {
  if (state !== "on") return state;
  return isOver(lastDay, now) ? "expired" : "live";
}

/** Whether a last day has passed in every time zone; "" means no last day. */
export function isOver(lastDay: string, now: Date): boolean {
  return lastDay !== "" && now.getTime() >= endOf(lastDay);
}

// The last time zone ends its day twelve hours after UTC.
function endOf(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`) + 36 * 60 * 60 * 1_000;
}

/** Counts below this aren't shown. */
export const smallestGroup = 10;

/**
 * Rounds a count by day: past days are grouped in order until a group reaches ten, and an incomplete group isn't
 * counted. The shown count therefore changes by zero or by at least ten, so a single visit is never visible.
 * @param days in chronological order.
 */
export function releasedCount(days: readonly { day: string; count: number }[], today: string): number {
  let released = 0;
  let group = 0;
  for (const { day, count } of days) {
    if (day >= today) break;
    group += count;
    if (group < smallestGroup) continue;
    released += group;
    group = 0;
  }
  return released;
}

/** Excludes look-alike characters and vowels (so it can't spell words). */
const alphabet = "BCDFGHJKMNPQRTVWXYZ2346789";

/** Generates a code from random bytes: KIN-7QXM-4TRH. */
export function codeFrom(bytes: Uint8Array, prefix: string): string {
  const letters = [...bytes.subarray(0, 8)].map((byte) => alphabet[byte % alphabet.length] ?? "");
  return [prefix, letters.slice(0, 4).join(""), letters.slice(4).join("")].filter(Boolean).join("-");
}

/** How codes begin: as the team has chosen, or with the first three letters of the name; empty for one without any. */
export function codePrefix({ chosen = "", name }: { chosen?: string | undefined; name: string }): string {
  const plain = (text: string) =>
    text
      .normalize("NFD")
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, "");
  return plain(chosen).slice(0, 6) || plain(name).slice(0, 3);
}

export const clinicCodePlanIds = plansOnSaleIds;

/** The same with what they say now. */
export const clinicCodePlans = plansOnSale;
