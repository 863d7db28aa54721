import type { Feature } from "#platform/feature.ts";
import { clinicCodesEndpoints } from "./api.server.ts";
import { clinicCodeTitles } from "./reads.server.ts";
import routes from "./routes.ts";
import { clinicCodesMigrations } from "./table.server.ts";
import { teamSettings } from "./team-settings.server.ts";

/** Codes that clinics hand to their patients. */
export const clinicCodesFeature = {
  name: "clinic-codes",
  routes,
  itemTitles: clinicCodeTitles,
  migrations: clinicCodesMigrations,
  endpoints: clinicCodesEndpoints,
  teamSettings,
  reservedPaths: [/^\/c\/[^/]+$/],
  keyed: [{ table: "coupons", columns: ["words"] }],
} satisfies Feature;
