import type { Feature } from "#platform/feature.ts";
import { redirectsEndpoints } from "./api.server.ts";
import { redirectTitles } from "./reads/redirects.server.ts";
import routes from "./routes.ts";
import { missingRetention } from "./rules.ts";
import { redirectsMigrations } from "./table.server.ts";
import { removeOldMissing, startCounting } from "./writes/count.server.ts";

/** Redirects from old addresses. */
export const redirectsFeature = {
  name: "redirects",
  routes,
  itemTitles: redirectTitles,
  migrations: redirectsMigrations,
  endpoints: redirectsEndpoints,
  retention: { "redirects.missing": removeOldMissing },
  retentionKinds: [{ rule: missingRetention, rows: { table: "missing_addresses", since: "day" } }],
  background: startCounting,
  keyed: [{ table: "missing_addresses", passing: ["mark"] }],
} satisfies Feature;
