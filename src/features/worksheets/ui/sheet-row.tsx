import type { SheetWords } from "#content/pages/worksheets.ts";
import type { Worksheet } from "#content/worksheets/worksheet.ts";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Icon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { Tag } from "#ui/tag.tsx";
import { SheetField } from "./sheet-field.tsx";

export type SheetRowProps = {
  sheet: Worksheet;
  /** The id of what comes after this row, for those who skip a hard part. */
  next: string;
  words: SheetWords;
  download: { href: string; facts: string };
};

/** The id of a row; the sheet inside has the sheet's own id, so that a link to it opens the row. */
export const rowId = (sheet: string) => `${sheet}-row`;

/** A worksheet in the list: closed it is a title, open it is the sheet itself, to fill in and to print. */
export function SheetRow({ sheet, next, words, download }: SheetRowProps) {
  return (
    <li className="sheet border-b border-line" data-sheet={sheet.id} id={rowId(sheet.id)}>
      <details className="group/sheet">
        <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 rounded-sm py-5 focus-ring hover:text-link">
          <h4 className="font-display text-h4 font-[450]">{sheet.title}</h4>
          <span className="col-start-2 row-span-3 row-start-1 text-link">
            <Icon className="size-5 group-open/sheet:hidden" name="plus" />
            <Icon className="hidden size-5 group-open/sheet:block" name="minus" />
          </span>
          <span className="text-small text-ink-soft">{sheet.forWhom}</span>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-caption text-ink-faint">
            {words.minutes(sheet.minutes)}
            <span className="sheet-written">
              <Tag>{words.written}</Tag>
            </span>
          </span>
        </summary>
        <div
          className="sheet-paper mb-8 scroll-mt-32 rounded-xl border border-line bg-surface p-card shadow-card"
          id={sheet.id}
        >
          <p className="max-w-text text-lead text-ink-soft">{sheet.introduction}</p>
          <div className="mt-7">
            {sheet.note === undefined ? (
              <Fields sheet={sheet} words={words} />
            ) : (
              <GentlePart note={sheet.note} skipTo={next}>
                <div className="pt-6">
                  <Fields sheet={sheet} words={words} />
                </div>
              </GentlePart>
            )}
          </div>
          <Note className="mt-8 break-inside-avoid">
            <p className="font-semibold">{words.limits}</p>
            <p>{sheet.limits}</p>
            <p className="mt-2">
              {words.crisis.before}
              <a className="text-link-inline font-medium whitespace-nowrap" href={words.crisis.href}>
                {words.crisis.linkText}
              </a>
              {words.crisis.after}
            </p>
          </Note>
          <div className="mt-7 grid gap-4 print:hidden">
            <p>
              <a className="sheet-file" download="" href={download.href} type="application/pdf">
                {words.download(download.facts)}
              </a>
            </p>
            <div className="grid gap-4" data-actions="" />
          </div>
        </div>
      </details>
    </li>
  );
}

function Fields({ sheet, words }: Pick<SheetRowProps, "sheet" | "words">) {
  const frame = { sheet: sheet.id, words };
  return (
    <div className="sheet-fields">
      {sheet.fields.map((field) => (
        <SheetField
          field={field}
          frame={frame}
          key={"id" in field ? field.id : field.kind === "part" ? field.title : field.text}
        />
      ))}
    </div>
  );
}
