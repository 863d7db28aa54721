import { ActionButton, ActionMenu } from "#ui/action-menu.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { inboxCopy } from "../copy/inbox.ts";
import type { InboxContent } from "./inbox-content.ts";
import type { Moved } from "./use-moves.ts";

type BulkBarProps = Pick<InboxContent, "mailbox" | "choice" | "team"> & {
  /** The number of items listed, and of those selected. */
  listed: number;
  selected: number;
  onSelectAll(all: boolean): void;
  onMove(change: Moved): void;
};

/** Assigns, closes or marks the selected items. It always has its place, so that nothing moves. */
export function BulkBar({ mailbox, choice, team, listed, selected, onSelectAll, onMove }: BulkBarProps) {
  const { bulk, nobody } = inboxCopy[mailbox];
  const off = !useHydrated() || selected === 0;
  const spam = choice === "suspected_spam";
  // On phones the buttons come with the first selected item, where they would fill half the screen otherwise.
  const idle = selected === 0 ? "max-md:hidden" : "";
  return (
    <fieldset className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-2">
      <legend className="sr-only">{bulk.legend}</legend>
      <label className="flex min-h-11 items-center gap-3 text-small font-semibold">
        <input
          checked={listed > 0 && selected === listed}
          className="size-5 accent-(--kw-primary) focus-ring"
          disabled={listed === 0}
          onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
          type="checkbox"
        />
        <span className="min-w-24">{selected === 0 ? bulk.all : bulk.selected(selected)}</span>
      </label>
      {spam ? null : (
        <div className={idle}>
          <ActionMenu disabled={off} keys="a" label={bulk.assignTo} text={bulk.assignTo}>
            {[...team, { id: "", name: nobody }].map(({ id, name }) => (
              <ActionButton key={id} onPress={() => onMove({ assignee: id })}>
                {name}
              </ActionButton>
            ))}
          </ActionMenu>
        </div>
      )}
      <div className={`flex flex-wrap gap-2 ${idle}`}>
        {choice === "done" || spam ? null : (
          <Button disabled={off} onClick={() => onMove({ state: "done" })} size="small" variant="outline">
            {bulk.done}
          </Button>
        )}
        <Button
          aria-keyshortcuts={spam ? undefined : "!"}
          disabled={off}
          onClick={() => onMove({ state: spam ? "new" : "suspected_spam" })}
          size="small"
          variant="outline"
        >
          {spam ? bulk.notSpam : bulk.spam}
        </Button>
      </div>
    </fieldset>
  );
}
