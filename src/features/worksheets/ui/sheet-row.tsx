import type { SheetCopy } from "#content/pages/worksheets.ts";
import { filled } from "#content/template.ts";
import type { Worksheet } from "#content/worksheets/worksheet.ts";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Tag } from "#ui/tag.tsx";
import { SheetPaper } from "./sheet-paper.tsx";

type SheetRowProps = {
  sheet: Worksheet;
  /** The id of the next section, for readers who skip a hard part. */
  next: string;
  copy: SheetCopy;
  download: { href: string; facts: string };
  /** The address of the worksheet's own page. */
  ownPage: string;
};

/** The id of a row. The worksheet inside has its own id, so that a link to it opens the row. */
export const rowId = (sheet: string) => `${sheet}-row`;

/** A worksheet in the list: closed it shows the title, open the worksheet to fill in and print. */
export function SheetRow({ sheet, next, copy, download, ownPage }: SheetRowProps) {
  return (
    <li className="sheet border-b border-line" data-sheet={sheet.id} id={rowId(sheet.id)}>
      <details className="group/sheet">
        <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 rounded-sm py-5 focus-ring hover:text-link">
          <Heading level={4}>{sheet.title}</Heading>
          <span className="col-start-2 row-span-3 row-start-1 text-link">
            <Icon className="size-5 group-open/sheet:hidden" name="plus" />
            <Icon className="hidden size-5 group-open/sheet:block" name="minus" />
          </span>
          <span className="text-small text-ink-soft">{sheet.forWhom}</span>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-caption text-ink-faint">
            {filled(copy.minutes, { minutes: sheet.minutes })}
            <span className="sheet-written">
              <Tag>{copy.written}</Tag>
            </span>
          </span>
        </summary>
        <SheetPaper
          download={download}
          next={next}
          ownPage={ownPage}
          partHeading="h5"
          sheet={sheet}
          copy={copy}
        />
      </details>
    </li>
  );
}
