import { useState } from "react";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { toast } from "#ui/toast/store.ts";
import type { membersCopy, personCopy } from "../copy.ts";
import type { TeamMember, TeamMemberPatch } from "../schema.ts";

/** Resends the invitation, closes the account after confirmation, or reopens it. */
export function AccountPanel(part: MemberPart) {
  const { copy, person } = part;
  const { busy, problem, change } = usePersonChange(part);
  const [asking, setAsking] = useState(false);
  if (person.state === "disabled")
    return (
      <Panel heading={copy.open.heading} id="account">
        <p className="max-w-text text-ink-soft">{copy.open.text}</p>
        <ProblemNote problem={problem} />
        <p>
          <Button busy={busy} onClick={() => void change({ account: "open" })} size="small" variant="primary">
            {busy ? copy.busy : copy.open.submit}
          </Button>
        </p>
      </Panel>
    );
  return (
    <>
      {person.state === "invited" ? <InvitationPanel {...part} /> : null}
      <Panel heading={copy.close.heading} id="account">
        <p className="max-w-text text-ink-soft">{copy.close.text}</p>
        <ProblemNote problem={problem} />
        {asking ? (
          <div className="flex flex-wrap gap-3">
            <Button
              busy={busy}
              onClick={async () => {
                if (await change({ account: "closed" })) setAsking(false);
              }}
              size="small"
              variant="danger"
            >
              {copy.close.sure}
            </Button>
            <Button autoFocus onClick={() => setAsking(false)} size="small" variant="outline">
              {copy.close.keep}
            </Button>
          </div>
        ) : (
          <p>
            <Button onClick={() => setAsking(true)} size="small" variant="danger-outline">
              {copy.close.submit}
            </Button>
          </p>
        )}
      </Panel>
    </>
  );
}

function InvitationPanel(part: MemberPart) {
  const { copy } = part;
  const { busy, problem, act } = usePersonChange(part);
  return (
    <Panel heading={copy.invitation.heading} id="invitation">
      <p className="max-w-text text-ink-soft">{copy.invitation.text}</p>
      <ProblemNote problem={problem} />
      <p>
        <Button
          busy={busy}
          onClick={() => void act("POST", "/invitation", {})}
          size="small"
          variant="outline"
        >
          {busy ? copy.busy : copy.invitation.submit}
        </Button>
      </p>
    </Panel>
  );
}

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
