import { useRef, useState } from "react";
import { ActionButton, ActionMenu } from "#ui/action-menu.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { inboxCopy } from "../copy/inbox.ts";
import type { InboxContent, ShownLine } from "../reads/list-screen.server.ts";
import { ItemRow } from "./item-row.tsx";
import { SnoozeMenu } from "./snooze-menu.tsx";
import { type Moved, type Snoozed, useMoves } from "./use-item-action.ts";

type ItemTableProps = { lines: readonly ShownLine[] } & Pick<
  InboxContent,
  "kind" | "path" | "people" | "team" | "choice" | "snooze"
>;

export function ItemTable({ lines, ...content }: ItemTableProps) {
  const { kind, choice, team, snooze: offered } = content;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const lastTicked = useRef<string>(undefined);
  const { pending, move, snooze } = useMoves(kind);
  // What was just moved leaves the list at once.
  const listed = lines.filter(({ id }) => pending.get(id)?.state === undefined);
  const marked = listed.filter(({ id }) => selected.has(id));

  /** Selects one item, or with Shift everything from the last selected one to it. */
  function select(id: string, { on, range }: { on: boolean; range: boolean }) {
    const ids = listed.map((line) => line.id);
    const from = range ? ids.indexOf(lastTicked.current ?? "") : -1;
    const to = ids.indexOf(id);
    const chosen = from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    lastTicked.current = id;
    setSelected((before) => {
      const after = new Set(before);
      for (const each of chosen)
        if (on) after.add(each);
        else after.delete(each);
      return after;
    });
  }

  const heads = [
    { name: "From", width: "w-[9.5rem]" },
    { name: "Subject", width: "" },
    { name: "Status", width: choice === "suspected_spam" ? "w-[9.5rem]" : "w-[7.5rem]" },
    { name: "Received", width: "w-[8.25rem]" },
    { name: "Due", width: "w-[11rem]" },
    { name: "Assignee", width: "w-[7rem]" },
  ];
  return (
    <div className="rounded-lg border border-line bg-surface shadow-card">
      <BulkBar
        choice={choice}
        listed={listed.length}
        onMove={(change) => {
          setSelected(new Set());
          void move(marked, change);
        }}
        onSnooze={(until) => {
          setSelected(new Set());
          void snooze(marked, until);
        }}
        onSelectAll={(all) => setSelected(new Set(all ? listed.map(({ id }) => id) : []))}
        selected={marked.length}
        snooze={offered}
        team={team}
      />
      <div className="overflow-hidden rounded-b-lg">
        <table className="w-full table-fixed text-left max-xl:block">
          <caption className="sr-only">{inboxCopy[kind].caption}</caption>
          <thead className="max-xl:sr-only">
            <tr className="text-small text-ink-faint">
              <th className="w-13 py-2.5 pl-5" scope="col">
                <span className="sr-only">Select</span>
              </th>
              {heads.map(({ name, width }) => (
                <th className={`px-2.5 py-2.5 font-semibold ${width}`} key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-xl:block">
            {listed.map((line) => (
              <ItemRow
                {...content}
                key={line.id}
                line={{ ...line, assignee: pending.get(line.id)?.assignee ?? line.assignee }}
                onDone={() => {
                  // A selected row stands for the whole selection.
                  const moving = selected.has(line.id) ? marked : [line];
                  setSelected(new Set([...selected].filter((id) => moving.every((each) => each.id !== id))));
                  void move(moving, { state: "done" });
                }}
                onSelect={(choice) => select(line.id, choice)}
                selected={selected.has(line.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

type BulkBarProps = Pick<InboxContent, "choice" | "team" | "snooze"> & {
  listed: number;
  selected: number;
  onSelectAll(all: boolean): void;
  onMove(change: Moved): void;
  onSnooze(until: Snoozed): void;
};

/** It always has its place, so that nothing moves. */
function BulkBar({ choice, team, snooze, listed, selected, onSelectAll, onMove, onSnooze }: BulkBarProps) {
  const off = !useHydrated() || selected === 0;
  const spam = choice === "suspected_spam";
  // On phones the buttons come with the first selected item, where they would fill half the screen otherwise.
  const idle = selected === 0 ? "max-md:hidden" : "";
  return (
    <fieldset className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-2">
      <legend className="sr-only">Change the selected items</legend>
      <label className="flex min-h-11 items-center gap-3 text-small font-semibold">
        <input
          checked={listed > 0 && selected === listed}
          className="size-5 accent-(--kw-primary) focus-ring"
          disabled={listed === 0}
          onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
          type="checkbox"
        />
        <span className="min-w-24">{selected === 0 ? "Select all" : `${selected} selected`}</span>
      </label>
      {spam ? null : (
        <div className={idle}>
          <ActionMenu disabled={off} keys="a" label="Assign to" text="Assign to">
            {[...team, { id: "", name: "Unassigned" }].map(({ id, name }) => (
              <ActionButton key={id} onPress={() => onMove({ assignee: id })}>
                {name}
              </ActionButton>
            ))}
          </ActionMenu>
        </div>
      )}
      <div className={`flex flex-wrap gap-2 ${idle}`}>
        {spam ? null : <SnoozeMenu disabled={off} onSnooze={onSnooze} snooze={snooze} />}
        {choice === "done" || spam ? null : (
          <Button disabled={off} onClick={() => onMove({ state: "done" })} size="small" variant="outline">
            Done
          </Button>
        )}
        <Button
          aria-keyshortcuts={spam ? undefined : "!"}
          disabled={off}
          onClick={() => onMove({ state: spam ? "new" : "suspected_spam" })}
          size="small"
          variant="outline"
        >
          {spam ? "Not spam" : "Spam"}
        </Button>
      </div>
    </fieldset>
  );
}
