import type { Feature } from "#platform/feature.ts";
import routes from "./routes.ts";

/** Writing prompts, and a journal that stays in the browser. */
export const journalFeature = { name: "journal", routes } satisfies Feature;
