import { useRef, useState } from "react";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { Tag } from "#ui/tag.tsx";
import type { ProfileCopy } from "./profile-copy.ts";

type OwnSession = {
  id: string;
  began: string;
  seen: string;
  beganWith: keyof ProfileCopy["sessions"]["ways"] | "";
  here: boolean;
};

/** One's own sessions, and buttons to end them. */
export function SessionList({
  copy,
  failed,
  sessions,
  onChange,
}: {
  copy: ProfileCopy;
  failed: string;
  sessions: readonly OwnSession[];
  onChange(): void;
}) {
  const { heading, text, began, seen, here, end, endOthers, endAll, endAllText } = copy.sessions;
  const { busy, problem, send } = useSending(failed);
  const [done, setDone] = useState("");
  const status = useRef<HTMLParagraphElement>(null);

  async function endOthersHere() {
    const response = await send("DELETE", "/api/admin/profile/sessions/others");
    if (response === undefined) return;
    setDone(messageIn(response));
    // The button goes away with the sessions it ended.
    status.current?.focus();
    onChange();
  }

  return (
    <Panel heading={heading} id="sessions">
      <p className="max-w-text text-ink-soft">{text}</p>
      <ProblemNote problem={problem} />
      <p className="max-w-text rounded-sm focus-ring empty:sr-only" ref={status} role="status" tabIndex={-1}>
        {done}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3" key={session.id}>
            <dl className="flex flex-wrap gap-x-8 gap-y-1" id={`session-${session.id}`}>
              <Moment at={session.began} label={began} />
              <Moment at={session.seen} label={seen} />
              {session.beganWith === "" ? null : (
                <div>
                  <dt className="text-small text-ink-faint">{copy.sessions.with}</dt>
                  <dd>{copy.sessions.ways[session.beganWith]}</dd>
                </div>
              )}
            </dl>
            {session.here ? (
              <Tag>{here}</Tag>
            ) : (
              <Button
                aria-describedby={`session-${session.id}`}
                disabled={busy}
                onClick={async () => {
                  await send("DELETE", `/api/admin/profile/sessions/${session.id}`);
                  onChange();
                }}
                size="small"
                variant="outline"
              >
                {end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="grid justify-items-start gap-2">
        {sessions.some(({ here: isHere }) => !isHere) ? (
          <Button disabled={busy} onClick={endOthersHere} size="small" variant="outline">
            {endOthers}
          </Button>
        ) : null}
        <Button
          busy={busy}
          onClick={async () => {
            if ((await send("DELETE", "/api/admin/profile/sessions")) === undefined) return;
            // A full page load, so that nothing of the admin stays in memory.
            location.assign("/admin/login?done=signed-out-everywhere");
          }}
          size="small"
          variant="outline"
        >
          {endAll}
        </Button>
        <p className="text-small text-ink-soft">{endAllText}</p>
      </div>
    </Panel>
  );
}

function Moment({ label, at }: { label: string; at: string }) {
  return (
    <div>
      <dt className="text-small text-ink-faint">{label}</dt>
      <dd>
        <LocalTime at={at} />
      </dd>
    </div>
  );
}
