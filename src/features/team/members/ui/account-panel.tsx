import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { type PersonPart, usePersonChange } from "./member-part.ts";

/** The account itself: another invitation, closing it in two steps, opening it again. */
export function AccountPanel(part: PersonPart) {
  const { words, person } = part;
  const { busy, problem, change } = usePersonChange(part);
  const [asking, setAsking] = useState(false);
  if (person.state === "disabled")
    return (
      <Panel heading={words.open.heading} id="account">
        <p className="max-w-text text-ink-soft">{words.open.text}</p>
        <ProblemNote problem={problem} />
        <p>
          <Button busy={busy} onClick={() => void change({ account: "open" })} size="small" variant="primary">
            {busy ? words.busy : words.open.submit}
          </Button>
        </p>
      </Panel>
    );
  return (
    <>
      {person.state === "invited" ? <InvitationPanel {...part} /> : null}
      <Panel heading={words.close.heading} id="account">
        <p className="max-w-text text-ink-soft">{words.close.text}</p>
        <ProblemNote problem={problem} />
        {asking ? (
          <div className="flex flex-wrap gap-3">
            <Button
              busy={busy}
              onClick={async () => {
                if (await change({ account: "closed" })) setAsking(false);
              }}
              size="small"
              variant="primary"
            >
              {words.close.sure}
            </Button>
            <Button autoFocus onClick={() => setAsking(false)} size="small" variant="outline">
              {words.close.keep}
            </Button>
          </div>
        ) : (
          <p>
            <Button onClick={() => setAsking(true)} size="small" variant="outline">
              {words.close.submit}
            </Button>
          </p>
        )}
      </Panel>
    </>
  );
}

function InvitationPanel(part: PersonPart) {
  const { words } = part;
  const { busy, problem, act } = usePersonChange(part);
  return (
    <Panel heading={words.invitation.heading} id="invitation">
      <p className="max-w-text text-ink-soft">{words.invitation.text}</p>
      <ProblemNote problem={problem} />
      <p>
        <Button
          busy={busy}
          onClick={() => void act("POST", "/invitation", {})}
          size="small"
          variant="outline"
        >
          {busy ? words.busy : words.invitation.submit}
        </Button>
      </p>
    </Panel>
  );
}
