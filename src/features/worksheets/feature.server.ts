import type { Feature } from "#platform/feature.ts";

/** Worksheets that are filled in and saved in the browser. */
export const worksheetsFeature = { name: "worksheets" } satisfies Feature;
