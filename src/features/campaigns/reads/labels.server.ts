import { labelLanguage, labelsByLanguage } from "#content/campaign-labels/by-language.ts";
import type { CampaignLabels } from "#content/campaign-labels/en.ts";

/** The labels that a page sends to the browser for a campaign; undefined for English, which the browser has. */
export function sentLabelsIn(language: string): { language: string; labels: CampaignLabels } | undefined {
  const known = labelLanguage(language);
  return known === "en" ? undefined : { language: known, labels: labelsByLanguage[known] };
}
