import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { type MemberPart, usePersonChange } from "./member-part.ts";

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
