import { useState } from "react";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { toast } from "#ui/toast/store.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import type { TeamMember } from "../schema.ts";
import type { action } from "./member-action.server.ts";

type MemberProps = { person: TeamMember };

export function AccountPanel({ person }: MemberProps) {
  const { busy, problem, send } = useOperations<typeof action>();
  const change = (account: "open" | "closed", title: string) => {
    const done = () => toast({ title });
    void send("changeTeamMember", { revision: person.revision, account }, { done });
  };
  if (person.state === "disabled")
    return (
      <Panel heading="This account is closed" id="account">
        <p className="max-w-text text-ink-soft">
          Reopening it sends an email with a link to choose a new password.
        </p>
        <ProblemNote problem={problem} />
        <p>
          <Button
            busy={busy}
            onClick={() => change("open", "Account reopened. An email is on its way.")}
            size="small"
            variant="primary"
          >
            {busy ? "One moment..." : "Reopen account"}
          </Button>
        </p>
      </Panel>
    );
  return (
    <>
      {person.state === "invited" ? <InvitationPanel /> : null}
      <Panel heading="Close this account" id="account">
        <p className="max-w-text text-ink-soft">
          They're signed out everywhere and can't sign in anymore. You can reopen the account within 30 days.
          After that it's erased.
        </p>
        <ProblemNote problem={problem} />
        <SurePress
          ask="Close account"
          busy={busy}
          onSure={() => change("closed", "Account closed. All its sessions have ended.")}
          sure="Yes, close it"
        />
      </Panel>
    </>
  );
}

function InvitationPanel() {
  const { busy, problem, send } = useOperations<typeof action>();
  const again = () =>
    void send("reinviteTeamMember", {}, { done: ({ message }) => toast({ title: message }) });
  return (
    <Panel heading="Invitation" id="invitation">
      <p className="max-w-text text-ink-soft">
        This team member hasn't chosen a password yet. Sending a new invitation cancels the old link.
      </p>
      <ProblemNote problem={problem} />
      <p>
        <Button busy={busy} onClick={again} size="small" variant="outline">
          {busy ? "One moment..." : "Resend invitation"}
        </Button>
      </p>
    </Panel>
  );
}

export function FactorPanel({ person, ofAll }: MemberProps & { ofAll: boolean }) {
  const { busy, problem, send } = useOperations<typeof action>();
  const { revision, secondFactor, mustUseFactor } = person;
  const require = () => {
    const done = () => toast({ title: "Saved." });
    void send("changeTeamMember", { revision, mustUseFactor: !mustUseFactor }, { done });
  };
  const reset = () => {
    const done = () =>
      toast({ title: "Two-step sign-in has been reset and passkeys removed. All sessions have ended." });
    void send("resetSecondFactorOf", {}, { done });
  };
  return (
    <Panel
      aside={
        <Tag kind={secondFactor ? "good" : "quiet"} state>
          {secondFactor ? "On" : "Off"}
        </Tag>
      }
      heading="Two-step sign-in"
      id="second-step"
    >
      <p className="max-w-text text-ink-soft">
        {mustUseFactor
          ? "This team member must use two-step sign-in, and can't do anything else until it's set up."
          : "Two-step sign-in is optional for this team member."}{" "}
        {ofAll ? "It's required for everyone on the team." : null}
      </p>
      <ProblemNote problem={problem} />
      <p>
        <Button busy={busy} onClick={require} size="small" variant="outline">
          {mustUseFactor ? "Make it optional" : "Require it"}
        </Button>
      </p>
      {secondFactor ? (
        <div className="grid justify-items-start gap-3 border-t border-line pt-5">
          <p className="max-w-text text-ink-soft">
            Use this if they lost their phone or passkey and have no recovery codes. First make sure the
            request is really from them. Their passkeys are removed, they're signed out everywhere, and they
            can sign in with their password alone until they set it up again.
          </p>
          <SurePress ask="Reset two-step sign-in" busy={busy} onSure={reset} sure="Yes, reset it" />
        </div>
      ) : null}
    </Panel>
  );
}

type SurePressProps = { ask: string; sure: string; busy: boolean; onSure(): void };

/** A button that asks once more before it does anything. What it does takes it off the screen. */
function SurePress({ ask, sure, busy, onSure }: SurePressProps) {
  const [asking, setAsking] = useState(false);
  return asking ? (
    <div className="flex flex-wrap gap-3">
      <Button busy={busy} onClick={onSure} size="small" variant="danger">
        {sure}
      </Button>
      <Button autoFocus onClick={() => setAsking(false)} size="small" variant="outline">
        Cancel
      </Button>
    </div>
  ) : (
    <Button
      className="justify-self-start"
      onClick={() => setAsking(true)}
      size="small"
      variant="danger-outline"
    >
      {ask}
    </Button>
  );
}
