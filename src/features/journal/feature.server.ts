import type { Feature } from "#platform/feature.ts";

/** Prompts, and a journal that stays in the browser. */
export const journalFeature = { name: "journal" } satisfies Feature;
