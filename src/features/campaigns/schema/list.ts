import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { adminMessages } from "../copy/campaign-copy.ts";
import { campaignBounds } from "../rules/limits.ts";
import { listSorts, placeOf } from "../rules/list-order.ts";
import type { CampaignStatus } from "../rules/schedule.ts";

export const campaignStatuses = [
  "draft",
  "notYet",
  "open",
  "full",
  "closed",
  "archived",
] as const satisfies CampaignStatus[];

/** The longest cursor: a title of the maximum length in four-byte characters. */
const longestCursor = 4_000;

/** The filter, order and cursor of the team's list. */
export const campaignListQuery = z.strictObject({
  /** Part of a title or an address. */
  search: z.optional(
    safeText({ max: campaignBounds.title, sentence: adminMessages.tooLong(campaignBounds.title) }),
  ),
  // As addresses name it, which people may have kept.
  standing: z.optional(z.enum(campaignStatuses, adminMessages.listStatus)),
  sort: z.optional(z.enum(listSorts, adminMessages.listSort)),
  cursor: z.optional(
    z.string().check(
      z.maxLength(longestCursor, adminMessages.listPlace),
      z.refine((cursor) => placeOf(cursor) !== undefined, adminMessages.listPlace),
    ),
  ),
});
export type CampaignListQuery = z.output<typeof campaignListQuery>;
