import * as z from "zod/mini";
import { useSending } from "#platform/browser/use-sending.ts";
import { ImportReport } from "#ui/import-report.tsx";
import { importCopy as copy } from "../copy.ts";

const numbers = z.array(z.number());

/** The server's report of an import. */
export const reportShape = z.object({
  done: z.boolean(),
  list: z.enum(["subscribed", "unsubscribed", "cleaned"]),
  rows: z.number(),
  removed: z.number(),
  added: z.number(),
  bad: z.array(z.object({ row: z.number(), reason: z.string() })),
  repeated: numbers,
  known: numbers,
  waiting: numbers,
  left: numbers,
  checked: z.string(),
});

type Report = z.output<typeof reportShape>;

/** A checked file and its report. */
export type Checked = { csv: string; source: string; report: Report };

type ReportProps = {
  failed: string;
  checked: Checked;
  onDone: (report: Report) => void;
};

/** The report of a checked file, and the import button. */
export function SubscriberImportReport({ failed, checked, onDone }: ReportProps) {
  const { csv, source, report } = checked;
  const { busy, problem, send } = useSending(failed);

  async function bring() {
    const body = { csv, source, checked: report.checked };
    const done = reportShape.safeParse(await send("POST", "/api/admin/subscribers/import", body));
    if (done.success) onDone(done.data);
  }

  const { report: says } = copy;
  const leaving = report.list !== "subscribed";
  const addedName = leaving ? [says.willSuppress, says.suppressed] : [says.wouldAdd, says.added];
  const lines = [
    { name: says.listed[report.list], count: report.rows, rows: [] },
    { name: addedName[report.done ? 1 : 0] ?? "", count: report.added, rows: [] },
    ...(leaving
      ? [{ name: report.done ? says.removed : says.willRemove, count: report.removed, rows: [] }]
      : []),
    {
      name: leaving ? says.stays : says.known,
      count: report.known.length,
      rows: report.done ? [] : report.known,
    },
    { name: says.waiting, count: report.waiting.length, rows: report.waiting },
    { name: says.left, count: report.left.length, rows: report.left },
    { name: says.repeated, count: report.repeated.length, rows: report.repeated },
    { name: says.bad, count: report.bad.length, rows: [] },
  ];
  return (
    <ImportReport
      busy={busy}
      lines={lines}
      list="/admin/subscribers"
      onImport={() => void bring()}
      problem={problem?.message}
      report={{ ...report, added: report.added + report.removed }}
      copy={copy}
    />
  );
}
