import { useState } from "react";
import type { FormField } from "#content/documents/form-field.ts";
import type { Conflict } from "#platform/drafts/merge.ts";
import { ConflictPanel } from "#ui/conflict-panel.tsx";
import { labelAt } from "../rules/differences.ts";
import type { DocumentDraft } from "./use-document.ts";

type FieldConflictsProps = {
  /** The draft, whose items are named by their titles. */
  value: unknown;
  form: FormField;
  conflicts: readonly Conflict[];
  resolveConflicts: DocumentDraft["resolveConflicts"];
  /** Called with the path of the last field once all conflicts are resolved. */
  onResolved: (path: readonly string[]) => void;
};

export function FieldConflicts({
  form,
  value,
  conflicts,
  resolveConflicts,
  onResolved,
}: FieldConflictsProps) {
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
  const [decided, setDecided] = useState(0);
  const conflict = conflicts[decided];
  if (!conflict) return null;
  const { path } = conflict;
  async function choose(kept: ReadonlySet<string>) {
    if (decided + 1 < conflicts.length) {
      setMine(kept);
      setDecided(decided + 1);
    } else if (await resolveConflicts(kept)) onResolved(path.split("."));
  }
  return (
    <ConflictPanel
      choices={[
        {
          label: "Keep mine",
          keeps: <Version title="Your text" value={conflict.mine} />,
          choose: () => void choose(new Set([...mine, path])),
        },
        {
          label: "Keep theirs",
          keeps: <Version title="Their text" value={conflict.theirs} />,
          choose: () => void choose(mine),
        },
      ]}
      heading="Someone else changed the same fields"
      text="Choose which text to keep. Everything else is merged already."
    >
      <p className="font-semibold">{labelAt(form, path, value)}</p>
    </ConflictPanel>
  );
}

function Version({ title, value }: { title: string; value: unknown }) {
  return (
    <>
      <p>{title}</p>
      <p className="mt-2 max-h-48 overflow-y-auto text-ink">
        {typeof value === "string" ? value : (JSON.stringify(value) ?? "")}
      </p>
    </>
  );
}
