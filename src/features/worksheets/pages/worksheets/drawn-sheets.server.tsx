/**
 * The worksheets as HTML. The fifty or so forms are rendered only on the server: React isn't needed for them in the
 * browser, so the page costs a phone little more than its text.
 */

import { renderToStaticMarkup } from "react-dom/server";
import { sheetFile } from "#content/downloads/all.ts";
import { digitalDownloads } from "#content/pages/digital-downloads.ts";
import { worksheetPath } from "#content/pages/worksheet-pages.ts";
import { type SheetCopy, worksheets } from "#content/pages/worksheets.ts";
import { filled } from "#content/template.ts";
import { allWorksheets } from "#content/worksheets/all.ts";
import { sheetPaths, type Worksheet } from "#content/worksheets/worksheet.ts";
import { buttonClass } from "#ui/button-class.ts";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Tag } from "#ui/tag.tsx";
import { downloadFile } from "../../reads.server.ts";
import { SheetPaper } from "../../ui/sheet-paper.tsx";

/** Where answers are stored, who can read them, and the button to clear them all. */
function Keeping({ keeping }: { keeping: typeof worksheets.keeping }) {
  return (
    <div data-clearing="">
      <Heading level={2} size={3} id="keeping-heading" tabIndex={-1}>
        {keeping.heading}
      </Heading>
      <dl className="mt-4 grid gap-x-12 gap-y-4 md:grid-cols-2">
        {keeping.points.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="sheets-clear-all mt-6 grid justify-items-start gap-3" data-needs-script="">
        <button
          className={`sheets-clear-all-button ${buttonClass("outline", "small")}`}
          data-do="ask-clear-all"
          type="button"
        >
          {keeping.clearAll}
        </button>
        <ClearConfirm does="clear-all" copy={keeping.confirmClearAll} />
        <p className="text-small text-ink empty:hidden" data-say="" role="status" />
      </div>
    </div>
  );
}

/** The part of the page that React doesn't hydrate. */
type DrawnSheets = { keeping: string; rows: Readonly<Record<string, string>> };

export const afterList = "after-sheets";

/** Everything in the list, with the texts of now. */
export function renderSheets(): DrawnSheets {
  return {
    keeping: renderToStaticMarkup(
      <>
        <Keeping keeping={worksheets.keeping} />
        <SheetActions copy={worksheets.sheet} />
      </>,
    ),
    rows: Object.fromEntries(sheetPaths.map(({ id }) => [id, drawRows(id)])),
  };
}

function drawRows(path: string): string {
  return allWorksheets
    .map((sheet, at) => ({ sheet, next: allWorksheets[at + 1] }))
    .filter(({ sheet }) => sheet.path === path)
    .map(({ sheet, next }) =>
      renderToStaticMarkup(
        <SheetRow
          download={downloadOf(sheet)}
          key={sheet.id}
          next={next === undefined ? afterList : rowId(next.id)}
          ownPage={worksheetPath(sheet.id)}
          sheet={sheet}
          copy={worksheets.sheet}
        />,
      ),
    )
    .join("");
}

/** One worksheet for its own page; `next` is the id of the next section there. */
export function renderSheet(sheet: Worksheet, next: string): string {
  return renderToStaticMarkup(
    <>
      <div className="sheet" data-sheet={sheet.id}>
        <SheetPaper
          download={downloadOf(sheet)}
          next={next}
          partHeading="h2"
          sheet={sheet}
          copy={worksheets.sheet}
        />
      </div>
      <SheetActions copy={worksheets.sheet} />
    </>,
  );
}

function downloadOf({ id }: Worksheet): { href: string; facts: string } {
  const { href, facts } = downloadFile(sheetFile(id));
  const { file } = digitalDownloads;
  return { href, facts: facts ? `${file.pages(facts.pages)}, ${file.size(facts.bytes)}` : file.kind };
}

type SheetRowProps = {
  sheet: Worksheet;
  /** The id of the next section, for readers who skip a hard part. */
  next: string;
  copy: SheetCopy;
  download: { href: string; facts: string };
  /** The address of the worksheet's own page. */
  ownPage: string;
};

/** The worksheet inside a row has its own id, so that a link to it opens the row. */
const rowId = (sheet: string) => `${sheet}-row`;

function SheetRow({ sheet, next, copy, download, ownPage }: SheetRowProps) {
  return (
    <li className="sheet border-b border-line" data-sheet={sheet.id} id={rowId(sheet.id)}>
      <details className="group/sheet">
        <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 rounded-sm py-2 focus-ring hover:text-link sm:py-4">
          <Heading level={4}>{sheet.title}</Heading>
          <span className="text-small text-ink-soft max-sm:hidden max-sm:group-open/sheet:block">
            {sheet.forWhom}
          </span>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-small text-ink-faint max-sm:mt-1 sm:mt-0.5">
            {filled(copy.minutes, { minutes: sheet.minutes })}
            <span className="sheet-written">
              <Tag>{copy.written}</Tag>
            </span>
          </span>
          <span className="col-start-2 row-span-3 row-start-1 text-link">
            <Icon className="size-5 group-open/sheet:hidden" name="plus" />
            <Icon className="hidden size-5 group-open/sheet:block" name="minus" />
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

/** The buttons are in the page once, and the script copies them into each worksheet. */
function SheetActions({ copy }: { copy: SheetCopy }) {
  return (
    <template data-sheet-actions="">
      <p className="text-small text-ink-faint">{copy.kept}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button className={buttonClass("primary", "small")} data-do="print" type="button">
          {copy.print}
        </button>
        <button
          className={`sheet-clear ${buttonClass("outline", "small")}`}
          data-do="ask-clear"
          type="button"
        >
          {copy.clear}
        </button>
      </div>
      <ClearConfirm does="clear" copy={copy.confirmClear} />
      <p className="text-small text-ink empty:hidden" data-say="" role="status" />
    </template>
  );
}

type ClearConfirmProps = {
  copy: { question: string; yes: string; no: string };
  does: "clear" | "clear-all";
};

/** Asks for confirmation before clearing, in place of the pressed button. */
function ClearConfirm({ copy, does }: ClearConfirmProps) {
  return (
    <div className="sheet-confirm flex flex-wrap items-center gap-x-5 gap-y-3" data-confirm="" hidden>
      <p className="text-small text-ink">{copy.question}</p>
      <span className="flex gap-3">
        <button className={buttonClass("outline", "small")} data-do={does} type="button">
          {copy.yes}
        </button>
        <button className={buttonClass("outline", "small")} data-do="keep" type="button">
          {copy.no}
        </button>
      </span>
    </div>
  );
}
