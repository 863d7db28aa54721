import { adminCopy } from "#content/admin.ts";
import { requiredMarks } from "#content/forms.ts";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { EncodingNote, ImportReport } from "#ui/import-report.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { CsvImportForm, useCsvImport } from "#web/admin/csv-import.tsx";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import type { RedirectImportReport } from "../writes/import.server.ts";

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

const list = "/admin/redirects";

export default function RedirectImportScreen({ loaderData: { title } }: ScreenProps<typeof loader>) {
  const importing = useCsvImport<{ csv: string; outside: boolean }, RedirectImportReport>({
    address: "/api/admin/redirects/import",
  });
  const { busy, problem, checked, importNow } = importing;
  return (
    <>
      <ScreenHeading back={{ href: list, text: copy.back }} lead={copy.introduction} title={title} />
      <ul className="mt-4 grid max-w-text list-disc gap-1 pl-5 text-small text-ink-soft">
        {copy.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div className={`mt-6 ${panelClass}`}>
        <CsvImportForm
          copy={copy}
          id="redirects-import"
          importing={importing}
          read={({ csv, form }) => ({ request: { csv, outside: form.has("outside") } })}
        >
          {() => (
            <CheckboxField id="import-outside" label={copy.outside} marks={requiredMarks} name="outside" />
          )}
        </CsvImportForm>
      </div>
      {checked === undefined ? null : (
        <ImportReport
          busy={busy}
          copy={copy}
          key={checked.report.checked}
          lines={linesOf(checked.report)}
          list={list}
          onImport={() => void importNow()}
          problem={problem?.message}
          report={checked.report}
        >
          <EncodingNote copy={adminCopy.encoding} {...checked.decoded} />
        </ImportReport>
      )}
    </>
  );
}

function linesOf(report: RedirectImportReport) {
  const { report: says } = copy;
  return [
    { name: says.rows, count: report.rows, rows: [] },
    { name: report.done ? says.added : says.wouldAdd, count: report.added, rows: [] },
    { name: says.known, count: report.known.length, rows: report.known },
    { name: says.bad, count: report.bad.length, rows: [] },
  ];
}
