import { type SubmitEvent, useState } from "react";
import * as z from "zod/mini";
import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { type DecodedFile, decodeFile } from "#platform/csv/decode-file.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { EncodingNote } from "#ui/encoding-note.tsx";
import { controlClass, describedBy, Field } from "#ui/field.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { ImportReport } from "#ui/import-report.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { useKeptImport } from "#ui/kept-import.ts";
import { panelClass, panelLink } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";

const number = (count: number) => count.toLocaleString("en-US");

const copy = {
  back: "Redirects",
  title: "Import redirects",
  introduction: "First we check the file and show you what would change. Checking changes nothing.",
  rules: [
    "A CSV file with a first line that names the columns: From, To and, optionally, Kind and Note.",
    "Up to 1,000 rows. Kind is 301 (permanent) or 302 (temporary). If empty, it's 301.",
    "Valid rows are imported even if others aren't. Rows with problems are listed by number.",
  ],
  file: {
    label: "CSV file",
    hint: "As saved by a spreadsheet. Our own export works too.",
    missing: "Please choose a file",
  },
  outside: "Yes, some rows should lead to other sites",
  check: "Check file",
  checking: "Checking...",
  report: {
    heading: "What would change",
    doneHeading: "Import results",
    rows: "Rows in the file",
    wouldAdd: "To be added",
    added: "Added",
    known: "Already there",
    bad: "With problems",
    badHeading: "Rows with problems",
    row: "Row",
    inRows: (rows: readonly number[]) =>
      rows.length > 20
        ? `In rows ${rows.slice(0, 20).join(", ")} and ${number(rows.length - 20)} more`
        : `In ${rows.length === 1 ? "row" : "rows"} ${rows.join(", ")}`,
  },
  go: (count: number) => (count === 1 ? "Import 1 redirect" : `Import ${number(count)} redirects`),
  going: "Importing...",
  done: "The redirects are active.",
  nothing: "There's nothing to import in this file.",
  toList: "Go to redirects",
} as const;

export const loader = screenLoader(() => ({ title: copy.title }));

const importAddress = "/api/admin/redirects/import";

/** The server's report of an import. */
const reportShape = z.object({
  done: z.boolean(),
  rows: z.number(),
  added: z.number(),
  bad: z.array(z.object({ row: z.number(), reason: z.string() })),
  known: z.array(z.number()),
  checked: z.string(),
});

type Report = z.output<typeof reportShape>;

/** A checked file and its report. */
type Checked = {
  /** Its name. */
  file: string;
  request: { csv: string; outside: boolean };
  decoded: DecodedFile;
  report: Report;
};

/** Imports a list of redirects: the file is checked, confirmed, then imported. */
export default function RedirectImportScreen({ loaderData: { title } }: ScreenProps<typeof loader>) {
  const [checked, setChecked] = useState<Checked>();
  const { earlier, keep } = useKeptImport();
  function show(next: Checked | undefined) {
    setChecked(next);
    if (next) keep(next.report.done ? undefined : { file: next.file, choices: undefined });
  }
  return (
    <>
      <p className="text-small">
        <a className={panelLink} href="/admin/redirects">
          {copy.back}
        </a>
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.introduction}</p>
      <ul className="mt-4 grid max-w-text list-disc gap-1 pl-5 text-small text-ink-soft">
        {copy.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div className={`mt-6 ${panelClass}`}>
        <ImportForm
          earlier={checked === undefined ? earlier?.file : undefined}
          isDone={checked?.report.done ?? false}
          onChecked={show}
        />
      </div>
      {checked === undefined ? null : (
        <RedirectImportReport
          checked={checked}
          key={checked.report.checked}
          onDone={(report) => show({ ...checked, report })}
        />
      )}
    </>
  );
}

type ImportFormProps = {
  /** The name of a file that was chosen before and isn't imported yet. */
  earlier: string | undefined;
  isDone: boolean;
  onChecked: (checked: Checked | undefined) => void;
};

/** Chooses the file and starts the dry run. */
function ImportForm({ earlier, isDone, onChecked }: ImportFormProps) {
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

type ReportProps = { checked: Checked; onDone: (report: Report) => void };

/** The report of a checked file, and the import button. */
function RedirectImportReport({ checked: { request, decoded, report }, onDone }: ReportProps) {
  const { busy, problem, send } = useSending(adminCopy.failed);

  async function bring() {
    const done = reportShape.safeParse(
      await send("POST", importAddress, { ...request, checked: report.checked }),
    );
    if (done.success) onDone(done.data);
  }

  const { report: says } = copy;
  const lines = [
    { name: says.rows, count: report.rows, rows: [] },
    { name: report.done ? says.added : says.wouldAdd, count: report.added, rows: [] },
    { name: says.known, count: report.known.length, rows: report.known },
    { name: says.bad, count: report.bad.length, rows: [] },
  ];
  return (
    <ImportReport
      busy={busy}
      lines={lines}
      list="/admin/redirects"
      onImport={() => void bring()}
      problem={problem?.message}
      report={report}
      copy={copy}
    >
      <EncodingNote copy={adminCopy.encoding} {...decoded} />
    </ImportReport>
  );
}
