import type { SheetWords } from "#content/pages/worksheets.ts";
import { buttonLook } from "#ui/button-look.ts";
import { ClearConfirm } from "./clear-confirm.tsx";

/** What can be done with an open sheet. It stands in the page once, and the script puts a copy into each sheet. */
export function SheetActions({ words }: { words: SheetWords }) {
  return (
    <template data-sheet-actions="">
      <p className="text-small text-ink-faint">{words.kept}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button className={buttonLook("primary", "small")} data-do="print" type="button">
          {words.print}
        </button>
        <button className={`sheet-clear ${buttonLook("outline", "small")}`} data-do="ask-clear" type="button">
          {words.clear}
        </button>
      </div>
      <ClearConfirm does="clear" words={words.confirmClear} />
      <p className="text-small text-ink empty:hidden" data-say="" role="status" />
    </template>
  );
}
