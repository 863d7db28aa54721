import type { GroupLeftOut } from "#platform/mail/group-people.ts";

/**
 * Why somebody isn't among the recipients. One reason covers opting out and saying that something has changed: which of
 * the two it was isn't for the team to know.
 */
export const leftOutReasons = [
  "muted",
  "unreached",
  "unconfirmed",
  "unsubscribed",
  "paused",
  "canceled",
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** How many are left out, by the reason; those that apply to nobody are missing. */
export type LeftOut = readonly { reason: LeftOutReason; count: number }[];

/** Each count with a number, in the order of the reasons. */
export function leftOutOf(counts: Readonly<Partial<Record<LeftOutReason | GroupLeftOut, number>>>): LeftOut {
  return leftOutReasons.flatMap((reason) => {
    const count = counts[reason] ?? 0;
    return count === 0 ? [] : [{ reason, count }];
  });
}
