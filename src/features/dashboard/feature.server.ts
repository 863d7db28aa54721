import type { Feature } from "#platform/feature.ts";
import { adminEndpoints } from "./api.server.ts";
import routes from "./routes.ts";

/** The admin's frame and first screen, and the search over everything. */
export const dashboardFeature = { name: "dashboard", routes, endpoints: adminEndpoints } satisfies Feature;
