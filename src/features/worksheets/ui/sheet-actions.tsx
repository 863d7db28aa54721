import type { SheetCopy } from "#content/pages/worksheets.ts";
import { buttonClass } from "#ui/button-class.ts";
import { ClearConfirm } from "./clear-confirm.tsx";

/** The buttons of an open worksheet. They are in the page once, and the script copies them into each worksheet. */
export function SheetActions({ copy }: { copy: SheetCopy }) {
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
