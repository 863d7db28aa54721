import type { CampaignContent } from "#features/campaigns/schema/campaign.ts";
import { eveningQuestion, section } from "#tests/support/campaign-content.ts";

/** Answers to the sample campaign: the shortest, and one with everything. */
export const monday = { evening: { chosen: ["monday"] } };
export const words = { ...monday, helps: { chosen: ["plan", "group"] }, words: "A very quiet room" };

/** The sample campaign with so many places on Monday. */
export const withPlaces = (cap: number): Partial<CampaignContent> => ({
  sections: [
    section("first", {
      ...eveningQuestion,
      ...(eveningQuestion.kind === "oneChoice"
        ? {
            options: eveningQuestion.options.map((option) =>
              option.id === "monday" ? { ...option, cap } : option,
            ),
          }
        : {}),
    }),
  ],
});
