/** The groups that a new site begins with, and what calendar files say. */

import { crisisNumbers } from "./crisis.ts";
import { namedTexts } from "./current.ts";
import { furtherGroups } from "./groups/further-groups.ts";
import type { ShippedGroup } from "./groups/group.ts";
import { identityGroups } from "./groups/identity-groups.ts";
import { pathGroups } from "./groups/path-groups.ts";

/** The groups as they are shipped. A date is never written there: it follows from the first day and the rhythm. */
export const shippedGroups: readonly ShippedGroup[] = [...pathGroups, ...identityGroups, ...furtherGroups];

/** What a calendar file says besides the dates. */
export const calendarCopy = namedTexts({
  /** All an onlooker sees of an entry. */
  title: "{name} group",
  calendarName: "{name} groups",
  place: "Online",
  more: (href: string) => `More: ${href}`,
  get crisis() {
    const { danger, crisis } = crisisNumbers();
    return `In danger, call ${danger}. In crisis, call or text ${crisis} in the US and Canada.`;
  },
  notMedical: "Peer support and education, not medical care.",
  sample: "Sample",
} as const);
