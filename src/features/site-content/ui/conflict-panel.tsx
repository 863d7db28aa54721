import { useState } from "react";
import type { FormField } from "#content/documents/form-field.ts";
import { Button } from "#ui/button.tsx";
import { labelAt } from "../rules/differences.ts";
import type { Conflict } from "../rules/merge.ts";
import type { DocumentDraft } from "./use-document.ts";

/** The heading's id, for the button that moves the focus to it. */
export const conflictHeading = "conflict-heading";

type ConflictPanelProps = {
  /** The draft, whose items are named by their titles. */
  value: unknown;
  form: FormField;
  conflicts: readonly Conflict[];
  resolveConflicts: DocumentDraft["resolveConflicts"];
  /** Called with the path of the last field once all conflicts are resolved. */
  onResolved: (path: readonly string[]) => void;
};

/** Resolves edit conflicts: for each field that two people changed, a choice between their texts. */
export function ConflictPanel({ form, value, conflicts, resolveConflicts, onResolved }: ConflictPanelProps) {
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
    <section
      aria-labelledby={conflictHeading}
      className="grid gap-4 rounded-lg border-2 border-error bg-surface p-5"
      role="alert"
    >
      <h2 className="scroll-mt-60 rounded-sm text-h4 focus-ring" id={conflictHeading} tabIndex={-1}>
        Someone else changed the same fields
      </h2>
      <p className="text-ink-soft">Choose which text to keep. Everything else is merged already.</p>
      <p className="font-semibold">{labelAt(form, path, value)}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          choose={() => void choose(new Set([...mine, path]))}
          label="Keep mine"
          title="Your text"
          value={conflict.mine}
        />
        <Choice
          choose={() => void choose(mine)}
          label="Keep theirs"
          title="Their text"
          value={conflict.theirs}
        />
      </div>
    </section>
  );
}

type ChoiceProps = { title: string; value: unknown; label: string; choose: () => void };

function Choice({ title, value, label, choose }: ChoiceProps) {
  return (
    <div className="grid min-w-0 content-start justify-items-start gap-2">
      <p className="text-small text-ink-faint">{title}</p>
      <p className="max-h-48 w-full overflow-y-auto text-small wrap-anywhere">{textOf(value)}</p>
      <Button onClick={choose} size="small" variant="outline">
        {label}
      </Button>
    </div>
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
