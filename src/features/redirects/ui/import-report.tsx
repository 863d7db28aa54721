import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { redirectImportWords as words } from "#content/desk/redirects.ts";
import { deskWords } from "#content/desk/shell.ts";
import { useSending } from "#platform/http/use-sending.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { panelLook } from "#ui/panel-look.ts";

export const importAddress = "/api/admin/redirects/import";

/** What the server says of an import. */
export const reportShape = z.object({
  done: z.boolean(),
  rows: z.number(),
  added: z.number(),
  bad: z.array(z.object({ row: z.number(), reason: z.string() })),
  known: z.array(z.number()),
  checked: z.string(),
});

type Report = z.output<typeof reportShape>;

/** A file that was looked through, and what was found. */
export type Checked = { asked: { csv: string; outside: boolean }; report: Report };

type ImportReportProps = { checked: Checked; onDone: (report: Report) => void };

const { report: says } = words;

/** What would come of an import, the button that does it, and afterwards what came of it. */
export function ImportReport({ checked: { asked, report }, onDone }: ImportReportProps) {
  const { busy, problem, send } = useSending(deskWords.failed);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was found stands below the form: whoever pressed the button is taken there, and again when it is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state of the same report moves the focus too
  useEffect(() => heading.current?.focus(), [report.done]);

  async function bring() {
    const done = reportShape.safeParse(
      await send("POST", importAddress, { ...asked, checked: report.checked }),
    );
    if (done.success) onDone(done.data);
  }

  const lines = [
    { name: says.rows, count: report.rows, rows: [] },
    { name: report.done ? says.added : says.wouldAdd, count: report.added, rows: [] },
    { name: says.known, count: report.known.length, rows: report.known },
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
          <ul className="mt-2 grid gap-1 text-small wrap-anywhere">
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
          <ButtonLink href="/admin/redirects" size="small" variant="outline">
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
