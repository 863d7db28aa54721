import type { Feature } from "#platform/feature.ts";

/** Guided breathing and night sounds, all in the browser. */
export const zendenFeature = { name: "zenden" } satisfies Feature;
