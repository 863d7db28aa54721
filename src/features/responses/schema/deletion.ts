import * as z from "zod/mini";
import { adminMessages } from "#features/campaigns/copy/campaign-copy.ts";
import { campaignBounds } from "#features/campaigns/rules/limits.ts";
import { safeText } from "#platform/http/safe-string.ts";

/** The text to type before a campaign and its responses are deleted. */
export const campaignDeletion = z.strictObject({
  title: safeText({ max: campaignBounds.title, sentence: adminMessages.tooLong(campaignBounds.title) }),
});
