import { type CampaignCopy, campaignCopyOf } from "./campaign-copy.ts";
import { de } from "./de.ts";
import { type CampaignLabels, en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { frCa } from "./fr-ca.ts";
import { pt } from "./pt.ts";
import { zh } from "./zh.ts";

/** The labels of every language that the builder offers. */
export const labelsByLanguage = { en, es, fr, "fr-CA": frCa, de, pt, zh } as const satisfies Record<
  string,
  CampaignLabels
>;

export type LabelLanguage = keyof typeof labelsByLanguage;

/** The language of a campaign's labels: its own, or English if it was set through the API to one we have no labels for. */
export function labelLanguage(language: string): LabelLanguage {
  const known = Object.keys(labelsByLanguage).filter(
    (each): each is LabelLanguage => each in labelsByLanguage,
  );
  const [base] = language.split("-");
  return known.find((each) => each === language) ?? known.find((each) => each === base) ?? "en";
}

const copies = new Map<LabelLanguage, CampaignCopy>();

/** The copy around a campaign in its language. */
export function campaignCopyIn(language: string): CampaignCopy {
  const known = labelLanguage(language);
  const copy = copies.get(known) ?? campaignCopyOf(labelsByLanguage[known], known === "en" ? "en-US" : known);
  copies.set(known, copy);
  return copy;
}
