/**
 * The sheets as HTML. Some fifty forms are drawn here once and never again in the browser: React has nothing to
 * do in them, and the page costs a phone little more than its words.
 */
import { renderToStaticMarkup } from "react-dom/server";
import { sheetFile } from "#content/downloads/all.ts";
import { digitalDownloads } from "#content/pages/digital-downloads.ts";
import { worksheetPath } from "#content/pages/worksheet-pages.ts";
import { worksheets } from "#content/pages/worksheets.ts";
import { allWorksheets } from "#content/worksheets/all.ts";
import { sheetPaths, type Worksheet } from "#content/worksheets/worksheet.ts";
import { downloadFile } from "../../reads.server.ts";
import { SheetActions } from "../../ui/sheet-actions.tsx";
import { SheetPaper } from "../../ui/sheet-paper.tsx";
import { rowId, SheetRow } from "../../ui/sheet-row.tsx";
import { Keeping } from "./keeping.tsx";

/** Everything of the page that React leaves alone. */
export type DrawnSheets = { keeping: string; rows: Readonly<Record<string, string>> };

/** The id of what stands below the list. */
export const afterList = "after-sheets";

let drawn: DrawnSheets | undefined;

/** Draws it all at the first call; nothing in it depends on who asks. */
export function drawSheets(): DrawnSheets {
  drawn ??= {
    keeping: renderToStaticMarkup(
      <>
        <Keeping keeping={worksheets.keeping} />
        <SheetActions copy={worksheets.sheet} />
      </>,
    ),
    rows: Object.fromEntries(sheetPaths.map(({ id }) => [id, drawRows(id)])),
  };
  return drawn;
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

/** One worksheet for its own page; `next` is the id of what follows it there. */
export function drawOneSheet(sheet: Worksheet, next: string): string {
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
  const { href, pages, bytes } = downloadFile(sheetFile(id));
  const { file } = digitalDownloads;
  return { href, facts: `${file.pages(pages)}, ${file.size(bytes)}` };
}
