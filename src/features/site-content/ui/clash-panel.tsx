import { useState } from "react";
import type { FormField } from "#content/documents/form-field.ts";
import { Button } from "#ui/button.tsx";
import { editorCopy } from "../copy/screen.ts";
import { labelAt } from "../rules/differences.ts";
import { withValueAt } from "../rules/merge.ts";
import type { Clash, DocumentDraft } from "./use-document.ts";

const copy = editorCopy.conflict;

type ClashPanelProps = { form: FormField; clashes: readonly Clash[]; settle: DocumentDraft["settle"] };

/** The choice between two people's texts, field by field. */
export function ClashPanel({ form, clashes, settle }: ClashPanelProps) {
  const [mine, setMine] = useState<readonly Clash[]>([]);
  const [decided, setDecided] = useState(0);
  const clash = clashes[decided];
  if (!clash) return null;
  function choose(kept: readonly Clash[]) {
    if (decided + 1 < clashes.length) {
      setMine(kept);
      setDecided(decided + 1);
    } else
      settle((theirs) =>
        kept.reduce(
          (value, each) => withValueAt(value, each.path === "" ? [] : each.path.split("."), each.mine),
          theirs,
        ),
      );
  }
  return (
    <section
      aria-labelledby="clash-heading"
      className="grid gap-3 rounded-lg border-2 border-error bg-surface p-5"
      role="alert"
    >
      <h2 className="text-h4" id="clash-heading">
        {copy.heading}
      </h2>
      <p className="text-ink-soft">{copy.text}</p>
      <p className="font-semibold">{labelAt(form, clash.path)}</p>
      <p className="text-small wrap-anywhere">{textOf(clash.mine)}</p>
      <p>
        <Button onClick={() => choose([...mine, clash])} size="small" variant="outline">
          {copy.mine}
        </Button>
      </p>
      <p className="text-small wrap-anywhere">{textOf(clash.theirs)}</p>
      <p>
        <Button onClick={() => choose(mine)} size="small" variant="outline">
          {copy.theirs}
        </Button>
      </p>
    </section>
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
