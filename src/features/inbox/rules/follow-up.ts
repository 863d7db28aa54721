import type { ItemState } from "../forms/rules/conversation-kinds.ts";

/** Where a follow-up date still matters: closed conversations need none. */
export const followedUp = [
  "new",
  "open",
  "snoozed",
  "waiting",
  "merged",
] as const satisfies readonly ItemState[];

/** After this many days without a reply from them, closing is proposed. It never happens by itself. */
export const quietDays = 14;
