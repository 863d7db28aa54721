import { useState } from "react";
import { AlertNote } from "#ui/alert-note.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import type { action } from "./profile-action.server.ts";

const saved = {
  on: "You'll get the summary on Mondays.",
  off: "You won't get the summary anymore.",
} as const;

/** The choice is saved with the press. */
export function WeeklySummary({ wanted }: { wanted: boolean }) {
  const { problem, send } = useOperations<typeof action>();
  const [chosen, setChosen] = useState(wanted);
  const hydrated = useHydrated();

  async function choose(next: boolean) {
    setChosen(next);
    const done = () => toast({ title: next ? saved.on : saved.off });
    const changed = await send("changeWeeklySummary", { wanted: next }, { done, stay: true });
    if (!changed) setChosen(!next);
  }

  return (
    <Panel heading="Weekly summary" id="weekly-summary">
      <p className="max-w-text text-ink-soft">
        Every Monday at 8 AM: how much came in, what's waiting and what's overdue. Only numbers, never names
        or messages.
      </p>
      <label className="flex min-h-11 items-center gap-3">
        <input
          checked={chosen}
          className="size-5 accent-(--kw-primary) focus-ring"
          disabled={!hydrated}
          onChange={(event) => void choose(event.target.checked)}
          type="checkbox"
        />
        Email me a summary every week
      </label>
      <AlertNote text={problem?.message} />
    </Panel>
  );
}
