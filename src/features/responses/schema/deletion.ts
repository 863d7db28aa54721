import * as z from "zod/mini";
import { deskSentences } from "#content/desk/campaign-words.ts";
import { campaignBounds } from "#features/campaigns/rules.ts";
import { safeText } from "#platform/http/safe-string.ts";

/** What must be typed before a campaign and its answers are deleted. */
export const campaignDeletion = z.strictObject({
  title: safeText({ max: campaignBounds.title, sentence: deskSentences.tooLong(campaignBounds.title) }),
});
