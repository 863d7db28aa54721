import * as z from "zod/mini";
import { adminCopy } from "#content/admin.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import type { DecodedFile } from "#platform/csv/decode-file.ts";
import { Button } from "#ui/button.tsx";
import { EncodingNote } from "#ui/encoding-note.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { ImportReport } from "#ui/import-report.tsx";
import { importCopy as copy } from "../copy/subscribers.ts";
import { answers, type ImportChoice, type ImportQuestion } from "../rules/import-questions.ts";

export const importAddress = "/api/admin/subscribers/import";

const numbers = z.array(z.number());
const notes = z.array(z.object({ row: z.number(), reason: z.string() }));

/** The server's report of an import. */
export const reportShape = z.object({
  done: z.boolean(),
  rows: z.number(),
  added: z.number(),
  pending: z.number(),
  suppressed: z.number(),
  removed: z.number(),
  tagged: z.number(),
  bad: notes,
  mended: notes,
  repeated: numbers,
  known: numbers,
  waiting: numbers,
  left: numbers,
  stays: numbers,
  skipped: numbers,
  questions: z.array(
    z.object({ column: z.string(), value: z.string(), rows: z.number(), answer: z.enum(answers) }),
  ),
  columns: z.object({ deciding: z.array(z.string()), ignored: z.array(z.string()) }),
  checked: z.string(),
});

type Report = z.output<typeof reportShape>;

/** A checked file and its report. */
export type Checked = {
  /** Its name. */
  file: string;
  request: { csv: string; source: string; tags: readonly string[]; choices?: ImportChoice[] };
  decoded: DecodedFile;
  report: Report;
};

type ReportProps = {
  failed: string;
  marks: FieldMarks;
  checked: Checked;
  onChecked: (checked: Checked) => void;
  /** Called with what is chosen before it is sent. */
  onChosen: (choices: readonly ImportChoice[]) => void;
};

const { report: reportCopy } = copy;

/** The report of a checked file, and the import button. */
export function SubscriberImportReport({ failed, marks, checked, onChecked, onChosen }: ReportProps) {
  const { file, request, decoded, report } = checked;
  const { busy, problem, send } = useSending(failed);

  async function sendImport(body: Checked["request"] & { checked?: string }) {
    const answered = reportShape.safeParse(await send("POST", importAddress, body));
    const { checked: _token, ...answeredRequest } = body;
    if (answered.success) onChecked({ file, request: answeredRequest, decoded, report: answered.data });
  }

  const { deciding, ignored } = report.columns;
  return (
    <ImportReport
      busy={busy}
      copy={copy}
      lines={linesOf(report)}
      list="/admin/subscribers"
      onImport={() => void sendImport({ ...request, checked: report.checked })}
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
          marks={marks}
          onChosen={onChosen}
          onAnswered={(choices) => void sendImport({ ...request, choices })}
          questions={report.questions}
        />
      )}
    </ImportReport>
  );
}

function linesOf(report: Report) {
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

const { questions: questionCopy } = copy;

type ImportQuestionsProps = {
  questions: readonly ImportQuestion[];
  marks: FieldMarks;
  busy: boolean;
  onAnswered: (choices: ImportChoice[]) => void;
  /** Called with each choice, before it is sent. */
  onChosen: (choices: ImportChoice[]) => void;
};

/** Asks what values of a file mean that could decide whether somebody can be mailed, and checks the file again. */
function ImportQuestions({ questions, marks, busy, onAnswered, onChosen }: ImportQuestionsProps) {
  function choicesIn(element: HTMLFormElement): ImportChoice[] {
    const form = new FormData(element);
    return questions.map(({ column, value }, at) => ({
      column,
      value,
      answer: answers.find((each) => each === form.get(`answer-${at}`)) ?? "skip",
    }));
  }

  return (
    <form
      className="grid gap-4 rounded-lg bg-tint px-5 py-4"
      onChange={(event) => onChosen(choicesIn(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        onAnswered(choicesIn(event.currentTarget));
      }}
    >
      <h3 className="text-h4">{questionCopy.heading}</h3>
      <p className="text-small">{questionCopy.introduction}</p>
      {questions.map(({ column, value, rows, answer: given }, at) => (
        <SelectField
          defaultValue={given}
          id={`import-answer-${at}`}
          key={`${column} ${value}`}
          label={questionCopy.label(column, value, rows)}
          marks={marks}
          name={`answer-${at}`}
          options={(["skip", "yes", "off"] as const).map((each) => ({
            value: each,
            label: questionCopy.answers[each],
          }))}
          placeholder=""
        />
      ))}
      <p>
        <Button busy={busy} size="small" type="submit" variant="outline">
          {busy ? copy.checking : questionCopy.check}
        </Button>
      </p>
    </form>
  );
}
