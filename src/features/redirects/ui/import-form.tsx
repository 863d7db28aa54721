import { type SubmitEvent, useState } from "react";
import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { decodeFile } from "#platform/csv/decode-file.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { controlClass, describedBy, Field } from "#ui/field.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { redirectImportCopy as copy } from "../copy.ts";
import { type Checked, importAddress, reportShape } from "./import-report.tsx";

type ImportFormProps = {
  /** The name of a file that was chosen before and isn't imported yet. */
  earlier: string | undefined;
  isDone: boolean;
  onChecked: (checked: Checked | undefined) => void;
};

/** Chooses the file and starts the dry run. */
export function ImportForm({ earlier, isDone, onChecked }: ImportFormProps) {
  const { busy, problem, send } = useSending(adminCopy.failed);
  const [missing, setMissing] = useState(false);
  const [unreadable, setUnreadable] = useState(false);

  async function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get("file");
    const chosen = file instanceof File && file.size > 0 ? file : undefined;
    setMissing(chosen === undefined);
    setUnreadable(false);
    onChecked(undefined);
    if (chosen === undefined) return;
    const decoded = decodeFile(new Uint8Array(await chosen.arrayBuffer()));
    setUnreadable(decoded === undefined);
    if (decoded === undefined) return;
    const request = { csv: decoded.text, outside: form.has("outside") };
    const report = reportShape.safeParse(await send("POST", importAddress, request));
    if (report.success) onChecked({ file: chosen.name, request, decoded, report: report.data });
  }

  const error = missing
    ? copy.file.missing
    : unreadable
      ? adminCopy.encoding.unreadable
      : problem?.fields.csv;
  const fileCopy = { id: "import-csv", hint: copy.file.hint, error };
  return (
    <form className="grid max-w-text gap-5" noValidate onSubmit={(event) => void check(event)}>
      <Field {...fileCopy} label={copy.file.label} marks={fieldMarks}>
        <input
          accept=".csv,.txt,text/csv"
          aria-describedby={describedBy(fileCopy)}
          aria-invalid={error !== undefined}
          className={`${controlClass} h-13 py-3`}
          id={fileCopy.id}
          name="file"
          type="file"
        />
      </Field>
      {earlier === undefined ? null : (
        <p className="text-small wrap-anywhere" role="status">
          {adminCopy.earlierFile(earlier)}
        </p>
      )}
      <CheckboxField id="import-outside" label={copy.outside} marks={fieldMarks} name="outside" />
      <KeepTyped busy={busy} failed={problem !== undefined} id="redirects-import" isDone={isDone} />
      <AlertNote text={error === undefined ? problem?.message : undefined} />
      <p>
        <Button busy={busy} size="small" type="submit" variant="primary">
          {busy ? copy.checking : copy.check}
        </Button>
      </p>
    </form>
  );
}
