import type { SheetCopy } from "#content/pages/worksheets.ts";
import { filled } from "#content/template.ts";
import type { Worksheet } from "#content/worksheets/worksheet.ts";
import { Noted } from "#ui/gentle-part.tsx";
import { Note } from "#ui/note.tsx";
import { type PartHeading, SheetField } from "./sheet-field.tsx";

type FieldsProps = {
  sheet: Worksheet;
  copy: SheetCopy;
  /** The level of the headings in the worksheet: in the list, one below its title. */
  partHeading: PartHeading;
};

type SheetPaperProps = FieldsProps & {
  /** The id of the next section, for readers who skip a hard part. */
  next: string;
  download: { href: string; facts: string };
  /** The address of the worksheet's own page; omitted there. */
  ownPage?: string;
};

export function SheetPaper({ sheet, next, copy, download, ownPage, partHeading }: SheetPaperProps) {
  return (
    <div
      className="sheet-paper mb-8 scroll-mt-32 rounded-xl border border-line bg-surface p-card shadow-card"
      id={sheet.id}
    >
      <p className="max-w-text text-lead text-ink-soft">{sheet.introduction}</p>
      <div className="mt-7">
        <Noted note={sheet.note} skipTo={next} space="pt-6">
          <Fields partHeading={partHeading} sheet={sheet} copy={copy} />
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
      <div className="mt-7 grid gap-4 print:hidden">
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a className="sheet-file" download="" href={download.href} type="application/pdf">
            {filled(copy.download, { facts: download.facts })}
          </a>
          {ownPage === undefined ? null : (
            <a aria-label={`${copy.ownPage}: ${sheet.title}`} className="sheet-file" href={ownPage}>
              {copy.ownPage}
            </a>
          )}
        </p>
        <div className="grid gap-4" data-actions="" />
      </div>
    </div>
  );
}

function Fields({ sheet, copy, partHeading }: FieldsProps) {
  const frame = { sheet: sheet.id, copy, partHeading };
  return (
    <div className="sheet-fields">
      {sheet.fields.map((field) => (
        <SheetField field={field} frame={frame} key={field.id} />
      ))}
    </div>
  );
}
