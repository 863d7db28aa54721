import type { Feature } from "#platform/feature.ts";

/** Writing prompts, and a journal that stays in the browser. */
export const journalFeature = { name: "journal" } satisfies Feature;
