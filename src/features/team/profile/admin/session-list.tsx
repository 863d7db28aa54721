import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Fact } from "#ui/labelled.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Panel } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { useOperations } from "#web/admin/use-operations.ts";
import { idleMinutes, sessionHours } from "../../sign-in/rules.ts";
import type { OwnSession } from "../reads.server.ts";
import type { action } from "./profile-action.server.ts";

const ways = {
  password: "Password",
  "app code": "Password and app",
  "recovery code": "Password and recovery code",
  passkey: "Passkey",
} as const;

export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const { busy, problem, send } = useOperations<typeof action>();
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState("");
  const status = useRef<HTMLParagraphElement>(null);

  async function end(id: string) {
    // One that has ended by itself goes from the list, too.
    if (!(await send("endOwnSession", { id }))) await revalidate();
  }
  async function endOthers() {
    // The button goes away with the sessions it ended.
    if (await send("endOtherSessions", {}, { done: () => setDone("You're signed out everywhere else.") }))
      status.current?.focus();
  }
  async function endAll() {
    // A full page load, so that nothing of the admin stays in memory.
    const leave = () => location.assign("/admin/login?done=signed-out-everywhere");
    await send("endOwnSessions", {}, { done: leave, stay: true });
  }

  return (
    <Panel heading="Where you're signed in" id="sessions">
      <p className="max-w-text text-ink-soft">
        A session ends after {idleMinutes} minutes of inactivity, and after {sessionHours} hours at the
        latest.
      </p>
      <ProblemNote problem={problem} />
      <p className="max-w-text rounded-sm focus-ring empty:sr-only" ref={status} role="status" tabIndex={-1}>
        {done}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3" key={session.id}>
            <dl className="flex flex-wrap gap-x-8 gap-y-1" id={`session-${session.id}`}>
              <Fact label="Signed in">
                <LocalTime at={session.began} />
              </Fact>
              <Fact label="Last used">
                <LocalTime at={session.seen} />
              </Fact>
              {session.beganWith === "" ? null : <Fact label="With">{ways[session.beganWith]}</Fact>}
            </dl>
            {session.here ? (
              <Tag>This browser</Tag>
            ) : (
              <Button
                aria-describedby={`session-${session.id}`}
                disabled={busy}
                onClick={() => void end(session.id)}
                size="small"
                variant="outline"
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="grid justify-items-start gap-2">
        {sessions.some(({ here: isHere }) => !isHere) ? (
          <Button disabled={busy} onClick={endOthers} size="small" variant="outline">
            Sign out other sessions
          </Button>
        ) : null}
        <Button busy={busy} onClick={endAll} size="small" variant="outline">
          Sign out everywhere
        </Button>
        <p className="text-small text-ink-soft">This signs you out here too, and on every other device.</p>
      </div>
    </Panel>
  );
}
