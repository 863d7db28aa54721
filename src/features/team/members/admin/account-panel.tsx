import { useState } from "react";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { toast } from "#ui/toast/store.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import type { TeamMember } from "../schema.ts";
import type { action } from "./member-screen.tsx";

const copy = {
  invitation: {
    heading: "Invitation",
    text: "This team member hasn't chosen a password yet. Sending a new invitation cancels the old link.",
    submit: "Resend invitation",
  },
  close: {
    heading: "Close this account",
    text: "They're signed out everywhere and can't sign in anymore. You can reopen the account within 30 days. After that it's erased.",
    submit: "Close account",
    sure: "Yes, close it",
    done: "Account closed. All its sessions have ended.",
  },
  open: {
    heading: "This account is closed",
    text: "Reopening it sends an email with a link to choose a new password.",
    submit: "Reopen account",
    done: "Account reopened. An email is on its way.",
  },
  secondStep: {
    heading: "Two-step sign-in",
    on: "On",
    off: "Off",
    needed: "This team member must use two-step sign-in, and can't do anything else until it's set up.",
    free: "Two-step sign-in is optional for this team member.",
    ofAll: "It's required for everyone on the team.",
    require: "Require it",
    release: "Make it optional",
    changed: "Saved.",
    reset: "Reset two-step sign-in",
    resetText:
      "Use this if they lost their phone or passkey and have no recovery codes. First make sure the request is really from them. Their passkeys are removed, they're signed out everywhere, and they can sign in with their password alone until they set it up again.",
    resetSure: "Yes, reset it",
    resetDone: "Two-step sign-in has been reset and passkeys removed. All sessions have ended.",
  },
  keep: "Cancel",
  busy: "One moment...",
} as const;

type MemberProps = { person: TeamMember };

/** Resends the invitation, closes the account after confirmation, or reopens it. */
export function AccountPanel({ person }: MemberProps) {
  const { busy, problem, send } = useOperations<typeof action>();
  const [asking, setAsking] = useState(false);
  const change = (account: "open" | "closed", title: string) => {
    const done = () => {
      setAsking(false);
      toast({ title });
    };
    void send("changeTeamMember", { revision: person.revision, account }, { done });
  };
  if (person.state === "disabled")
    return (
      <Panel heading={copy.open.heading} id="account">
        <p className="max-w-text text-ink-soft">{copy.open.text}</p>
        <ProblemNote problem={problem} />
        <p>
          <Button busy={busy} onClick={() => change("open", copy.open.done)} size="small" variant="primary">
            {busy ? copy.busy : copy.open.submit}
          </Button>
        </p>
      </Panel>
    );
  return (
    <>
      {person.state === "invited" ? <InvitationPanel /> : null}
      <Panel heading={copy.close.heading} id="account">
        <p className="max-w-text text-ink-soft">{copy.close.text}</p>
        <ProblemNote problem={problem} />
        {asking ? (
          <div className="flex flex-wrap gap-3">
            <Button
              busy={busy}
              onClick={() => change("closed", copy.close.done)}
              size="small"
              variant="danger"
            >
              {copy.close.sure}
            </Button>
            <Button autoFocus onClick={() => setAsking(false)} size="small" variant="outline">
              {copy.keep}
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

function InvitationPanel() {
  const { busy, problem, send } = useOperations<typeof action>();
  const again = () =>
    void send("reinviteTeamMember", {}, { done: ({ message }) => toast({ title: message }) });
  return (
    <Panel heading={copy.invitation.heading} id="invitation">
      <p className="max-w-text text-ink-soft">{copy.invitation.text}</p>
      <ProblemNote problem={problem} />
      <p>
        <Button busy={busy} onClick={again} size="small" variant="outline">
          {busy ? copy.busy : copy.invitation.submit}
        </Button>
      </p>
    </Panel>
  );
}

/** Requires a second factor of this team member, or resets a lost one. */
export function FactorPanel({ person, ofAll }: MemberProps & { ofAll: boolean }) {
  const { secondStep } = copy;
  const { busy, problem, send } = useOperations<typeof action>();
  const [asking, setAsking] = useState(false);
  const { revision, secondFactor, mustUseFactor } = person;
  const require = () => {
    const done = () => toast({ title: secondStep.changed });
    void send("changeTeamMember", { revision, mustUseFactor: !mustUseFactor }, { done });
  };
  const reset = () => {
    const done = () => {
      setAsking(false);
      toast({ title: secondStep.resetDone });
    };
    void send("resetSecondFactorOf", {}, { done });
  };
  return (
    <Panel
      aside={
        <Tag kind={secondFactor ? "good" : "quiet"} state>
          {secondFactor ? secondStep.on : secondStep.off}
        </Tag>
      }
      heading={secondStep.heading}
      id="second-step"
    >
      <p className="max-w-text text-ink-soft">
        {mustUseFactor ? secondStep.needed : secondStep.free} {ofAll ? secondStep.ofAll : null}
      </p>
      <ProblemNote problem={problem} />
      <p>
        <Button busy={busy} onClick={require} size="small" variant="outline">
          {mustUseFactor ? secondStep.release : secondStep.require}
        </Button>
      </p>
      {secondFactor ? (
        <div className="grid justify-items-start gap-3 border-t border-line pt-5">
          <p className="max-w-text text-ink-soft">{secondStep.resetText}</p>
          {asking ? (
            <div className="flex flex-wrap gap-3">
              <Button busy={busy} onClick={reset} size="small" variant="danger">
                {secondStep.resetSure}
              </Button>
              <Button autoFocus onClick={() => setAsking(false)} size="small" variant="outline">
                {copy.keep}
              </Button>
            </div>
          ) : (
            <Button onClick={() => setAsking(true)} size="small" variant="danger-outline">
              {secondStep.reset}
            </Button>
          )}
        </div>
      ) : null}
    </Panel>
  );
}
