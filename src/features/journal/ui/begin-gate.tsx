import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { JournalCopy } from "#content/pages/journaling.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import type { Journal } from "../client/journal-control.ts";
import { passphraseFault, tidyPassphrase } from "../rules.ts";
import { PassphraseField } from "./passphrase-field.tsx";
import { RestoreForm } from "./restore-form.tsx";

type Fault = { passphrase?: string; again?: string; aware?: string; whole?: string };

type BeginGateProps = {
  journal: Journal;
  because: "erased" | "erasedElsewhere" | undefined;
  copy: JournalCopy;
};

/** Starts a journal: the passphrase twice, and a confirmation that nobody can reset it. */
export function BeginGate({ journal, because, copy }: BeginGateProps) {
  const { begin, passphrase: fieldCopy } = copy.gate;
  const [passphrase, setPassphrase] = useState("");
  const [again, setAgain] = useState("");
  const [aware, setAware] = useState(false);
  const [fault, setFault] = useState<Fault>({});
  const [busy, setBusy] = useState(false);

  const heading = useRef<HTMLHeadingElement>(null);

  // The focused button was removed with the erased journal.
  useEffect(() => {
    if (because === "erased") heading.current?.focus();
  }, [because]);

  function faultOf(): Fault | undefined {
    const wrong = passphraseFault(passphrase);
    if (wrong !== undefined) return { passphrase: wrong === "short" ? begin.tooShort : begin.tooPlain };
    if (tidyPassphrase(passphrase) !== tidyPassphrase(again)) return { again: begin.different };
    return aware ? undefined : { aware: begin.notAware };
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = faultOf();
    setFault(wrong ?? {});
    if (wrong !== undefined) {
      const [field] = Object.keys(wrong);
      document.getElementById(`journal-${field}`)?.focus();
      return;
    }
    setBusy(true);
    const result = await journal.begin(passphrase);
    setBusy(false);
    if (result === "failed") setFault({ whole: begin.failed });
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
        <PassphraseField
          error={fault.passphrase}
          hint={begin.hint}
          id="journal-passphrase"
          label={fieldCopy.label}
          onType={setPassphrase}
          value={passphrase}
          copy={fieldCopy}
        />
        <PassphraseField
          error={fault.again}
          id="journal-again"
          label={begin.again}
          onType={setAgain}
          shown={false}
          value={again}
          copy={fieldCopy}
        />
        <CheckboxField
          checked={aware}
          error={fault.aware}
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
        <div role="alert">{fault.whole === undefined ? null : <Note kind="error">{fault.whole}</Note>}</div>
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
