import { adminCopy } from "#content/admin.ts";
import { type Columns, listOf } from "#platform/list/columns.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import { toast } from "#ui/toast/store.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { accessSummary, memberStates } from "../copy.ts";
import { accessChoices, teamMembers } from "../reads/accounts.server.ts";
import type { TeamMember, TeamPatch } from "../schema.ts";
import { InviteForm } from "./invite-form.tsx";
import type { action } from "./members-action.server.ts";
import { RolesTable } from "./roles-table.tsx";

export const loader = screenLoader(async ({ services, actor }) => {
  const { people, ...factor } = await teamMembers(services, actor);
  const list = listOf(memberColumns, people, ({ id, state, seen, you }) => ({
    id,
    state,
    seen,
    you,
    href: `/admin/people/${id}`,
  }));
  return { title: "Team", list, choices: await accessChoices(services, actor), ...factor };
});

export { action } from "./members-action.server.ts";

type Content = ScreenProps<typeof loader>["loaderData"];

export default function PeopleScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { list, passkeysForAll } = content;

  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">Team</h1>
      <p className="mt-2 max-w-text text-ink-soft">
        Everyone who can use the admin. Invite team members, choose their roles and close accounts.
      </p>
      <div className="mt-7 grid gap-grid">
        <MemberList list={list} />
        {list.rows.length > 1 ? null : (
          <Panel heading="You're the only team member" id="alone">
            <p className="max-w-text text-ink-soft">
              Invite a colleague who can reply when you're away. A second owner can also let you back in if
              you lose your phone.
            </p>
          </Panel>
        )}
        <div className="grid items-start gap-grid xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <InviteForm choices={content.choices} />
          <div className="grid gap-grid">
            <TwoFactorRequirement {...content} />
            <RulePanel
              change={{ passkeys: passkeysForAll ? "optional" : "required" }}
              done={
                passkeysForAll
                  ? "Passkeys are optional now. Codes from apps work again."
                  : "Passkeys are required now. Sessions that began with an app's code have ended."
              }
              heading="Passkeys"
              id="require-passkeys"
              isOn={passkeysForAll}
              press={passkeysForAll ? "Make passkeys optional" : "Require passkeys"}
              texts={[
                passkeysForAll
                  ? "Everyone signs in with a passkey. Codes from apps don't work. Recovery codes still do, for a lost device."
                  : "Everyone chooses: a passkey, or a code from an app. If you require passkeys, codes from apps stop working. Each active team member needs one first.",
              ]}
            />
          </div>
        </div>
        <div className="min-w-0">
          <RolesTable />
        </div>
      </div>
    </>
  );
}

/** Passkeys count as both steps, and nothing here changes what the server's own settings require. */
function TwoFactorRequirement({ factorForAll, passkeysForAll, factorByServer }: Content) {
  const isOn = factorForAll || factorByServer || passkeysForAll;
  const reason = factorByServer
    ? "The server's settings require it (ADMIN_REQUIRE_TOTP), so it can't be changed here."
    : passkeysForAll
      ? "Passkeys are required, so this is, too."
      : undefined;
  const text = isOn
    ? "Everyone on the team must use two-step sign-in. Anyone without it sets it up first."
    : "Two-step sign-in is optional. Owners can require it for one team member, or here for everyone.";
  return (
    <RulePanel
      change={{ secondFactor: factorForAll ? "each" : "everybody" }}
      done="Saved."
      heading="Two-step sign-in"
      id="everybody"
      isOn={isOn}
      press={
        reason === undefined ? (factorForAll ? "Make it optional" : "Require it for everyone") : undefined
      }
      texts={reason === undefined ? [text] : [text, reason]}
    />
  );
}

type RulePanelProps = {
  id: string;
  heading: string;
  isOn: boolean;
  texts: readonly string[];
  /** The button; a rule that is set elsewhere has none. */
  press: string | undefined;
  change: TeamPatch;
  done: string;
};

function RulePanel({ id, heading, isOn, texts, press, change, done }: RulePanelProps) {
  const { busy, problem, send } = useOperations<typeof action>();
  return (
    <Panel
      aside={
        <Tag kind={isOn ? "good" : "quiet"} state>
          {isOn ? "Required" : "Off"}
        </Tag>
      }
      heading={heading}
      id={id}
    >
      {texts.map((text) => (
        <p className="max-w-text text-ink-soft" key={text}>
          {text}
        </p>
      ))}
      <ProblemNote problem={problem} />
      {press === undefined ? null : (
        <p>
          <Button
            busy={busy}
            onClick={() => void send("changeTeam", change, { done: () => toast({ title: done }) })}
            size="small"
            variant="outline"
          >
            {busy ? "One moment..." : press}
          </Button>
        </p>
      )}
    </Panel>
  );
}

const tagKinds = { invited: "care", active: "good", disabled: "quiet" } as const;

function MemberList({ list }: Pick<Content, "list">) {
  return (
    <ListTable
      caption="Team members"
      list={list}
      render={{
        name: ({ href, you, cells: { name } }) => (
          <>
            <span className="flex flex-wrap items-center gap-x-3">
              <a
                className={`inline-flex items-center font-semibold max-md:min-h-11 ${panelLink}`}
                href={href}
              >
                {name?.text}
              </a>
              {you ? <Tag>You</Tag> : null}
            </span>
            {typeof name?.detail === "string" ? (
              <span className="block text-small text-ink-soft">{name.detail}</span>
            ) : null}
          </>
        ),
        state: ({ state, cells }) => (
          <Tag kind={tagKinds[state]} state>
            {cells.state?.text}
          </Tag>
        ),
        seen: ({ seen }) => (seen === null ? "Never" : <LocalTime at={seen} />),
      }}
    />
  );
}

const memberColumns = {
  name: {
    heading: "Name",
    value: ({ name }) => name,
    detail: ({ name, email }) => (email === name ? undefined : email),
  },
  role: {
    heading: "Role",
    value: ({ role }) => adminCopy.roles[role],
    detail: ({ access }) => accessSummary(access) || undefined,
  },
  state: { heading: "Account", value: ({ state }) => memberStates[state] },
  factor: {
    heading: "Two-step sign-in",
    value: ({ secondFactor, mustUseFactor }) => {
      if (secondFactor) return "On";
      return mustUseFactor ? "Required" : "Off";
    },
    labelled: true,
  },
  seen: { heading: "Last seen", value: ({ seen }) => seen ?? "Never", labelled: true },
} satisfies Columns<TeamMember>;
