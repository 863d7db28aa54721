import { auditCopy } from "#features/audit/copy.ts";
import type { Services } from "#platform/services.ts";
import { listMembers } from "#platform/team/members.ts";

/** The editor's name for an id; empty if they have left the team. */
export async function namesOf(services: Services): Promise<(id: string) => string> {
  const names = new Map((await listMembers(services)).map((member) => [member.id, member.name]));
  return (id) => (id === "terminal" ? auditCopy.actors.terminal : (names.get(id) ?? ""));
}
