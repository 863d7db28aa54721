import { Button } from "#ui/button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import type { TeamMemberSession } from "../schema.ts";
import { type MemberPart, usePersonChange } from "./member-part.ts";

/** The team member's sessions, and buttons to end them. */
export function SessionsPanel(part: MemberPart & { sessions: readonly TeamMemberSession[] }) {
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
