import { useState } from "react";
import { useRevalidator } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { roles } from "#features/permissions/access.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { Button } from "#ui/button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { Tag } from "#ui/tag.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { membersCopy, personCopy } from "../copy.ts";
import { memberWithSessions } from "../reads/accounts.server.ts";
import type { TeamMemberSession } from "../schema.ts";
import { AccountPanel, type MemberPart, usePersonChange } from "../ui/account-panel.tsx";
import { RoleChoice } from "../ui/role-choice.tsx";

/** What this person may do. */
function RolePanel(part: MemberPart) {
  const { copy, roleHint, person } = part;
  const { busy, problem, change } = usePersonChange(part);
  return (
    <Panel heading={copy.role.heading} id="role">
      <AdminForm
        busy={busy}
        problem={problem}
        className="gap-4"
        id="role"
        submit={{ text: copy.role.submit, busy: copy.busy }}
        onSend={async (given) => {
          const chosen = given.get("role");
          const role = roles.find((each) => each === chosen);
          if (role !== undefined && role !== person.role) await change({ role });
        }}
      >
        <RoleChoice
          choices={roles.map((value) => ({ value, label: roleHint[value] }))}
          chosen={person.role}
          legend={copy.role.label}
        />
      </AdminForm>
    </Panel>
  );
}

const link = "rounded-xs font-semibold text-link underline underline-offset-4 focus-ring";

export const loader = screenLoader(async ({ services, actor, params: { id = "" } }) => {
  const found = await memberWithSessions(services, actor, id);
  return {
    title: found.person.name,
    copy: personCopy,
    roleHint: membersCopy.invite.roleHint,
    failed: adminCopy.failed,
    ...found,
  };
});

/** One person of the team: role, second step, sessions, and closing the account. */
export default function MemberScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { copy, person, sessions, factorForAll } = content;
  const { revalidate } = useRevalidator();
  const part = { ...content, onChange: () => void revalidate() };
  const facts = [
    { label: copy.facts.email, text: person.email },
    { label: copy.facts.state, text: copy.states[person.state] },
    { label: copy.facts.factor, text: person.secondFactor ? copy.factor.on : copy.factor.off },
    { label: copy.facts.since, text: <LocalTime at={person.since} /> },
  ];
  return (
    <>
      <p className="text-small text-ink-soft">
        <a className={link} href="/admin/people">
          {copy.back}
        </a>
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight wrap-anywhere focus-ring">{person.name}</h1>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-small text-ink-faint">{label}</dt>
            <dd className="break-all">{text}</dd>
          </div>
        ))}
      </dl>
      {person.you ? (
        <Note className="mt-7 max-w-text bg-surface!">
          <p>{copy.own}</p>
          <p className="mt-2">
            <a className={link} href="/admin/profile">
              {copy.ownLink}
            </a>
          </p>
        </Note>
      ) : (
        <div className="mt-7 grid items-start gap-grid xl:grid-cols-2">
          {person.state === "disabled" ? null : (
            <>
              <RolePanel {...part} key={`role-${person.role}`} person={person} />
              <FactorPanel {...part} ofAll={factorForAll} person={person} />
              <SessionsPanel {...part} person={person} sessions={sessions} />
            </>
          )}
          <AccountPanel {...part} person={person} />
        </div>
      )}
    </>
  );
}

/** Requires a second factor of this team member, or resets a lost one. */
function FactorPanel(part: MemberPart & { ofAll: boolean }) {
  const { copy, person, ofAll } = part;
  const { secondStep } = copy;
  const { busy, problem, act, change } = usePersonChange(part);
  const [asking, setAsking] = useState(false);
  return (
    <Panel
      aside={
        <Tag kind={person.secondFactor ? "good" : "quiet"} state>
          {person.secondFactor ? copy.factor.on : copy.factor.off}
        </Tag>
      }
      heading={secondStep.heading}
      id="second-step"
    >
      <p className="max-w-text text-ink-soft">
        {person.mustUseFactor ? secondStep.needed : secondStep.free} {ofAll ? secondStep.ofAll : null}
      </p>
      <ProblemNote problem={problem} />
      <p>
        <Button
          busy={busy}
          onClick={() => void change({ mustUseFactor: !person.mustUseFactor })}
          size="small"
          variant="outline"
        >
          {person.mustUseFactor ? secondStep.release : secondStep.require}
        </Button>
      </p>
      {person.secondFactor ? (
        <div className="grid justify-items-start gap-3 border-t border-line pt-5">
          <p className="max-w-text text-ink-soft">{secondStep.resetText}</p>
          {asking ? (
            <div className="flex flex-wrap gap-3">
              <Button
                busy={busy}
                onClick={async () => {
                  if (await act("POST", "/second-factor-reset", {})) setAsking(false);
                }}
                size="small"
                variant="danger"
              >
                {secondStep.resetSure}
              </Button>
              <Button autoFocus onClick={() => setAsking(false)} size="small" variant="outline">
                {copy.close.keep}
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

/** The team member's sessions, and buttons to end them. */
function SessionsPanel(part: MemberPart & { sessions: readonly TeamMemberSession[] }) {
  const { copy, sessions } = part;
  const { began, seen, end, endAll, none, heading } = copy.sessions;
  const { busy, problem, act } = usePersonChange(part);
  return (
    <Panel heading={heading} id="sessions">
      <ProblemNote problem={problem} />
      {sessions.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {sessions.map((session) => (
            <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3" key={session.id}>
              <p className="flex flex-wrap gap-x-8 gap-y-1" id={`session-${session.id}`}>
                {[
                  { label: began, at: session.began },
                  { label: seen, at: session.seen },
                ].map(({ label, at }) => (
                  <span key={label}>
                    <span className="block text-small text-ink-faint">{label}</span>
                    <LocalTime at={at} />
                  </span>
                ))}
              </p>
              <Button
                aria-describedby={`session-${session.id}`}
                disabled={busy}
                onClick={() => void act("DELETE", `/sessions/${session.id}`)}
                size="small"
                variant="outline"
              >
                {end}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {sessions.length > 1 ? (
        <p>
          <Button busy={busy} onClick={() => void act("DELETE", "/sessions")} size="small" variant="outline">
            {endAll}
          </Button>
        </p>
      ) : null}
    </Panel>
  );
}
