/** Figures and decisions about the codes of clinics, shared by browser and server. */
export const clinicCodeBounds = {
  clinic: 200,
  code: 24,
  shortestCode: 4,
  covers: 300,
  uses: 1_000_000,
} as const;

/** Letters, numbers and single hyphens, as somebody types it from a card. */
export const codeShape = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/;

/** Whether somebody could have been given this code. */
export function isCode(typed: string): boolean {
  return (
    typed.length >= clinicCodeBounds.shortestCode &&
    typed.length <= clinicCodeBounds.code &&
    codeShape.test(typed)
  );
}

/** One code, however it is typed. */
export function codeKey(code: string): string {
  return code.trim().toUpperCase();
}

/** What the team has done with a code. */
export const clinicCodeStates = ["on", "off", "usedUp"] as const;
export type ClinicCodeState = (typeof clinicCodeStates)[number];

/** Where a code stands at one moment. */
export type ClinicCodeStatus = "live" | "expired" | "off" | "usedUp";

export function clinicCodeStatus(
  { state, lastDay }: { state: ClinicCodeState; lastDay: string },
  now: Date,
): ClinicCodeStatus {
  if (state !== "on") return state;
  return isOver(lastDay, now) ? "expired" : "live";
}

/** Whether a last day has passed everywhere; "" is no last day. */
export function isOver(lastDay: string, now: Date): boolean {
  return lastDay !== "" && now.getTime() >= endOf(lastDay);
}

// A day is over where it ends last, twelve hours after UTC: nobody's last day is cut short.
function endOf(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`) + 36 * 60 * 60 * 1_000;
}

/** Under this many stays untold. */
export const smallestGroup = 10;

/**
 * What the desk may see of a count by day: whole days that are over, put together in their order until a group has
 * ten. What is left over waits. So two looks differ by nothing or by ten and more, and one visit is never seen to
 * arrive.
 * @param days in the order of time.
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

/** Without letters and figures that look alike on paper, and without vowels, so that no word comes of it. */
const alphabet = "BCDFGHJKMNPQRTVWXYZ2346789";

/** A code of our own making, from random bytes: KIN-7QXM-4TRH. */
export function codeFrom(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, 8)].map((byte) => alphabet[byte % alphabet.length] ?? "");
  return `KIN-${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}
