import { useRef } from "react";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { sheetClass } from "#ui/panel-class.ts";
import { Select } from "#ui/select.tsx";
import { Tag } from "#ui/tag.tsx";
import { itemCopy } from "../copy/inbox.ts";
import type { ItemContent } from "./inbox-content.ts";
import { useItemAction } from "./use-item-action.ts";

/** Where it stands, who has it, and where it can be moved. */
export function StatusPanel({ content }: { content: ItemContent }) {
  const { copy, item, me, moves, stateNames, team, assigneeName, mayWrite } = content;
  const { off, problem, done, act } = useItemAction(content);
  const heading = useRef<HTMLHeadingElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const spam = item.state === "suspected_spam";
  // Done and spam are above the item, since most work ends with one of them.
  const elsewhere = moves.filter((state) => state !== "done" && state !== "suspected_spam");

  async function change(values: { state?: string; assignee?: string }) {
    const body = { version: item.version, ...values };
    // What was pressed is gone when it is done; the heading is the nearest that stays.
    if (await act("PATCH", { body, success: itemCopy.states.saved })) heading.current?.focus();
  }

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
            <form
              className="grid gap-2"
              method="post"
              onSubmit={(event) => {
                event.preventDefault();
                void change({ assignee: select.current?.value ?? "" });
              }}
            >
              <label className="text-small font-semibold" htmlFor="assignee">
                {copy.assignee}
              </label>
              <div className="flex flex-wrap gap-2">
                <Select
                  className="min-w-0 flex-1 basis-28"
                  defaultValue={item.assignee}
                  id="assignee"
                  key={item.assignee}
                  ref={select}
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
                <Button disabled={off} size="small" type="submit" variant="outline">
                  {copy.give}
                </Button>
              </div>
              {item.assignee === me ? null : (
                <Button
                  disabled={off}
                  onClick={() => void change({ assignee: me })}
                  size="small"
                  variant="outline"
                >
                  {copy.take}
                </Button>
              )}
            </form>
          )}
          <div className="flex flex-wrap gap-3">
            {elsewhere.map((state) => (
              <Button
                disabled={off}
                key={state}
                onClick={() => void change({ state })}
                size="small"
                variant="outline"
              >
                {copy.states[state]}
              </Button>
            ))}
          </div>
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
