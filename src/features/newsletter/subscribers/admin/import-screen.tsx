import { type SubmitEvent, useState } from "react";
import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { decodeFile } from "#platform/csv/decode-file.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { controlClass, describedBy, Field, type FieldMarks } from "#ui/field.tsx";
import { TextField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { type KeptImport, useKeptImport } from "#ui/kept-import.ts";
import { panelClass, panelLink } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { importCopy as copy } from "../copy/subscribers.ts";
import { keptChoices } from "../rules/import-questions.ts";
import { type Checked, importAddress, reportShape, SubscriberImportReport } from "../ui/import-report.tsx";

export const loader = screenLoader(() => ({
  title: copy.title,
  marks: fieldMarks,
  failed: adminCopy.failed,
}));

/** Bringing a list from elsewhere: a file is looked through, then somebody decides, then it is imported. */
export default function ImportScreen({ loaderData: { title, marks, failed } }: ScreenProps<typeof loader>) {
  const [checked, setChecked] = useState<Checked>();
  const { earlier, keep } = useKeptImport();
  function show(next: Checked | undefined) {
    setChecked(next);
    if (next) keep(next.report.done ? undefined : { file: next.file, choices: next.request.choices });
  }
  return (
    <>
      <p className="text-small">
        <a className={panelLink} href="/admin/subscribers">
          {copy.back}
        </a>
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.introduction}</p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 [&>section]:mt-0">
          <div className={panelClass}>
            <ImportForm
              earlier={earlier}
              failed={failed}
              isChecked={checked !== undefined}
              isDone={checked?.report.done ?? false}
              marks={marks}
              onChecked={show}
            />
          </div>
          {checked === undefined ? null : (
            <SubscriberImportReport
              checked={checked}
              failed={failed}
              key={checked.report.checked}
              marks={marks}
              onChecked={show}
              onChosen={(choices) => keep({ file: checked.file, choices })}
            />
          )}
        </div>
        <section aria-labelledby="import-rules" className={panelClass}>
          <h2 className="text-h4" id="import-rules">
            {copy.rulesHeading}
          </h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5 text-small text-ink-soft">
            {copy.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

type ImportFormProps = {
  marks: FieldMarks;
  failed: string;
  /** What was kept of a file that isn't imported yet. */
  earlier: KeptImport | undefined;
  isChecked: boolean;
  isDone: boolean;
  onChecked: (checked: Checked | undefined) => void;
};

/** Asks for the file and where consent was given, and starts the dry run. */
function ImportForm({ marks, failed, earlier, isChecked, isDone, onChecked }: ImportFormProps) {
  const { busy, problem, send } = useSending(failed);
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});

  async function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get("file");
    const source = String(form.get("source") ?? "").trim();
    const without = {
      ...(file instanceof File && file.size > 0 ? {} : { csv: copy.file.missing }),
      ...(source === "" ? { source: copy.source.missing } : {}),
    };
    setMissing(without);
    onChecked(undefined);
    if (!(file instanceof File) || Object.keys(without).length > 0) return;
    const decoded = decodeFile(new Uint8Array(await file.arrayBuffer()));
    if (decoded === undefined) return setMissing({ csv: adminCopy.encoding.unreadable });
    const tags = String(form.get("tags") ?? "")
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== "");
    // The same file again, after the end of a session for example: its questions have been answered.
    const choices = earlier?.file === file.name ? keptChoices(earlier.choices) : [];
    const request = { csv: decoded.text, source, tags, choices };
    const report = reportShape.safeParse(await send("POST", importAddress, request));
    if (report.success) onChecked({ file: file.name, request, decoded, report: report.data });
  }

  const wrong = { ...problem?.fields, ...missing };
  const fileCopy = { id: "import-csv", hint: copy.file.hint, error: wrong.csv };
  return (
    <form className="grid max-w-text gap-5" noValidate onSubmit={check}>
      <Field {...fileCopy} label={copy.file.label} marks={marks}>
        <input
          accept=".csv,.txt,text/csv"
          aria-describedby={describedBy(fileCopy)}
          aria-invalid={fileCopy.error !== undefined}
          className={`${controlClass} h-13 py-2 file:mr-3 file:h-8.5 file:cursor-pointer file:rounded-pill file:border-0 file:bg-tint file:px-4 file:text-small file:font-semibold file:text-link`}
          id={fileCopy.id}
          name="file"
          type="file"
        />
      </Field>
      <KeepTyped busy={busy} failed={problem !== undefined} id="subscribers-import" isDone={isDone} />
      {isChecked || earlier === undefined ? null : (
        <p className="text-small wrap-anywhere" role="status">
          {adminCopy.earlierFile(earlier.file)}
        </p>
      )}
      <TextField
        autoComplete="off"
        error={wrong.source}
        hint={copy.source.hint}
        id="import-source"
        label={copy.source.label}
        marks={marks}
        maxLength={300}
        name="source"
      />
      <TextField
        autoComplete="off"
        error={wrong.tags}
        hint={copy.tags.hint}
        id="import-tags"
        label={copy.tags.label}
        optional
        marks={marks}
        maxLength={1_000}
        name="tags"
      />
      <AlertNote
        text={problem !== undefined && Object.keys(problem.fields).length === 0 ? problem.message : undefined}
      />
      <p>
        <Button busy={busy} size="small" type="submit" variant="primary">
          {busy ? copy.checking : copy.check}
        </Button>
      </p>
    </form>
  );
}
