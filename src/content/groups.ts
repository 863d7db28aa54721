/** The timetable of the groups. A date is never written here: it follows from a group's first day and rhythm. */
import { crisisNumbers } from "./crisis.ts";
import { contentDocument, current } from "./current.ts";
import { furtherGroups } from "./groups/further-groups.ts";
import type { Group, GroupContent } from "./groups/group.ts";
import { identityGroups } from "./groups/identity-groups.ts";
import { pathGroups } from "./groups/path-groups.ts";
import { groupOf } from "./groups/timetable.ts";

/** The timetable, as the team edits it. */
export const groupsDocument = contentDocument<{ groups: readonly GroupContent[] }>("groups", {
  groups: [...pathGroups, ...identityGroups, ...furtherGroups],
});

/** The groups as they are now. */
export function groups(): readonly Group[] {
  return current(groupsDocument).groups.map(groupOf);
}

/** What a calendar file says besides the dates. */
export const calendarCopy = {
  /** All an onlooker sees of an entry; which group it is stands inside. */
  title: "Kinward group",
  calendarName: "Kinward groups",
  place: "Online",
  signUp: (href: string) => `Sign up: ${href}`,
  get crisis() {
    const { danger, crisis } = crisisNumbers();
    return `In danger, call ${danger}. In crisis, call or text ${crisis} in the US and Canada.`;
  },
  notMedical: "Peer support and education, not medical care.",
  sample: "Sample",
} as const;
