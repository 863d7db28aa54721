/**
 * A worksheet as HTML. Its form is rendered only on the server: React isn't needed for it in the browser, so the page
 * costs a phone little more than its text.
 */

import { renderToStaticMarkup } from "react-dom/server";
import { type SheetCopy, worksheets } from "#content/pages/worksheets.ts";
import type { Worksheet } from "#content/worksheets/worksheet.ts";
import { buttonClass } from "#ui/button-class.ts";
import { SheetPaper } from "../../ui/sheet-paper.tsx";

/** The worksheet with the texts of now; `next` is the id of the next section on its page. */
export function renderSheet(sheet: Worksheet, next: string): string {
  return renderToStaticMarkup(
    <>
      <div className="sheet" data-sheet={sheet.id}>
        <SheetPaper next={next} sheet={sheet} copy={worksheets.sheet} />
      </div>
      <SheetActions copy={worksheets.sheet} />
    </>,
  );
}

/** What needs the script, which copies it into the worksheet. */
function SheetActions({ copy }: { copy: SheetCopy }) {
  const { question, yes, no } = copy.confirmClear;
  return (
    <template data-sheet-actions="">
      <p className="text-small text-ink-faint">{copy.kept}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button className={buttonClass("outline", "small")} data-do="print" type="button">
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
      {/* Asks before clearing, below the pressed button. */}
      <div className="sheet-confirm flex flex-wrap items-center gap-x-5 gap-y-3" data-confirm="" hidden>
        <p className="text-small text-ink">{question}</p>
        <span className="flex gap-3">
          <button className={buttonClass("outline", "small")} data-do="clear" type="button">
            {yes}
          </button>
          <button className={buttonClass("outline", "small")} data-do="keep" type="button">
            {no}
          </button>
        </span>
      </div>
      <p className="text-small text-ink empty:hidden" data-say="" role="status" />
    </template>
  );
}
