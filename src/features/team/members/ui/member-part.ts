import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { toast } from "#ui/toast/store.ts";
import type { membersCopy, personCopy } from "../copy.ts";
import type { Person, PersonPatch } from "../schema.ts";

/** What every part of a person's screen is drawn from. */
export type PersonPartCopy = {
  copy: typeof personCopy;
  roleHint: (typeof membersCopy)["invite"]["roleHint"];
  failed: string;
};
export type PersonPart = PersonPartCopy & { person: Person; onChange(): void };

/** Sends a change of one account, says what came of it, and reads the screen anew. */
export function usePersonChange({ person, failed, onChange }: PersonPart) {
  const { busy, problem, send } = useSending(failed);
  const address = `/api/admin/people/${person.id}`;
  async function act(method: string, path: string, body?: object): Promise<boolean> {
    const answer = await send(method, address + path, body);
    if (answer === undefined) return false;
    toast({ title: messageIn(answer) });
    onChange();
    return true;
  }
  const change = (patch: Omit<PersonPatch, "revision">) =>
    act("PATCH", "", { revision: person.revision, ...patch });
  return { busy, problem, act, change };
}
