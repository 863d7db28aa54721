import { useEffect, useRef, useState } from "react";
import { instantOfLocalTime, localTimeOf } from "#platform/clock/time-zone.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { panelClass, smallControl } from "#ui/panel-class.ts";
import { issueCopy, issueMessages } from "../copy.ts";
import { IssueFaults } from "./issue-faults.tsx";
import type { Previewed } from "./issue-preview.tsx";
import type { IssueDraft } from "./use-issue.ts";

const copy = issueCopy.schedule;

/** Sends an issue now, after showing the number of recipients, or at a time in the team's time zone. */
export function IssueSchedule({ draft, zone, sends }: { draft: IssueDraft; zone: string; sends: boolean }) {
  const { busy, content, preview, save, schedule } = draft;
  const [asking, setAsking] = useState<Previewed>();
  const noSubject = content.subject.trim() === "";

  async function ask() {
    if ((await save()) !== undefined) setAsking(await preview());
  }

  return (
    <section aria-labelledby="schedule" className={`grid gap-5 ${panelClass}`}>
      <h2 className="text-h3" id="schedule">
        {copy.heading}
      </h2>
      {sends ? null : (
        <Note kind="care">
          <p>{copy.toFiles}</p>
        </Note>
      )}
      <Later draft={draft} off={noSubject} zone={zone} />
      <div className="flex flex-wrap items-center gap-3">
        {asking !== undefined && asking.faults.length === 0 ? (
          <>
            <Button
              busy={busy}
              disabled={noSubject || asking.audience.receivers === 0}
              onClick={() => void schedule("", zone)}
              size="small"
              variant="primary"
            >
              {copy.nowSure(asking.audience.receivers)}
            </Button>
            <Button autoFocus onClick={() => setAsking(undefined)} size="small" variant="outline">
              {copy.notNow}
            </Button>
          </>
        ) : (
          <Button busy={busy} disabled={noSubject} onClick={() => void ask()} size="small" variant="outline">
            {copy.now}
          </Button>
        )}
        {noSubject ? <span className="text-small text-ink-soft">{copy.subjectFirst}</span> : null}
      </div>
      <div className="empty:hidden" role="alert">
        {asking === undefined || asking.faults.length === 0 ? null : (
          <IssueFaults faults={asking.faults} needsSender={asking.needsSender} />
        )}
      </div>
    </section>
  );
}

/** A day and time in the team's time zone; errors appear at the field, which gets the focus. */
function Later({ draft, off, zone }: { draft: IssueDraft; off: boolean; zone: string }) {
  const { busy, problem, schedule } = draft;
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const refused = problem?.fields.sendAt;
  const shown = fault ?? refused;
  useEffect(() => {
    if (shown !== undefined) field.current?.focus();
  }, [shown]);

  function later() {
    const local = (field.current?.value ?? "").slice(0, 16);
    const fault = faultOf(local, zone);
    setFault(fault);
    // The same error again: the button has taken the focus from the field.
    if (fault !== undefined) field.current?.focus();
    else void schedule(instantOfLocalTime(local, zone), zone);
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-4">
        <label className="grid max-w-md gap-1.5" htmlFor="send-at">
          <span className="text-small font-semibold">{copy.at}</span>
          <input
            aria-describedby="send-at-zone send-at-fault"
            aria-invalid={shown !== undefined}
            className={smallControl}
            id="send-at"
            onChange={() => setFault(undefined)}
            ref={field}
            type="datetime-local"
          />
        </label>
        <Button busy={busy} disabled={off} onClick={later} size="small" variant="outline">
          {copy.later}
        </Button>
      </div>
      <p className="text-small text-error empty:hidden" id="send-at-fault" role="alert">
        {shown}
      </p>
      <p className="text-small text-ink-soft" id="send-at-zone">
        {copy.zone(zone.replaceAll("_", " "))}
      </p>
    </div>
  );
}

function faultOf(local: string, zone: string): string | undefined {
  if (!/^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local)) return issueMessages.sendAt;
  const instant = instantOfLocalTime(local, zone);
  if (localTimeOf(instant, zone) !== local) return issueMessages.skippedHour;
  return instant <= new Date().toISOString() ? issueMessages.past : undefined;
}
