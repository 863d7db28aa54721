import { type SubmitEvent, useState } from "react";
import type { JournalCopy } from "#content/pages/journaling.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Heading } from "#ui/heading.tsx";
import { Note } from "#ui/note.tsx";
import type { Journal } from "../client/journal-control.ts";

/**
 * Erases everything after a word was typed. Available without the passphrase, for those who lost it or are in a hurry.
 */
export function ErasePart({ journal, copy }: { journal: Journal; copy: JournalCopy }) {
  const { erase, cancel } = copy.keeping;
  const [confirming, setConfirming] = useState(false);
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [notice, setNotice] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (typed.trim().toLowerCase() !== erase.word) {
      setFault(erase.notTyped);
      document.getElementById("journal-erase")?.focus();
      return;
    }
    setFault(undefined);
    setBusy(true);
    // This component is removed with the journal.
    if (await journal.erase(() => setNotice(erase.blocked))) return;
    setBusy(false);
    setNotice(erase.failed);
  }

  return (
    <div>
      <Heading level={4}>{erase.heading}</Heading>
      <p className="text-ink-soft">{erase.text}</p>
      {confirming ? (
        <form autoComplete="off" className="mt-4 grid gap-4" noValidate onSubmit={submit}>
          <TextField
            autoCapitalize="none"
            autoComplete="off"
            error={fault}
            id="journal-erase"
            label={erase.label}
            marks={{ optional: "", errorMark: copy.gate.passphrase.errorMark }}
            onChange={(event) => setTyped(event.target.value)}
            spellCheck={false}
            value={typed}
          />
          <p className="flex flex-wrap gap-3">
            <Button busy={busy} size="small" type="submit" variant="outline">
              {busy ? erase.busy : erase.submit}
            </Button>
            <Button onClick={() => setConfirming(false)} size="small" variant="outline">
              {cancel}
            </Button>
          </p>
          <div role="alert">{notice === undefined ? null : <Note kind="care">{notice}</Note>}</div>
        </form>
      ) : (
        <Button className="mt-4" onClick={() => setConfirming(true)} size="small" variant="outline">
          {erase.open}
        </Button>
      )}
    </div>
  );
}
