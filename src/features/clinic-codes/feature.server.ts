import type { Feature } from "#platform/feature.ts";
import { couponsEndpoints } from "./api.server.ts";
import { couponsMigrations } from "./table.server.ts";

/** Codes that clinics hand to their patients. */
export const clinicCodesFeature = {
  name: "clinic-codes",
  migrations: couponsMigrations,
  endpoints: couponsEndpoints,
  reservedPaths: [/^\/c\/[^/]+$/],
} satisfies Feature;
