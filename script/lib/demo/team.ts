import { addMember } from "#features/team/writes/accounts.server.ts";
import type { Actor, Role } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { listMembers } from "#platform/team/members.ts";
import type { Team } from "./story.ts";

/** The password of everybody in a demo. It protects nothing: all that is behind it is invented. */
export const demoPassword = "only a demo of ours";

export const demoTeam = {
  owner: { email: "owner@demo.example", name: "Sample Owner" },
  editor: { email: "editor@demo.example", name: "Sample Editor" },
  viewer: { email: "viewer@demo.example", name: "Sample Viewer" },
  host: { email: "host@demo.example", name: "Sample Host" },
} as const satisfies Partial<Record<Role, { email: string; name: string }>>;

/** The three who sign in, as they are printed. A host runs meetings, and isn't counted among the team of three. */
export const signIns = ["owner", "editor", "viewer"] as const;

export async function makeTeam(services: Services): Promise<Team> {
  for (const role of ["owner", "editor", "viewer", "host"] as const)
    await addMember(services, { ...demoTeam[role], role, password: demoPassword });
  const members = await listMembers(services);
  const actor = (role: Role): Actor => {
    const member = members.find((each) => each.role === role);
    if (!member) throw new Error(`The demo has no ${role}.`);
    return { id: member.id, name: member.name, role, sessionId: "demo", needsSecondFactor: false };
  };
  return { owner: actor("owner"), editor: actor("editor"), viewer: actor("viewer"), host: actor("host") };
}
