import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { adminMessages } from "../../copy/campaign-copy.ts";
import { campaignBounds } from "../../rules.ts";

/** The text to type before a campaign and its responses are deleted. */
export const campaignDeletion = z.strictObject({
  title: safeText({ max: campaignBounds.title, sentence: adminMessages.tooLong(campaignBounds.title) }),
});
