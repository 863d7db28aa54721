import { type SubmitEvent, useState } from "react";
import type { JournalCopy } from "#content/pages/journaling.ts";
import { Button } from "#ui/button.tsx";
import { Heading } from "#ui/heading.tsx";
import { Note } from "#ui/note.tsx";
import type { Journal } from "../client/journal-control.ts";
import { passphraseFault, tidyPassphrase } from "../rules.ts";
import { PassphraseField } from "./passphrase-field.tsx";

type Fault = { now?: string; next?: string; again?: string; whole?: string };

/** Changes the passphrase; asks for the present one first. */
export function PassphrasePart({ journal, copy }: { journal: Journal; copy: JournalCopy }) {
  const own = copy.keeping.passphrase;
  const { passphrase: fieldCopy, begin } = copy.gate;
  const [now, setNow] = useState("");
  const [next, setNext] = useState("");
  const [again, setAgain] = useState("");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>({});
  const [done, setDone] = useState(false);

  function faultOf(): Fault | undefined {
    if (now.trim() === "") return { now: fieldCopy.empty };
    const wrong = passphraseFault(next);
    if (wrong !== undefined) return { next: wrong === "short" ? begin.tooShort : begin.tooPlain };
    return tidyPassphrase(next) === tidyPassphrase(again) ? undefined : { again: begin.different };
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setDone(false);
    const wrong = faultOf();
    if (wrong !== undefined) {
      setFault(wrong);
      document.getElementById(`journal-${Object.keys(wrong)[0]}`)?.focus();
      return;
    }
    setBusy(true);
    const result = await journal.changePassphrase(now, next);
    setBusy(false);
    setFault(result === "wrong" ? { now: own.wrong } : result === "failed" ? { whole: own.failed } : {});
    if (result === "wrong") document.getElementById("journal-now")?.focus();
    if (result !== "done") return;
    setDone(true);
    setNow("");
    setNext("");
    setAgain("");
  }

  return (
    <div>
      <Heading level={4}>{own.heading}</Heading>
      <p className="mt-1.5 text-ink-soft">{own.text}</p>
      <form autoComplete="off" className="mt-4 grid gap-5" noValidate onSubmit={submit}>
        <PassphraseField
          error={fault.now}
          id="journal-now"
          label={own.now}
          onType={setNow}
          value={now}
          copy={fieldCopy}
        />
        <PassphraseField
          error={fault.next}
          hint={begin.hint}
          id="journal-next"
          label={own.next}
          onType={setNext}
          value={next}
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
        <p>
          <Button busy={busy} size="small" type="submit" variant="outline">
            {busy ? own.busy : own.submit}
          </Button>
        </p>
        <div className="empty:hidden" role="status">
          {done ? <Note kind="rule">{own.done}</Note> : null}
          {fault.whole === undefined ? null : <Note kind="error">{fault.whole}</Note>}
        </div>
      </form>
    </div>
  );
}
