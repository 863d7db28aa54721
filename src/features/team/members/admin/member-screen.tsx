import type { NotifiedItem } from "#platform/feature.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { AdminForm } from "#web/admin/operation-form.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { memberStates } from "../copy.ts";
import { accessChoices, memberWithSessions } from "../reads/accounts.server.ts";
import type { AccessChoices, TeamMember, TeamMemberSession } from "../schema.ts";
import { AccountPanel, FactorPanel } from "./account-panel.tsx";
import { RoleChoice } from "./invite-form.tsx";
import type { action } from "./member-action.server.ts";

const link = "rounded-xs font-semibold text-link underline underline-offset-4 focus-ring";

export const loader = screenLoader(async ({ services, actor, params: { id = "" } }) => {
  const found = await memberWithSessions(services, actor, id);
  return { title: found.person.name, choices: await accessChoices(services, actor), ...found };
});

export { action } from "./member-action.server.ts";

export default function MemberScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { person, sessions, factorForAll, choices, notified } = content;
  const facts = [
    { label: "Email address", text: person.email },
    { label: "Account", text: memberStates[person.state] },
    { label: "Two-step sign-in", text: person.secondFactor ? "On" : "Off" },
    { label: "On the team since", text: <LocalTime at={person.since} /> },
  ];
  return (
    <>
      <p className="text-small text-ink-soft">
        <a className={link} href="/admin/people">
          Team
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
          <p>
            This is your own account. Another owner can change your role or close your account. Your password,
            two-step sign-in and sessions are on your profile.
          </p>
          <p className="mt-2">
            <a className={link} href="/admin/profile">
              Go to your profile
            </a>
          </p>
        </Note>
      ) : (
        <div className="mt-7 grid items-start gap-grid xl:grid-cols-2">
          {person.state === "disabled" ? null : (
            <>
              <RolePanel choices={choices} key={`role-${person.revision}`} person={person} />
              <FactorPanel ofAll={factorForAll} person={person} />
              <SessionsPanel sessions={sessions} />
            </>
          )}
          {notified.length > 0 ? <NotifiedPanel items={notified} /> : null}
          <AccountPanel person={person} />
        </div>
      )}
    </>
  );
}

type RolePanelProps = { person: TeamMember; choices: AccessChoices };

function RolePanel({ person: { role, access, revision }, choices }: RolePanelProps) {
  const { busy, problem, typed, send } = useOperations<typeof action>("changeTeamMember");
  return (
    <Panel heading="Role" id="role">
      <AdminForm
        busy={busy}
        fields={["access"]}
        problem={problem}
        className="gap-4"
        id="role"
        operation="changeTeamMember"
        submit={{ text: "Change role", busy: "One moment..." }}
        values={{ revision }}
        onSend={async (given) => {
          if (given.get("role") !== role || role === "limited")
            await send("changeTeamMember", given, saying("Saved."));
        }}
      >
        <RoleChoice
          access={access}
          choices={choices}
          chosen={typed.role ?? role}
          error={problem?.fields.access}
          typed={typed}
        />
      </AdminForm>
      {role === "host" ? (
        <p className="max-w-text">
          Hosts are chosen on the screen of each group.{" "}
          <a className={link} href="/admin/groups">
            Go to the groups
          </a>
        </p>
      ) : null}
    </Panel>
  );
}

/** The campaigns that mail this person, or where those of their access send mails. */
function NotifiedPanel({ items }: { items: readonly NotifiedItem[] }) {
  return (
    <Panel heading="Emails about new answers" id="notified">
      <p className="max-w-text text-ink-soft">
        Each campaign has its own list of addresses, in its settings. Someone on the team is emailed only
        while they can see the campaign. Other addresses are emailed until they’re removed from the list.
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {items.map(({ id, title, href, state, others }) => (
          <li className="grid gap-1 py-3" key={id}>
            <a className={`${link} justify-self-start wrap-anywhere`} href={href}>
              {title || "Untitled"}
            </a>
            <p className="text-small">{notifiedStates[state]}</p>
            {others.length > 0 ? (
              <p className="text-small wrap-anywhere text-ink-soft">Other addresses: {others.join(", ")}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const notifiedStates = {
  mailed: "They get these emails.",
  stopped: "Their address is on the list, but they get no emails, because they can’t see this campaign.",
  unlisted: "Their address isn’t on the list.",
} as const;

function SessionsPanel({ sessions }: { sessions: readonly TeamMemberSession[] }) {
  const { busy, problem, send } = useOperations<typeof action>();
  return (
    <Panel heading="Sessions" id="sessions">
      <ProblemNote problem={problem} />
      {sessions.length === 0 ? (
        <p className="text-ink-soft">No open sessions.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {sessions.map((session) => (
            <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3" key={session.id}>
              <p className="flex flex-wrap gap-x-8 gap-y-1" id={`session-${session.id}`}>
                {[
                  { label: "Signed in", at: session.began },
                  { label: "Last used", at: session.seen },
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
                onClick={() => void send("endSessionOf", { sessionId: session.id }, saying("Session ended."))}
                size="small"
                variant="outline"
              >
                End
              </Button>
            </li>
          ))}
        </ul>
      )}
      {sessions.length > 1 ? (
        <p>
          <Button
            busy={busy}
            onClick={() => void send("endSessionsOf", {}, saying("All sessions have ended."))}
            size="small"
            variant="outline"
          >
            End all
          </Button>
        </p>
      ) : null}
    </Panel>
  );
}

const saying = (title: string) => ({ done: () => toast({ title }) });
