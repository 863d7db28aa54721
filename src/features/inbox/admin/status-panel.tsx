import { useRef } from "react";
import { AlertNote, ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { sheetClass, smallControl } from "#ui/panel-class.ts";
import { Select } from "#ui/select.tsx";
import { Tag } from "#ui/tag.tsx";
import { OperationForm } from "#web/admin/operation-form.tsx";
import { itemCopy as copy, stateNames } from "../copy/inbox.ts";
import type { ItemContent } from "../reads/item-screen.server.ts";
import { useItemAction } from "./use-item-action.ts";

export function StatusPanel({ content }: { content: ItemContent }) {
  const { item, me, moves, team, assigneeName, mayWrite } = content;
  const operation = "moveConversation";
  const { busy, problem, done, act } = useItemAction(operation);
  const heading = useRef<HTMLHeadingElement>(null);
  const spam = item.state === "suspected_spam";
  // Done and spam are above the item, since most work ends with one of them.
  const elsewhere = moves.filter(
    (state) => state !== "done" && state !== "suspected_spam" && state !== "snoozed",
  );

  async function change(fields: FormData) {
    // What was pressed is gone when it is done; the heading is the nearest that stays.
    if (await act(fields, { success: () => "Saved." })) heading.current?.focus();
  }
  const form = { onSend: change, operation };
  const { version } = item;

  return (
    <section aria-labelledby="status-heading" className={`grid gap-4 ${sheetClass}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="rounded-sm text-h4 focus-ring" id="status-heading" ref={heading} tabIndex={-1}>
          Status
        </h2>
        <Tag kind={spam || item.state === "done" ? "quiet" : "plain"} state>
          {stateNames[item.state]}
        </Tag>
      </div>
      {spam ? (
        <p className="text-small text-ink-soft">
          This is in the spam folder. It's removed 30 days after it was marked as spam.
        </p>
      ) : null}
      {mayWrite ? (
        <>
          {spam ? null : (
            <div className="grid gap-2">
              <OperationForm {...form} className="grid gap-2" values={{ version }}>
                <label className="text-small font-semibold" htmlFor="assignee">
                  Assignee
                </label>
                <div className="flex flex-wrap gap-2">
                  <Select
                    className="min-w-0 flex-1 basis-28"
                    defaultValue={item.assignee}
                    id="assignee"
                    key={item.assignee}
                    name="assignee"
                  >
                    <option value="">Unassigned</option>
                    {team.some(({ id }) => id === item.assignee) || item.assignee === "" ? null : (
                      <option value={item.assignee}>{assigneeName}</option>
                    )}
                    {team.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </Select>
                  <Button disabled={busy} size="small" type="submit" variant="outline">
                    Save
                  </Button>
                </div>
              </OperationForm>
              {item.assignee === me ? null : (
                <OperationForm {...form} className="grid" values={{ version, assignee: me }}>
                  <Button disabled={busy} size="small" type="submit" variant="outline">
                    Assign to me
                  </Button>
                </OperationForm>
              )}
            </div>
          )}
          <OperationForm {...form} className="flex flex-wrap gap-3" values={{ version }}>
            {elsewhere.map((state) => (
              <Button
                disabled={busy}
                key={state}
                name="state"
                size="small"
                type="submit"
                value={state}
                variant="outline"
              >
                {copy.states[state]}
              </Button>
            ))}
          </OperationForm>
          <p className="text-small text-ink-soft">
            {spam
              ? "Its status goes back to New. If the team hasn't been emailed about it yet, that email is sent now."
              : "If you replied from your own email app, choose Waiting or Done."}
          </p>
        </>
      ) : null}
      <AlertNote text={problem?.message} />
      <p className="empty:hidden" role="status">
        {done}
      </p>
    </section>
  );
}

export function LaterPanel({ content }: { content: ItemContent }) {
  const { item, promise, snooze } = content;
  const operation = "followUpConversation";
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
