import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import { OperationForm } from "#web/admin/operation-form.tsx";
import type { Problem } from "#web/admin/use-operations.ts";
import type { HostChoice } from "../reads/hosts.server.ts";

const copy = {
  heading: "Hosts",
  text: "A host signs in and sees the meetings of the groups you choose for them, and nothing else in the admin: people's names, who has come, and the ground rules. No email addresses. They can go into the meeting, close its door, change its link and remove someone. Editors and owners can do that in every group.",
  none: "Nobody on the team has the role host yet.",
  invite: "Invite a host",
  invited: "Invited",
  hosts: "Hosts this group",
  add: "Make host",
  remove: "Remove as host",
  added: (name: string) => `${name} hosts this group now. They don't get an email.`,
  removed: (name: string) => `${name} doesn't host this group anymore. They don't get an email.`,
} as const;

type HostsPanelProps = {
  hosts: readonly HostChoice[];
  /** Owners invite hosts. */
  canInvite: boolean;
  busy: boolean;
  problem: Problem | undefined;
  /** `said`: what to say once it's done. */
  onChange(change: { memberId: string; isHost: boolean }, said: string): void;
};

/** Chosen among the team members with the role host. */
export function HostsPanel({ hosts, canInvite, busy, problem, onChange }: HostsPanelProps) {
  return (
    <Panel heading={copy.heading} id="hosts">
      <p className="max-w-text text-ink-soft">{copy.text}</p>
      <ProblemNote problem={problem} />
      {hosts.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {hosts.map(({ id, name, isHost, invited }) => (
            <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3" key={id}>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
                {name}
                {isHost ? (
                  <Tag kind="good" state>
                    {copy.hosts}
                  </Tag>
                ) : null}
                {invited ? <Tag kind="quiet">{copy.invited}</Tag> : null}
              </p>
              <OperationForm
                onSend={() =>
                  onChange({ memberId: id, isHost: !isHost }, copy[isHost ? "removed" : "added"](name))
                }
                operation="changeGroupHost"
                values={{ memberId: id, isHost: isHost ? "no" : "yes" }}
              >
                <Button disabled={busy} size="small" type="submit" variant="outline">
                  {isHost ? copy.remove : copy.add}
                  <span className="sr-only">: {name}</span>
                </Button>
              </OperationForm>
            </li>
          ))}
        </ul>
      )}
      {canInvite ? (
        <p>
          <a className={panelLink} href="/admin/people#invite-heading">
            {copy.invite}
          </a>
        </p>
      ) : null}
    </Panel>
  );
}
