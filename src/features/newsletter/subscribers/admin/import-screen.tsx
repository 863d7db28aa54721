import { adminCopy } from "#content/admin.ts";
import { requiredMarks } from "#content/forms.ts";
import { TextField } from "#ui/field-text.tsx";
import { EncodingNote, ImportReport } from "#ui/import-report.tsx";
import { CsvImportForm, type KeptImport, useCsvImport } from "#web/admin/csv-import.tsx";
import { ImportFrame } from "#web/admin/import-frame.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { importCopy as copy } from "../copy/import.ts";
import { type ImportChoice, keptChoices } from "../rules/import-questions.ts";
import { ImportQuestions } from "../ui/import-questions.tsx";
import type { SubscriberImportReport } from "../writes/import.server.ts";

const list = "/admin/subscribers";

export const loader = screenLoader(() => ({ title: copy.title }));

type Request = {
  csv: string;
  source: string;
  tags: readonly string[];
  choices: readonly ImportChoice[];
  file: string;
};

export default function ImportScreen({ loaderData: { title } }: ScreenProps<typeof loader>) {
  const importing = useCsvImport<Request, SubscriberImportReport>({
    address: "/api/admin/subscribers/import",
    choicesOf: ({ choices }) => choices,
  });
  const { checked, earlier } = importing;
  return (
    <ImportFrame
      copy={copy}
      form={
        <CsvImportForm
          copy={copy}
          id="subscribers-import"
          importing={importing}
          read={(given) => requestOf(given, earlier)}
        >
          {(wrong) => <ImportFields wrong={wrong} />}
        </CsvImportForm>
      }
      list={list}
      title={title}
    >
      {checked === undefined ? null : (
        <CheckedFile checked={checked} importing={importing} key={checked.report.checked} />
      )}
    </ImportFrame>
  );
}

function requestOf(
  { csv, file, form }: { csv: string; file: string; form: FormData },
  earlier: KeptImport | undefined,
): { request: Request } | { missing: Readonly<Record<string, string>> } {
  const source = String(form.get("source") ?? "").trim();
  if (source === "") return { missing: { source: copy.source.missing } };
  const tags = String(form.get("tags") ?? "")
    .split(/[,;]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
  // The same file again, after the end of a session for example: its questions have been answered.
  const choices = earlier?.file === file ? keptChoices(earlier.choices) : [];
  return { request: { csv, source, tags, choices, file: file.slice(-255) } };
}

function ImportFields({ wrong }: { wrong: Readonly<Record<string, string>> }) {
  return (
    <>
      <TextField
        autoComplete="off"
        error={wrong.source}
        hint={copy.source.hint}
        id="import-source"
        label={copy.source.label}
        marks={requiredMarks}
        maxLength={300}
        name="source"
      />
      <TextField
        autoComplete="off"
        error={wrong.tags}
        hint={copy.tags.hint}
        id="import-tags"
        label={copy.tags.label}
        marks={requiredMarks}
        maxLength={1_000}
        name="tags"
        optional
      />
    </>
  );
}

type Importing = ReturnType<typeof useCsvImport<Request, SubscriberImportReport>>;
type CheckedFileProps = { importing: Importing; checked: NonNullable<Importing["checked"]> };

const { report: reportCopy } = copy;

function CheckedFile({ importing, checked }: CheckedFileProps) {
  const { busy, problem, importNow, checkAgain, keepChoices } = importing;
  const { request, decoded, report } = checked;
  const { ignored } = report.columns;
  const deciding = report.columns.deciding.map(({ name, rows }) =>
    reportCopy.leavesOut(name, rows, report.rows),
  );
  return (
    <ImportReport
      busy={busy}
      copy={copy}
      lines={linesOf(report)}
      list={list}
      onImport={() => void importNow()}
      problem={problem?.message}
      report={{
        ...report,
        added: report.added + report.pending + report.suppressed + report.removed + report.tagged,
      }}
    >
      <EncodingNote copy={adminCopy.encoding} {...decoded} />
      {deciding.length + ignored.length === 0 ? null : (
        <div className="grid gap-1 text-small wrap-anywhere text-ink-soft">
          {deciding.length === 0 ? null : <p>{reportCopy.deciding(deciding.join(", "))}</p>}
          {ignored.length === 0 ? null : <p>{reportCopy.ignored(ignored.join(", "))}</p>}
        </div>
      )}
      {report.done || report.questions.length === 0 ? null : (
        <ImportQuestions
          busy={busy}
          onAnswered={(choices) => void checkAgain({ ...request, choices })}
          onChosen={keepChoices}
          questions={report.questions}
        />
      )}
    </ImportReport>
  );
}

function linesOf(report: SubscriberImportReport) {
  const { done } = report;
  const countLine = (will: string, did: string, count: number) => ({
    name: done ? did : will,
    count,
    rows: [],
  });
  const rowsLine = (name: string, rows: readonly number[]) => ({
    name,
    count: rows.length,
    rows: done ? [] : rows,
  });
  const optional = [
    countLine(reportCopy.wouldPend, reportCopy.pending, report.pending),
    countLine(reportCopy.willSuppress, reportCopy.suppressed, report.suppressed),
    countLine(reportCopy.willRemove, reportCopy.removed, report.removed),
    countLine(reportCopy.willTag, reportCopy.tagged, report.tagged),
    rowsLine(reportCopy.skipped, report.skipped),
    rowsLine(reportCopy.stays, report.stays),
  ];
  return [
    { name: reportCopy.rows, count: report.rows, rows: [] },
    countLine(reportCopy.wouldAdd, reportCopy.added, report.added),
    ...optional.filter(({ count }) => count > 0),
    rowsLine(reportCopy.known, report.known),
    rowsLine(reportCopy.waiting, report.waiting),
    rowsLine(reportCopy.left, report.left),
    rowsLine(reportCopy.repeated, report.repeated),
    { name: reportCopy.bad, count: report.bad.length, rows: [] },
  ];
}
