import type { Columns } from "#platform/list/columns.ts";
import { membersCopy as copy } from "../copy.ts";
import type { TeamMember } from "../schema.ts";

/** The columns of the list of team members. */
export const memberColumns = {
  name: {
    heading: "Name",
    value: ({ name }) => name,
    detail: ({ name, email }) => (email === name ? undefined : email),
  },
  role: { heading: "Role", value: ({ role }) => copy.roles[role] },
  state: { heading: "Account", value: ({ state }) => copy.states[state] },
  factor: {
    heading: "Two-step sign-in",
    value: ({ secondFactor, mustUseFactor }) => {
      if (secondFactor) return copy.factor.on;
      return mustUseFactor ? copy.factor.needed : copy.factor.off;
    },
    labelled: true,
  },
  seen: { heading: "Last seen", value: ({ seen }) => seen ?? copy.never, labelled: true },
} satisfies Columns<TeamMember>;
