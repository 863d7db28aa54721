import type { FieldCipher } from "#platform/crypto/field-cipher.ts";
import type { CampaignContent } from "../schema.ts";

/** Counts whole answers. */
export const everyAnswer = "all";

const markLength = 16;

/**
 * What stands in the database for one choice of one question. It is keyed: a copy of the database does not tell
 * what anybody chose, not even to somebody who knows the questions.
 */
export function markOf(
  { cipher }: { cipher: FieldCipher },
  campaignId: string,
  question: string,
  value: string,
): string {
  return cipher.blindIndex(`campaign ${campaignId}`, `${question}=${value}`).slice(0, markLength);
}

/** What has only so many places in a campaign: the answers as a whole, and options with a cap. */
export function capsOf(
  services: { cipher: FieldCipher },
  campaignId: string,
  { cap, sections }: CampaignContent,
): ReadonlyMap<string, { cap: number; option?: string; question?: string }> {
  const caps = new Map<string, { cap: number; option?: string; question?: string }>();
  if (cap !== null) caps.set(everyAnswer, { cap });
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
