import type { Feature } from "#platform/feature.ts";
import { groupsFiles } from "./api.server.ts";

/** The timetable of the support groups. */
export const groupsFeature = {
  name: "groups",
  files: groupsFiles,
  reservedPaths: [/^\/support\/groups(\/[^/]+)?\.ics$/],
} satisfies Feature;
