import type { Feature } from "#platform/feature.ts";
import { adminEndpoints } from "./api.server.ts";

/** The admin's first screen, and the search over everything. */
export const dashboardFeature = { name: "dashboard", endpoints: adminEndpoints } satisfies Feature;
