/** The timetable of the groups. A date is never written here: it follows from a group's first day and rhythm. */
import { furtherGroups } from "./groups/further-groups.ts";
import type { Group } from "./groups/group.ts";
import { identityGroups } from "./groups/identity-groups.ts";
import { pathGroups } from "./groups/path-groups.ts";

export const groups: readonly Group[] = [...pathGroups, ...identityGroups, ...furtherGroups];

/** What a calendar file says besides the dates. */
export const calendarCopy = {
  /** All an onlooker sees of an entry; which group it is stands inside. */
  title: "Kinward group",
  calendarName: "Kinward groups",
  place: "Online",
  signUp: (href: string) => `Sign up: ${href}`,
  crisis: "In danger, call 911. In crisis, call or text 988 in the US and Canada.",
  notMedical: "Peer support and education, not medical care.",
  sample: "Sample",
} as const;
