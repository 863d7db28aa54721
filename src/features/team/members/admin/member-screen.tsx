import { useRevalidator } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { roles } from "#features/permissions/access.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { membersCopy, personCopy } from "../copy.ts";
import { memberWithSessions } from "../reads/accounts.server.ts";
import { AccountPanel } from "../ui/account-panel.tsx";
import { FactorPanel } from "../ui/factor-panel.tsx";
import { type MemberPart, usePersonChange } from "../ui/member-part.ts";
import { RoleChoice } from "../ui/role-choice.tsx";
import { SessionsPanel } from "../ui/sessions-panel.tsx";

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
