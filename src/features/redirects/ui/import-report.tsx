import * as z from "zod/mini";
import { adminCopy } from "#content/admin.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import type { DecodedFile } from "#platform/csv/decode-file.ts";
import { EncodingNote } from "#ui/encoding-note.tsx";
import { ImportReport } from "#ui/import-report.tsx";
import { redirectImportCopy as copy } from "../copy.ts";

export const importAddress = "/api/admin/redirects/import";

/** The server's report of an import. */
export const reportShape = z.object({
  done: z.boolean(),
  rows: z.number(),
  added: z.number(),
  bad: z.array(z.object({ row: z.number(), reason: z.string() })),
  known: z.array(z.number()),
  checked: z.string(),
});

type Report = z.output<typeof reportShape>;

/** A checked file and its report. */
export type Checked = {
  /** Its name. */
  file: string;
  request: { csv: string; outside: boolean };
  decoded: DecodedFile;
  report: Report;
};

type ReportProps = { checked: Checked; onDone: (report: Report) => void };

const { report: says } = copy;

/** The report of a checked file, and the import button. */
export function RedirectImportReport({ checked: { request, decoded, report }, onDone }: ReportProps) {
  const { busy, problem, send } = useSending(adminCopy.failed);

  async function bring() {
    const done = reportShape.safeParse(
      await send("POST", importAddress, { ...request, checked: report.checked }),
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
