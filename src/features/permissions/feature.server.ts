import type { Feature } from "#platform/feature.ts";

/** Which role may do what in the admin. */
export const permissionsFeature = { name: "permissions" } satisfies Feature;
