import * as z from "zod/mini";
import { deskSentences } from "#content/desk/campaign-words.ts";
import { safeText } from "#platform/http/safe-string.ts";
import { campaignBounds } from "../rules.ts";

/** What the team's list can be narrowed by, and its order. */
export const campaignListQuery = z.strictObject({
  /** Part of a title or an address. */
  search: z.optional(
    safeText({ max: campaignBounds.title, sentence: deskSentences.tooLong(campaignBounds.title) }),
  ),
  standing: z.optional(z.enum(["draft", "notYet", "open", "closed", "archived"], deskSentences.listStanding)),
  sort: z.optional(z.enum(["changed", "title", "answers", "lastAnswer"], deskSentences.listSort)),
});
