import { useEffect, useRef, useState } from "react";
import { instantOfLocalTime, localTimeOf } from "#platform/clock/time-zone.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { dialogClass, smallControl } from "#ui/panel-class.ts";
import { people } from "../../rules.ts";
import { issueCopy, issueMessages, leftOutCopy } from "../copy.ts";
import { isNewsletter } from "../rules/audience.ts";
import type { Previewed } from "./issue-preview.tsx";
import { DialogHeading, IssueFaults } from "./issue-preview.tsx";
import type { IssueDraft } from "./use-issue.ts";

const copy = issueCopy.schedule;

type IssueSendProps = {
  draft: IssueDraft;
  previewed: Previewed;
  /** How the recipients are called. */
  to: string;
  zone: string;
  sends: boolean;
  onClose(): void;
};

/** The step before an issue goes. */
export function IssueSend({ draft, previewed, to, zone, sends, onClose }: IssueSendProps) {
  const { busy, content, problem, schedule } = draft;
  const { receivers, leftOut } = previewed.audience;
  const heading = isNewsletter(content) ? copy.heading : copy.messageHeading;
  const close = (text: string) => (
    <Button onClick={onClose} size="small" variant="outline">
      {text}
    </Button>
  );
  return (
    <Dialog className={dialogClass} label={heading} onClose={onClose} open>
      <div className="grid gap-5">
        <DialogHeading text={heading} />
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
          <dt className="text-ink-soft">{issueCopy.subject.label}</dt>
          <dd className="font-semibold wrap-anywhere">{content.subject}</dd>
          <dt className="text-ink-soft">{copy.to}</dt>
          <dd className="wrap-anywhere">
            <span className="font-semibold">{to}</span>: {people(receivers)}
          </dd>
          {leftOut.length === 0 ? null : (
            <>
              <dt className="text-ink-soft">{copy.leftOut}</dt>
              <dd>
                <ul className="grid gap-0.5">
                  {leftOutCopy(leftOut).map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </dd>
            </>
          )}
        </dl>
        {sends ? null : (
          <Note kind="care">
            <p>{copy.toFiles}</p>
          </Note>
        )}
        {previewed.faults.length > 0 ? (
          <>
            <IssueFaults faults={previewed.faults} needsSender={previewed.needsSender} />
            <p>{close(copy.back)}</p>
          </>
        ) : receivers === 0 ? (
          <>
            <Note kind="care">
              <p>{copy.nobody}</p>
            </Note>
            <p>{close(copy.back)}</p>
          </>
        ) : (
          <>
            <div className="flex flex-wrap gap-3">
              <Button busy={busy} onClick={() => void schedule("", zone)} size="small" variant="primary">
                {copy.now(receivers)}
              </Button>
              {close(copy.notNow)}
            </div>
            <Later draft={draft} zone={zone} />
          </>
        )}
        <AlertNote text={problem?.fields.sendAt === undefined ? problem?.message : undefined} />
      </div>
    </Dialog>
  );
}

/** In the team's time zone; errors appear at the field, which gets the focus. */
function Later({ draft, zone }: { draft: IssueDraft; zone: string }) {
  const { busy, problem, schedule } = draft;
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const serverError = problem?.fields.sendAt;
  const error = fault ?? serverError;
  useEffect(() => {
    if (error !== undefined) field.current?.focus();
  }, [error]);

  function later() {
    const local = (field.current?.value ?? "").slice(0, 16);
    const fault = faultOf(local, zone);
    setFault(fault);
    // The same error again: the button has taken the focus from the field.
    if (fault !== undefined) field.current?.focus();
    else void schedule(instantOfLocalTime(local, zone), zone);
  }

  return (
    <section aria-label={copy.or} className="grid gap-2 border-t border-line pt-5">
      <h3 className="font-sans font-semibold">{copy.or}</h3>
      <div className="flex flex-wrap items-end gap-4">
        <label className="grid max-w-md gap-1.5" htmlFor="send-at">
          <span className="text-small font-semibold">{copy.at}</span>
          <input
            aria-describedby="send-at-zone send-at-fault"
            aria-invalid={error !== undefined}
            className={smallControl}
            id="send-at"
            onChange={() => setFault(undefined)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              later();
            }}
            ref={field}
            type="datetime-local"
          />
        </label>
        <Button busy={busy} onClick={later} size="small" variant="outline">
          {copy.later}
        </Button>
      </div>
      <p className="text-small text-error empty:hidden" id="send-at-fault" role="alert">
        {error}
      </p>
      <p className="text-small text-ink-soft" id="send-at-zone">
        {copy.zone(zone.replaceAll("_", " "))}
      </p>
    </section>
  );
}

function faultOf(local: string, zone: string): string | undefined {
  if (!/^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local)) return issueMessages.sendAt;
  const instant = instantOfLocalTime(local, zone);
  if (localTimeOf(instant, zone) !== local) return issueMessages.skippedHour;
  return instant <= new Date().toISOString() ? issueMessages.past : undefined;
}
