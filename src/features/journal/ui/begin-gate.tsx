import { type SubmitEvent, useState } from "react";
import type { JournalCopy } from "#content/pages/journaling.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { Note } from "#ui/note.tsx";
import type { Journal } from "../client/journal-control.ts";
import { type FieldFaults, focusFirst, useNewPassphrase } from "./passphrase-field.tsx";

type BeginGateProps = {
  journal: Journal;
  /** Back to what was written. */
  onBack: () => void;
  copy: JournalCopy;
};

export function BeginGate({ journal, onBack, copy }: BeginGateProps) {
  const { begin, passphrase: fieldCopy } = copy.gate;
  const chosen = useNewPassphrase("passphrase", { label: fieldCopy.label, copy: copy.gate });
  const [aware, setAware] = useState(false);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [hasFailed, setHasFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = chosen.faults() ?? (aware ? {} : { aware: begin.notAware });
    setFaults(wrong);
    setHasFailed(false);
    if (Object.keys(wrong).length > 0) return focusFirst(wrong);
    setBusy(true);
    const result = await journal.begin(chosen.passphrase);
    setBusy(false);
    setHasFailed(result === "failed");
  }

  return (
    <div className="grid max-w-136 gap-5">
      <p className="text-ink-soft">{begin.lead}</p>
      <form autoComplete="off" className="grid gap-5" noValidate onSubmit={submit}>
        {chosen.fieldsWith(faults)}
        <CheckboxField
          checked={aware}
          error={faults.aware}
          id="journal-aware"
          label={begin.aware}
          marks={{ optional: "", errorMark: fieldCopy.errorMark }}
          onChange={(event) => setAware(event.target.checked)}
        />
        <p className="text-small text-ink-faint">{begin.saveNote}</p>
        <p className="flex flex-wrap gap-3">
          <Button busy={busy} type="submit" variant="primary">
            {busy ? begin.busy : begin.submit}
          </Button>
          <Button onClick={onBack} variant="outline">
            {copy.gate.first.back}
          </Button>
        </p>
        <div role="alert">{hasFailed ? <Note kind="error">{begin.failed}</Note> : null}</div>
      </form>
    </div>
  );
}
