import { type SubmitEvent, useId, useState } from "react";
import type { JournalCopy } from "#content/pages/journaling.ts";
import { Button } from "#ui/button.tsx";
import { controlClass, Field } from "#ui/field.tsx";
import { Heading } from "#ui/heading.tsx";
import { Note } from "#ui/note.tsx";
import type { Journal, RestoreResult } from "../client/journal-control.ts";
import { largestFile } from "../schema.ts";
import { PassphraseField } from "./passphrase-field.tsx";

type RestoreFormProps = { journal: Journal; copy: JournalCopy; submit: string };

const good: ReadonlySet<RestoreResult> = new Set(["added", "both", "nothingNew"]);

/** The file is verified before it's used. */
export function RestoreForm({ journal, copy, submit: submitLabel }: RestoreFormProps) {
  const { restore } = copy.keeping;
  const id = useId();
  const [file, setFile] = useState<File>();
  const [passphrase, setPassphrase] = useState("");
  const [busy, setBusy] = useState(false);
  const [fileFault, setFileFault] = useState<string>();
  const [wordFault, setWordFault] = useState<string>();
  const [done, setDone] = useState<RestoreResult>();
  const marks = { optional: "", errorMark: copy.gate.passphrase.errorMark };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setDone(undefined);
    setFileFault(
      file === undefined ? restore.noFile : file.size > largestFile ? restore.tooLarge : undefined,
    );
    setWordFault(passphrase.trim() === "" ? copy.gate.passphrase.empty : undefined);
    if (file === undefined || file.size > largestFile) return document.getElementById(`${id}-file`)?.focus();
    if (passphrase.trim() === "") return document.getElementById(`${id}-words`)?.focus();
    setBusy(true);
    const text = await file.text().catch(() => "");
    const result = await journal.restore(text, passphrase);
    setBusy(false);
    if (result === "wrong") {
      setWordFault(restore.wrong);
      document.getElementById(`${id}-words`)?.focus();
    } else if (good.has(result)) {
      setDone(result);
      setPassphrase("");
    } else setFileFault(restore[result]);
  }

  return (
    <div>
      <Heading level={4}>{restore.heading}</Heading>
      <p className="text-ink-soft">{restore.text}</p>
      <form autoComplete="off" className="mt-4 grid gap-5" noValidate onSubmit={submit}>
        <Field error={fileFault} id={`${id}-file`} label={restore.file} marks={marks}>
          <input
            accept=".json,application/json"
            aria-describedby={fileFault === undefined ? undefined : `${id}-file-error`}
            aria-invalid={fileFault !== undefined}
            className={`${controlClass} py-3 file:mr-4 file:rounded-pill file:border-0 file:bg-tint file:px-4 file:py-1.5 file:font-semibold file:text-link`}
            id={`${id}-file`}
            onChange={(event) => setFile(event.target.files?.[0])}
            type="file"
          />
        </Field>
        <PassphraseField
          error={wordFault}
          id={`${id}-words`}
          label={restore.passphrase}
          onType={setPassphrase}
          value={passphrase}
          copy={copy.gate.passphrase}
        />
        <p>
          <Button busy={busy} size="small" type="submit" variant="outline">
            {busy ? restore.busy : submitLabel}
          </Button>
        </p>
        <div role="status">
          {done === "added" || done === "both" || done === "nothingNew" ? (
            <Note kind="rule">{restore[done]}</Note>
          ) : null}
        </div>
      </form>
    </div>
  );
}
