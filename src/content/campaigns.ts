/** The copy around campaigns in English: for the team's screens, and for what isn't one campaign's. */

import { campaignCopyOf } from "./campaign-labels/campaign-copy.ts";
import { en } from "./campaign-labels/en.ts";
import { namedTexts } from "./current.ts";

export const englishCampaignCopy = campaignCopyOf(en, "en-US");

export const {
  answerErrors,
  campaignRefusals,
  campaignPage,
  campaignDraft,
  campaignThanks,
  campaignAddresses,
  receiptCopy,
} = englishCampaignCopy;

/** What search engines are told of every campaign. */
export const campaignMeta = namedTexts({
  titleEnd: "{name}",
  keywords: ["{name}", "questions", "survey", "peer support", "family building"],
} as const);

/** Where a campaign without a next step of its own leads. */
export const campaignNextHref = "/support/peer-support-community";
