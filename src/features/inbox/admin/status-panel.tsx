import { useRef } from "react";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { sheetClass } from "#ui/panel-class.ts";
import { Select } from "#ui/select.tsx";
import { Tag } from "#ui/tag.tsx";
import { OperationForm } from "#web/admin/operation-form.tsx";
import type { ItemContent } from "../reads/thread.server.ts";
import { itemOperations, useItemAction } from "./use-item-action.ts";

/** Where it stands, who has it, and where it can be moved. */
export function StatusPanel({ content }: { content: ItemContent }) {
  const { copy, mailbox, item, me, moves, stateNames, team, assigneeName, mayWrite } = content;
  const operation = itemOperations[mailbox].move;
  const { busy, problem, done, act } = useItemAction(operation);
  const heading = useRef<HTMLHeadingElement>(null);
  const spam = item.state === "suspected_spam";
  // Done and spam are above the item, since most work ends with one of them.
  const elsewhere = moves.filter((state) => state !== "done" && state !== "suspected_spam");

  async function change(fields: FormData) {
    // What was pressed is gone when it is done; the heading is the nearest that stays.
    if (await act(fields, { success: () => copy.states.saved })) heading.current?.focus();
  }
  const form = { onSend: change, operation };
  const { version } = item;

  return (
    <section aria-labelledby="status-heading" className={`grid gap-4 ${sheetClass}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="rounded-sm text-h4 focus-ring" id="status-heading" ref={heading} tabIndex={-1}>
          {copy.states.heading}
        </h2>
        <Tag kind={spam || item.state === "done" ? "quiet" : "plain"} state>
          {stateNames[item.state]}
        </Tag>
      </div>
      {spam ? <p className="text-small text-ink-soft">{copy.states.spamNote}</p> : null}
      {mayWrite ? (
        <>
          {spam ? null : (
            <div className="grid gap-2">
              <OperationForm {...form} className="grid gap-2" values={{ version }}>
                <label className="text-small font-semibold" htmlFor="assignee">
                  {copy.assignee}
                </label>
                <div className="flex flex-wrap gap-2">
                  <Select
                    className="min-w-0 flex-1 basis-28"
                    defaultValue={item.assignee}
                    id="assignee"
                    key={item.assignee}
                    name="assignee"
                  >
                    <option value="">{copy.nobody}</option>
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
                    {copy.give}
                  </Button>
                </div>
              </OperationForm>
              {item.assignee === me ? null : (
                <OperationForm {...form} className="grid" values={{ version, assignee: me }}>
                  <Button disabled={busy} size="small" type="submit" variant="outline">
                    {copy.take}
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
          <p className="text-small text-ink-soft">{spam ? copy.states.releaseHint : copy.states.ownMail}</p>
        </>
      ) : null}
      <AlertNote text={problem?.message} />
      <p className="empty:hidden" role="status">
        {done}
      </p>
    </section>
  );
}
