import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import type { Actor } from "#features/permissions/access.ts";
import { type Columns, listOf } from "#platform/list/columns.ts";
import type { Services } from "#platform/services.ts";

import { membersCopy as copy, membersCopy } from "../copy.ts";
import type { TeamMember } from "../schema.ts";
import { teamMembers } from "./accounts.server.ts";

/** The data of the team's screen. */
export async function membersScreen(services: Services, actor: Actor) {
  const { people, ...factor } = await teamMembers(services, actor);
  return {
    title: membersCopy.heading,
    copy: membersCopy,
    marks: fieldMarks,
    failed: adminCopy.failed,
    list: listOf(memberColumns, people, ({ id, state, seen, you }) => ({
      id,
      state,
      seen,
      you,
      href: `/admin/people/${id}`,
    })),
    ...factor,
  };
}

export type MemberList = Awaited<ReturnType<typeof membersScreen>>["list"];

/** The columns of the list of team members. */
const memberColumns = {
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
