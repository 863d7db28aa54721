import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { toast } from "#ui/toast/store.ts";
import type { membersCopy, personCopy } from "../copy.ts";
import type { TeamMember, TeamMemberPatch } from "../schema.ts";

/** The props of each part of a team member's screen. */
type MemberPartCopy = {
  copy: typeof personCopy;
  roleHint: (typeof membersCopy)["invite"]["roleHint"];
  failed: string;
};
export type MemberPart = MemberPartCopy & { person: TeamMember; onChange(): void };

/** Sends a change of the account, shows the result, and reloads the screen. */
export function usePersonChange({ person, failed, onChange }: MemberPart) {
  const { busy, problem, send } = useSending(failed);
  const address = `/api/admin/people/${person.id}`;
  async function act(method: string, path: string, body?: object): Promise<boolean> {
    const response = await send(method, address + path, body);
    if (response === undefined) return false;
    toast({ title: messageIn(response) });
    onChange();
    return true;
  }
  const change = (patch: Omit<TeamMemberPatch, "revision">) =>
    act("PATCH", "", { revision: person.revision, ...patch });
  return { busy, problem, act, change };
}
