import { useRevalidator } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import type { Actor } from "#features/permissions/access.ts";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { type Columns, listOf } from "#platform/list/columns.ts";
import type { Services } from "#platform/services.ts";
import { Button } from "#ui/button.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { ProblemNote } from "#ui/problem-note.tsx";
import { Tag } from "#ui/tag.tsx";
import { toast } from "#ui/toast/store.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { membersCopy } from "../copy.ts";
import { teamMembers } from "../reads/accounts.server.ts";
import type { TeamMember } from "../schema.ts";
import { InviteForm } from "../ui/invite-form.tsx";

export const loader = screenLoader(({ services, actor }) => membersScreen(services, actor));

/** The team: who there is, inviting, and what holds for everybody. */
export default function PeopleScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { copy, marks, failed, list, factorForAll, factorByServer, passkeysForAll } = content;
  const { revalidate } = useRevalidator();
  const onChange = () => void revalidate();
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.heading}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.introduction}</p>
      <div className="mt-7 grid gap-grid">
        <MemberList list={list} copy={copy} />
        {list.rows.length > 1 ? null : (
          <Panel heading={copy.alone.heading} id="alone">
            <p className="max-w-text text-ink-soft">{copy.alone.text}</p>
          </Panel>
        )}
        <div className="grid items-start gap-grid xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <InviteForm failed={failed} marks={marks} onChange={onChange} copy={copy} />
          <div className="grid gap-grid">
            <TwoFactorRequirement
              all={factorForAll}
              byPasskeys={passkeysForAll}
              byServer={factorByServer}
              failed={failed}
              onChange={onChange}
              copy={copy}
            />
            <PasskeyRulePanel copy={copy} failed={failed} onChange={onChange} required={passkeysForAll} />
          </div>
        </div>
      </div>
    </>
  );
}

function TwoFactorRequirement({
  copy: { everybody, factor, busy: busyWord },
  all,
  byPasskeys,
  byServer,
  failed,
  onChange,
}: {
  copy: typeof membersCopy;
  all: boolean;
  /** Passkeys are required, which count as both steps. */
  byPasskeys: boolean;
  /** The server's own settings ask it, which nothing here changes. */
  byServer: boolean;
  failed: string;
  onChange(): void;
}) {
  const { busy, problem, send } = useSending(failed);
  const isFixed = byServer || byPasskeys;
  return (
    <Panel
      aside={
        <Tag kind={all || isFixed ? "good" : "quiet"} state>
          {all || isFixed ? factor.needed : factor.off}
        </Tag>
      }
      heading={everybody.heading}
      id="everybody"
    >
      <p className="max-w-text text-ink-soft">{all || isFixed ? everybody.on : everybody.off}</p>
      {byServer ? <p className="max-w-text text-ink-soft">{everybody.byServer}</p> : null}
      {byPasskeys && !byServer ? <p className="max-w-text text-ink-soft">{everybody.byPasskeys}</p> : null}
      <ProblemNote problem={problem} />
      <p className={isFixed ? "hidden" : undefined}>
        <Button
          busy={busy}
          onClick={async () => {
            const answer = await send("PATCH", "/api/admin/people", {
              secondFactor: all ? "each" : "everybody",
            });
            if (answer === undefined) return;
            toast({ title: messageIn(answer) });
            onChange();
          }}
          size="small"
          variant="outline"
        >
          {busy ? busyWord : all ? everybody.free : everybody.require}
        </Button>
      </p>
    </Panel>
  );
}

const tagKinds = { invited: "care", active: "good", disabled: "quiet" } as const;

/** Everyone on the team. */
function MemberList({ list, copy }: { list: MemberRows; copy: typeof membersCopy }) {
  return (
    <ListTable
      caption={copy.caption}
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
              {you ? <Tag>{copy.you}</Tag> : null}
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
        seen: ({ seen }) => (seen === null ? copy.never : <LocalTime at={seen} />),
      }}
    />
  );
}

/** Requires passkeys of everyone, or lets codes of apps sign in again. */
function PasskeyRulePanel({
  copy: { passkeys: copy, factor, busy: busyWord },
  required,
  failed,
  onChange,
}: {
  copy: typeof membersCopy;
  required: boolean;
  failed: string;
  onChange(): void;
}) {
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel
      aside={
        <Tag kind={required ? "good" : "quiet"} state>
          {required ? factor.needed : factor.off}
        </Tag>
      }
      heading={copy.heading}
      id="require-passkeys"
    >
      <p className="max-w-text text-ink-soft">{required ? copy.on : copy.off}</p>
      <ProblemNote problem={problem} />
      <p>
        <Button
          busy={busy}
          onClick={async () => {
            const answer = await send("PATCH", "/api/admin/people", {
              passkeys: required ? "optional" : "required",
            });
            if (answer === undefined) return;
            toast({ title: messageIn(answer) });
            onChange();
          }}
          size="small"
          variant="outline"
        >
          {busy ? busyWord : required ? copy.free : copy.require}
        </Button>
      </p>
    </Panel>
  );
}

/** The data of the team's screen. */
async function membersScreen(services: Services, actor: Actor) {
  const { people, ...factor } = await teamMembers(services, actor);
  return {
    title: membersCopy.heading,
    copy: membersCopy,
    marks: fieldMarks,
    failed: adminCopy.failed,
    list: listOf(memberColumns, people, ({ id, state, seen, you }) => ({
      id,
      state,
      seen,
      you,
      href: `/admin/people/${id}`,
    })),
    ...factor,
  };
}

type MemberRows = Awaited<ReturnType<typeof membersScreen>>["list"];

/** The columns of the list of team members. */
const memberColumns = {
  name: {
    heading: "Name",
    value: ({ name }) => name,
    detail: ({ name, email }) => (email === name ? undefined : email),
  },
  role: { heading: "Role", value: ({ role }) => membersCopy.roles[role] },
  state: { heading: "Account", value: ({ state }) => membersCopy.states[state] },
  factor: {
    heading: "Two-step sign-in",
    value: ({ secondFactor, mustUseFactor }) => {
      if (secondFactor) return membersCopy.factor.on;
      return mustUseFactor ? membersCopy.factor.needed : membersCopy.factor.off;
    },
    labelled: true,
  },
  seen: { heading: "Last seen", value: ({ seen }) => seen ?? membersCopy.never, labelled: true },
} satisfies Columns<TeamMember>;
