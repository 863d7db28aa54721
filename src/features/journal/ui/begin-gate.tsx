import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { JournalCopy } from "#content/pages/journaling.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import type { Journal } from "../client/journal-control.ts";
import { type FieldFaults, focusFirst, useNewPassphrase } from "./passphrase-field.tsx";
import { RestoreForm } from "./restore-form.tsx";

type BeginGateProps = {
  journal: Journal;
  because: "erased" | "erasedElsewhere" | undefined;
  copy: JournalCopy;
};

/** Starts a journal: the passphrase twice, and a confirmation that nobody can reset it. */
export function BeginGate({ journal, because, copy }: BeginGateProps) {
  const { begin, passphrase: fieldCopy } = copy.gate;
  const chosen = useNewPassphrase("passphrase", { label: fieldCopy.label, copy: copy.gate });
  const [aware, setAware] = useState(false);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [hasFailed, setHasFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  const heading = useRef<HTMLHeadingElement>(null);

  // The focused button was removed with the erased journal.
  useEffect(() => {
    if (because === "erased") heading.current?.focus();
  }, [because]);

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
    <div className="mx-auto grid max-w-136 gap-7">
      <div>
        <Heading className="focus-ring" level={3} ref={heading} tabIndex={-1}>
          {begin.heading}
        </Heading>
        <p className="mt-2 text-ink-soft">{begin.lead}</p>
      </div>
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
        <p>
          <Button busy={busy} type="submit" variant="primary">
            {busy ? begin.busy : begin.submit}
          </Button>
        </p>
        <div role="alert">{hasFailed ? <Note kind="error">{begin.failed}</Note> : null}</div>
      </form>
      <details className="group/more border-t border-line pt-2">
        <summary className="flex min-h-11 w-fit list-none items-center gap-2 rounded-sm font-semibold text-link focus-ring">
          {begin.fromBackup}
          <Icon className="size-4.5 group-open/more:rotate-180" name="chevron" />
        </summary>
        <div className="pt-4">
          <RestoreForm journal={journal} submit={copy.keeping.restore.begin} copy={copy} />
        </div>
      </details>
    </div>
  );
}
