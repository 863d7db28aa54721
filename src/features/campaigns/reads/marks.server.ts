import type { FieldCipher } from "#platform/crypto/field-cipher.ts";
import type { CampaignContent } from "../schema/campaign.ts";

/** Counts whole responses. */
export const everyResponse = "all";

const markLength = 16;

/**
 * The stored value for one choice of one question. It's keyed, so a copy of the database doesn't reveal what anybody
 * chose, even to someone who knows the questions.
 */
export function markOf(
  { cipher }: { cipher: FieldCipher },
  campaignId: string,
  question: string,
  value: string,
): string {
  return cipher.lastingIndex(`campaign ${campaignId}`, `${question}=${value}`).slice(0, markLength);
}

/** Everything with a limit in a campaign: whole responses, and options. */
export function capsOf(
  services: { cipher: FieldCipher },
  campaignId: string,
  { cap, sections }: CampaignContent,
): ReadonlyMap<string, { cap: number; option?: string; question?: string }> {
  const caps = new Map<string, { cap: number; option?: string; question?: string }>();
  if (cap !== null) caps.set(everyResponse, { cap });
  for (const question of sections.flatMap(({ questions }) => questions))
    if (question.kind === "oneChoice" || question.kind === "severalChoices")
      for (const option of question.options)
        if (option.cap !== null)
          caps.set(markOf(services, campaignId, question.id, option.id), {
            cap: option.cap,
            option: option.id,
            question: question.id,
          });
  return caps;
}
