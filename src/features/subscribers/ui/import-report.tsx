import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { importWords as words } from "#content/desk/subscribers.ts";
import { useSending } from "#platform/http/use-sending.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { panelLook } from "#ui/panel-look.ts";

const numbers = z.array(z.number());

/** What the server says of an import. */
export const reportShape = z.object({
  done: z.boolean(),
  rows: z.number(),
  added: z.number(),
  bad: z.array(z.object({ row: z.number(), reason: z.string() })),
  repeated: numbers,
  known: numbers,
  waiting: numbers,
  left: numbers,
  checked: z.string(),
});

type Report = z.output<typeof reportShape>;

/** A file that was looked through, and what was found. */
export type Checked = { csv: string; source: string; report: Report };

type ImportReportProps = {
  failed: string;
  checked: Checked;
  onDone: (report: Report) => void;
};

/** What would come of an import, the button that does it, and afterwards what came of it. */
export function ImportReport({ failed, checked, onDone }: ImportReportProps) {
  const { csv, source, report } = checked;
  const { busy, problem, send } = useSending(failed);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was found stands below the form: whoever pressed the button is taken there, and again when it is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state of the same report moves the focus too
  useEffect(() => heading.current?.focus(), [report.done]);

  async function bring() {
    const body = { csv, source, checked: report.checked };
    const done = reportShape.safeParse(await send("POST", "/api/admin/subscribers/import", body));
    if (done.success) onDone(done.data);
  }

  const { report: says } = words;
  const lines = [
    { name: says.rows, count: report.rows, rows: [] },
    { name: report.done ? says.added : says.wouldAdd, count: report.added, rows: [] },
    { name: says.known, count: report.known.length, rows: report.done ? [] : report.known },
    { name: says.waiting, count: report.waiting.length, rows: report.waiting },
    { name: says.left, count: report.left.length, rows: report.left },
    { name: says.repeated, count: report.repeated.length, rows: report.repeated },
    { name: says.bad, count: report.bad.length, rows: [] },
  ];
  return (
    <section aria-labelledby="report" className={`mt-6 grid gap-5 ${panelLook}`}>
      <h2 className="rounded-sm text-h3 focus-ring" id="report" ref={heading} tabIndex={-1}>
        {report.done ? says.doneHeading : says.heading}
      </h2>
      {report.done ? <p className="font-semibold">{words.done}</p> : null}
      <dl className="grid max-w-text gap-2">
        {lines.map(({ name, count, rows }) => (
          <div
            className="grid grid-cols-[1fr_auto] gap-x-5 border-t border-line pt-2 first:border-t-0"
            key={name}
          >
            <dt>{name}</dt>
            <dd className="font-semibold tabular-nums">{count.toLocaleString("en-US")}</dd>
            {rows.length === 0 ? null : (
              <dd className="col-span-2 text-small wrap-anywhere text-ink-soft">{says.inRows(rows)}</dd>
            )}
          </div>
        ))}
      </dl>
      {report.bad.length === 0 ? null : (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link focus-ring">
            {says.badHeading}
          </summary>
          <ul className="mt-2 grid gap-1 text-small">
            {report.bad.map(({ row, reason }) => (
              <li key={row}>
                <span className="tabular-nums">
                  {says.row} {row}
                </span>
                : {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      <AlertNote text={problem?.message} />
      {report.done ? (
        <p>
          <ButtonLink href="/admin/subscribers" size="small" variant="outline">
            {words.toList}
          </ButtonLink>
        </p>
      ) : report.added === 0 ? (
        <p className="text-ink-soft">{words.nothing}</p>
      ) : (
        <p>
          <Button busy={busy} onClick={() => void bring()} size="small" variant="primary">
            {busy ? words.going : words.go(report.added)}
          </Button>
        </p>
      )}
    </section>
  );
}
