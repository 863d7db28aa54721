import { useRef } from "react";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { sheetClass, smallControl } from "#ui/panel-class.ts";
import { OperationForm } from "#web/admin/operation-form.tsx";
import type { ItemContent } from "../reads/thread.server.ts";
import { conversationOperationNames, useItemAction } from "./use-item-action.ts";

/** When a conversation comes back, and when somebody wants to follow up on it. */
export function LaterPanel({ content }: { content: ItemContent }) {
  const { mailbox, item, promise, snooze } = content;
  const operation = conversationOperationNames[mailbox].followUp;
  const { busy, problem, typed, done, act } = useItemAction(operation);
  const heading = useRef<HTMLHeadingElement>(null);
  const { version, followUpOn } = item;
  // The button that was pressed can be gone; the heading is the nearest that stays.
  const save = async (fields: FormData) => {
    if (await act(fields, { success: () => "Saved." })) heading.current?.focus();
  };
  return (
    <section aria-labelledby="later-heading" className={`grid gap-3 ${sheetClass}`}>
      <h2 className="rounded-sm text-h4 focus-ring" id="later-heading" ref={heading} tabIndex={-1}>
        Later
      </h2>
      {item.state === "snoozed" ? (
        <p className="text-small">
          Snoozed until <LocalTime at={item.snoozedUntil} />.{" "}
          {item.due === null ? (
            "It comes back to your list then."
          ) : (
            <>
              We still owe a reply:{" "}
              <span className={promise.late ? "font-semibold text-error" : "font-semibold"}>
                {promise.formatted}
              </span>
              .
            </>
          )}
        </p>
      ) : null}
      <OperationForm className="grid gap-2" onSend={save} operation={operation} values={{ version }}>
        <label className="text-small font-semibold" htmlFor="follow-up">
          Follow up on
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            aria-describedby="follow-up-hint"
            aria-invalid={problem?.fields.date === undefined ? undefined : true}
            aria-keyshortcuts="f"
            className={`${smallControl} min-w-0 flex-1 basis-40`}
            defaultValue={typed.date ?? followUpOn}
            id="follow-up"
            key={followUpOn}
            min={snooze.today}
            name="date"
            type="date"
          />
          <Button disabled={busy} size="small" type="submit" variant="outline">
            Save
          </Button>
        </div>
        <p className="text-small text-ink-soft" id="follow-up-hint">
          That day, it's under “Follow-up due” and in the daily summary email.
        </p>
      </OperationForm>
      {followUpOn === "" ? null : (
        <OperationForm className="grid" onSend={save} operation={operation} values={{ version, date: "" }}>
          <Button disabled={busy} size="small" type="submit" variant="outline">
            Clear follow-up date
          </Button>
        </OperationForm>
      )}
      <ProblemNote problem={problem && { ...problem, fields: {} }} />
      <p className="empty:hidden" role="status">
        {done}
      </p>
    </section>
  );
}
