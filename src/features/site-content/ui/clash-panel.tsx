import { useState } from "react";
import type { FormField } from "#content/documents/form-field.ts";
import { Button } from "#ui/button.tsx";
import { editorCopy } from "../copy/screen.ts";
import { labelAt } from "../rules/differences.ts";
import type { Clash, DocumentDraft } from "./use-document.ts";

const copy = editorCopy.conflict;

/** The heading's id, for who leads people to the choice. */
export const clashHeading = "clash-heading";

type ClashPanelProps = {
  /** The draft, whose items are named by their titles. */
  value: unknown;
  form: FormField;
  clashes: readonly Clash[];
  settle: DocumentDraft["settle"];
  /** Called with the last field when everything is chosen. */
  onChosen: (path: readonly string[]) => void;
};

/** The choice between two people's texts, field by field. */
export function ClashPanel({ form, value, clashes, settle, onChosen }: ClashPanelProps) {
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
  const [decided, setDecided] = useState(0);
  const clash = clashes[decided];
  if (!clash) return null;
  const { path } = clash;
  async function choose(kept: ReadonlySet<string>) {
    if (decided + 1 < clashes.length) {
      setMine(kept);
      setDecided(decided + 1);
    } else if (await settle(kept)) onChosen(path.split("."));
  }
  return (
    <section
      aria-labelledby={clashHeading}
      className="grid gap-4 rounded-lg border-2 border-error bg-surface p-5"
      role="alert"
    >
      <h2 className="scroll-mt-60 rounded-sm text-h4 focus-ring" id={clashHeading} tabIndex={-1}>
        {copy.heading}
      </h2>
      <p className="text-ink-soft">{copy.text}</p>
      <p className="font-semibold">{labelAt(form, path, value)}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          choose={() => void choose(new Set([...mine, path]))}
          label={copy.mine}
          title={copy.yours}
          value={clash.mine}
        />
        <Choice
          choose={() => void choose(mine)}
          label={copy.theirs}
          title={copy.others}
          value={clash.theirs}
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
