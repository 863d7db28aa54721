/**
 * The worksheets as HTML. The fifty or so forms are rendered only on the server: React isn't needed for them in the
 * browser, so the page costs a phone little more than its text.
 */

import { renderToStaticMarkup } from "react-dom/server";
import { sheetFile } from "#content/downloads/all.ts";
import { digitalDownloads } from "#content/pages/digital-downloads.ts";
import { worksheetPath } from "#content/pages/worksheet-pages.ts";
import { worksheets } from "#content/pages/worksheets.ts";
import { allWorksheets } from "#content/worksheets/all.ts";
import { sheetPaths, type Worksheet } from "#content/worksheets/worksheet.ts";
import { buttonClass } from "#ui/button-class.ts";
import { Heading } from "#ui/heading.tsx";
import { downloadFile } from "../../reads.server.ts";
import { ClearConfirm } from "../../ui/clear-confirm.tsx";
import { SheetActions } from "../../ui/sheet-actions.tsx";
import { SheetPaper } from "../../ui/sheet-paper.tsx";
import { rowId, SheetRow } from "../../ui/sheet-row.tsx";

/** Where answers are stored, who can read them, and the button to clear them all. */
function Keeping({ keeping }: { keeping: typeof worksheets.keeping }) {
  return (
    <div data-clearing="">
      <Heading level={2} size={3} id="keeping-heading" tabIndex={-1}>
        {keeping.heading}
      </Heading>
      <dl className="mt-6 grid gap-x-12 gap-y-5 md:grid-cols-3">
        {keeping.points.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="sheets-unscripted mt-6 max-w-text font-semibold">{keeping.withoutScript}</p>
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

/** The id of the section below the list. */
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
