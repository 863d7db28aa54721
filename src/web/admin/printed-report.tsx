import { site } from "#content/site.ts";
import type { PaperReport } from "#platform/pdf/report.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Select } from "#ui/select.tsx";

const copy = {
  month: "Month",
  show: "Show",
  print: "Print",
  pdf: "Download as PDF",
  csv: "All months as CSV",
} as const;

type ReportActionsProps = {
  pdf: string;
  csv: string;
  /** What the PDF can't show; empty if it shows everything. */
  notDrawn: string;
};

export function ReportActions({ pdf, csv, notDrawn }: ReportActionsProps) {
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap gap-3">
        <Button
          aria-keyshortcuts="p"
          className="noscript:hidden"
          onClick={() => window.print()}
          size="small"
          variant="outline"
        >
          {copy.print}
        </Button>
        <ButtonLink href={pdf} size="small" variant="outline">
          {copy.pdf}
        </ButtonLink>
        <ButtonLink aria-keyshortcuts="d" href={csv} size="small" variant="outline">
          {copy.csv}
        </ButtonLink>
      </p>
      {notDrawn === "" ? null : <p className="text-small text-ink-soft">{notDrawn}</p>}
    </div>
  );
}

/** Whose report it is and when it was made, on paper only. */
export function PrintedHead({ beside }: Pick<PaperReport, "beside">) {
  return (
    <p className="mb-4 hidden print:block">
      {site.productName} · {beside}
    </p>
  );
}

type MonthChoiceProps = {
  /** The screen's address. */
  here: string;
  months: readonly { value: string; label: string }[];
  month: string;
};

export function MonthChoice({ here, months, month }: MonthChoiceProps) {
  return (
    <form action={here} className="flex flex-wrap items-end gap-3 print:hidden" key={month} method="get">
      <label className="grid gap-1.5">
        <span className="text-small font-semibold">{copy.month}</span>
        <Select defaultValue={month} name="month">
          {months.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </label>
      <Button size="small" type="submit" variant="outline">
        {copy.show}
      </Button>
    </form>
  );
}

type PrintedTableProps = Pick<PaperReport, "columns" | "rows" | "hasSum"> & { ids: readonly string[] };

export function PrintedTable({ ids, columns, rows, hasSum }: PrintedTableProps) {
  return (
    <table className="mt-4 hidden w-full text-left print:table">
      <thead>
        <tr className="border-b border-line-strong">
          {columns.map((column) => (
            <th className="py-1 pr-4 text-small font-semibold" key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = "", ...cells], row) => (
          <tr
            className={`border-b border-line text-small ${hasSum ? "last:font-semibold" : ""}`}
            key={ids[row]}
          >
            <th
              className={`py-1 pr-4 ${hasSum && row === rows.length - 1 ? "font-semibold" : "font-normal"}`}
              scope="row"
            >
              {name}
            </th>
            {cells.map((cell, at) => (
              <td className="py-1 pr-4 tabular-nums" key={columns[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ReportNotes({ notes }: Pick<PaperReport, "notes">) {
  return notes.map((note) => (
    <p
      className="mt-3 max-w-text text-small text-ink-soft print:mt-1.5 print:max-w-none print:text-[0.75rem] print:leading-snug"
      key={note}
    >
      {note}
    </p>
  ));
}
