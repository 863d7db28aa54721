import { useRevalidator } from "react-router";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { Tag } from "#ui/tag.tsx";
import { toast } from "#ui/toast/store.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import type { membersCopy } from "../copy.ts";
import { membersScreen } from "../reads/members-screen.server.ts";
import { InviteForm } from "../ui/invite-form.tsx";
import { MemberList } from "../ui/member-list.tsx";
import { PasskeyRulePanel } from "../ui/passkey-rule-panel.tsx";

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
