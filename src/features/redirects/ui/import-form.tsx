import { type SubmitEvent, useState } from "react";
import { deskWords } from "#content/admin.ts";
import { formWords } from "#content/forms.ts";
import { useSending } from "#platform/http/use-sending.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { controlLook, describedBy, Field } from "#ui/field.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { redirectImportWords as words } from "../copy.ts";
import { type Checked, importAddress, reportShape } from "./import-report.tsx";

const marks = { optional: formWords.optional, errorMark: formWords.errorMark };

/** Asks for the file and has it looked through. */
export function ImportForm({ onChecked }: { onChecked: (checked: Checked | undefined) => void }) {
  const { busy, problem, send } = useSending(deskWords.failed);
  const [missing, setMissing] = useState(false);

  async function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get("file");
    const chosen = file instanceof File && file.size > 0 ? file : undefined;
    setMissing(chosen === undefined);
    onChecked(undefined);
    if (chosen === undefined) return;
    const asked = { csv: await chosen.text(), outside: form.has("outside") };
    const report = reportShape.safeParse(await send("POST", importAddress, asked));
    if (report.success) onChecked({ asked, report: report.data });
  }

  const error = missing ? words.file.missing : problem?.fields.csv;
  const fileWords = { id: "import-csv", hint: words.file.hint, error };
  return (
    <form className="grid max-w-text gap-5" noValidate onSubmit={(event) => void check(event)}>
      <Field {...fileWords} label={words.file.label} marks={marks}>
        <input
          accept=".csv,.txt,text/csv"
          aria-describedby={describedBy(fileWords)}
          aria-invalid={error !== undefined}
          className={`${controlLook} h-13 py-3`}
          id={fileWords.id}
          name="file"
          type="file"
        />
      </Field>
      <CheckboxField id="import-outside" label={words.outside} marks={marks} name="outside" />
      <KeepTyped busy={busy} failed={problem !== undefined} id="redirects-import" />
      <AlertNote text={error === undefined ? problem?.message : undefined} />
      <p>
        <Button busy={busy} size="small" type="submit" variant="primary">
          {busy ? words.checking : words.check}
        </Button>
      </p>
    </form>
  );
}
