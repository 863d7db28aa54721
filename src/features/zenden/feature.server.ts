import type { Feature } from "#platform/feature.ts";
import routes from "./routes.ts";

/** Guided breathing and night sounds, all in the browser. */
export const zendenFeature = { name: "zenden", routes } satisfies Feature;
