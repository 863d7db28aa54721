import { type ReactNode, useEffect, useRef } from "react";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Note } from "./note.tsx";
import { panelClass } from "./panel-class.ts";

type RowNotes = readonly { row: number; reason: string }[];

type ImportReportProps = {
  report: { done: boolean; added: number; bad?: RowNotes; mended?: RowNotes };
  /** What has to be known or decided before the import. */
  children?: ReactNode;
  /** Each count, and the affected rows of the file. */
  lines: readonly { name: string; count: number; rows: readonly number[] }[];
  /** The address of the list. */
  list: string;
  busy: boolean;
  problem: string | undefined;
  onImport: () => void;
  copy: {
    done: string;
    nothing: string;
    going: string;
    go: (added: number) => string;
    toList: string;
    report: {
      heading: string;
      doneHeading: string;
      /** These four for lists, whose rows have numbers. */
      badHeading?: string;
      mendedHeading?: string;
      row?: string;
      inRows?: (rows: readonly number[]) => string;
    };
  };
};

/** The report of a dry run with its import button, and afterwards the result. */
export function ImportReport({
  report,
  lines,
  list,
  busy,
  problem,
  onImport,
  copy,
  children,
}: ImportReportProps) {
  const says = copy.report;
  const heading = useRef<HTMLHeadingElement>(null);
  // The report is below the form: focus it when the dry run is done, and again after the import.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state of the same report moves the focus too
  useEffect(() => heading.current?.focus(), [report.done]);

  return (
    <section aria-labelledby="report" className={`mt-6 grid gap-5 ${panelClass}`}>
      <h2 className="rounded-sm text-h3 focus-ring" id="report" ref={heading} tabIndex={-1}>
        {report.done ? says.doneHeading : says.heading}
      </h2>
      {report.done ? <p className="font-semibold">{copy.done}</p> : null}
      <dl className="grid max-w-text gap-2">
        {lines.map(({ name, count, rows }) => (
          <div
            className="grid grid-cols-[1fr_auto] gap-x-5 border-t border-line pt-2 first:border-t-0"
            key={name}
          >
            <dt>{name}</dt>
            <dd className="font-semibold tabular-nums">{count.toLocaleString("en-US")}</dd>
            {rows.length === 0 ? null : (
              <dd className="col-span-2 text-small wrap-anywhere text-ink-soft">{says.inRows?.(rows)}</dd>
            )}
          </div>
        ))}
      </dl>
      <NoteList heading={says.badHeading} notes={report.bad} row={says.row} />
      <NoteList heading={says.mendedHeading} notes={report.mended} row={says.row} />
      {children}
      <AlertNote text={problem} />
      {report.done ? (
        <p>
          <ButtonLink href={list} size="small" variant="outline">
            {copy.toList}
          </ButtonLink>
        </p>
      ) : report.added === 0 ? (
        <p className="text-ink-soft">{copy.nothing}</p>
      ) : (
        <p>
          <Button busy={busy} onClick={onImport} size="small" variant="primary">
            {busy ? copy.going : copy.go(report.added)}
          </Button>
        </p>
      )}
    </section>
  );
}

type NoteListProps = { heading?: string | undefined; notes?: RowNotes | undefined; row?: string | undefined };

function NoteList({ heading, notes = [], row: rowName }: NoteListProps) {
  if (notes.length === 0) return null;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link focus-ring">
        {heading}
      </summary>
      <ul className="mt-2 grid gap-1 text-small wrap-anywhere">
        {notes.map(({ row, reason }) => (
          <li key={row}>
            <span className="tabular-nums">
              {rowName} {row}
            </span>
            : {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

type EncodingNoteProps = {
  encoding: string;
  /** A line with letters that only the right encoding shows right. */
  sample: string;
  copy: { named: (encoding: string) => string };
};

/** Says how a file that isn't UTF-8 was read, with a line to check it by. */
export function EncodingNote({ encoding, sample, copy }: EncodingNoteProps) {
  if (encoding === "UTF-8") return null;
  return (
    <Note>
      <p>{copy.named(encoding)}</p>
      {sample === "" ? null : (
        <p className="mt-2 font-mono wrap-anywhere">
          <q>{sample}</q>
        </p>
      )}
    </Note>
  );
}
