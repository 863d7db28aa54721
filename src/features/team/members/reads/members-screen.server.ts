import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import type { Actor } from "#features/permissions/access.ts";
import { listOf } from "#platform/list/columns.ts";
import type { Services } from "#platform/services.ts";
import { memberColumns } from "../copy/columns.ts";
import { membersCopy } from "../copy.ts";
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
