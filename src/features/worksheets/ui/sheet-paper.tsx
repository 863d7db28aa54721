import type { SheetCopy } from "#content/pages/worksheets.ts";
import type { Worksheet } from "#content/worksheets/worksheet.ts";
import { Noted } from "#ui/gentle-part.tsx";
import { Note } from "#ui/note.tsx";
import { SheetField } from "./sheet-field.tsx";

type SheetPaperProps = {
  sheet: Worksheet;
  copy: SheetCopy;
  /** The id of the next section, for readers who skip a hard part. */
  next: string;
};

export function SheetPaper({ sheet, next, copy }: SheetPaperProps) {
  return (
    <div
      className="sheet-paper mb-8 scroll-mt-32 rounded-xl border border-line bg-surface p-card shadow-card"
      id={sheet.id}
    >
      <p className="max-w-text text-lead text-ink-soft">{sheet.introduction}</p>
      <div className="mt-7">
        <Noted note={sheet.note} skipTo={next} space="pt-6">
          <div className="sheet-fields">
            {sheet.fields.map((field) => (
              <SheetField copy={copy} field={field} key={field.id} sheet={sheet.id} />
            ))}
          </div>
        </Noted>
      </div>
      <Note className="mt-8 break-inside-avoid">
        <p className="font-semibold">{copy.limits}</p>
        <p>{sheet.limits}</p>
        <p className="mt-2">
          {copy.crisis.before}
          <a className="text-link-inline font-medium whitespace-nowrap" href={copy.crisis.href}>
            {copy.crisis.linkText}
          </a>
          {copy.crisis.after}
        </p>
      </Note>
      <div className="mt-7 grid gap-4 print:hidden" data-actions="" />
    </div>
  );
}
