import type { Feature } from "#platform/feature.ts";
import routes from "./routes.ts";

/** Worksheets that are filled in and saved in the browser. */
export const worksheetsFeature = { name: "worksheets", routes } satisfies Feature;
