import { type SubmitEvent, useState } from "react";
import { AlertNote } from "./alert-note.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import type { FieldMarks } from "./field.tsx";
import { TextField } from "./field-text.tsx";
import { Heading } from "./heading.tsx";

type TypedDeletionCopy = {
  heading: string;
  text: string;
  /** The label that asks for the text. */
  typed: string;
  /** Shown when something else was typed, if the dialog checks it and not the server. */
  mismatch?: string;
  remove: string;
  keep: string;
};

type TypedDeletionProps = {
  copy: TypedDeletionCopy;
  marks: FieldMarks;
  /** The text to type; if it's empty, only the button is shown. */
  expected: string;
  busy: boolean;
  problem: { message: string; fields: Readonly<Record<string, string>> } | undefined;
  /** The field's name in the server's error. */
  field: string;
  onRemove: (typed: string) => void;
  onClose: () => void;
};

/** Confirms a permanent deletion by typing its name, to prevent accidents. */
export function TypedDeletion({
  copy,
  marks,
  expected,
  busy,
  problem,
  field,
  onRemove,
  onClose,
}: TypedDeletionProps) {
  const [typed, setTyped] = useState("");
  const [mismatch, setMismatch] = useState<string>();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const differs = copy.mismatch !== undefined && typed.trim().toLowerCase() !== expected.toLowerCase();
    setMismatch(differs ? copy.mismatch : undefined);
    if (!differs) onRemove(typed);
  }
  const error = mismatch ?? problem?.fields[field];
  return (
    <Dialog
      className="m-auto w-[calc(100%-2rem)] max-w-136 rounded-2xl border border-line bg-surface p-0 text-ink shadow-pop backdrop:bg-(--kw-scrim)"
      label={copy.heading}
      onClose={onClose}
      open
    >
      <form className="grid gap-5 p-card" noValidate onSubmit={submit}>
        <Heading level={2} size={3}>
          {copy.heading}
        </Heading>
        <p className="text-ink-soft">{copy.text}</p>
        {expected === "" ? null : (
          <>
            <p className="rounded-md bg-tint px-4 py-3 font-semibold wrap-anywhere">{expected}</p>
            <TextField
              autoComplete="off"
              autoFocus
              error={error}
              id="typed-deletion"
              label={copy.typed}
              marks={marks}
              onChange={(event) => setTyped(event.target.value)}
              value={typed}
            />
          </>
        )}
        <AlertNote text={error === undefined ? problem?.message : undefined} />
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} size="small" type="submit" variant="danger">
            {copy.remove}
          </Button>
          <Button onClick={onClose} size="small" variant="outline">
            {copy.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
