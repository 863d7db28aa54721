import type { worksheets } from "#content/pages/worksheets.ts";
import { buttonClass } from "#ui/button-class.ts";
import { ClearConfirm } from "../../ui/clear-confirm.tsx";

/** Where the words of a sheet are kept, who can read them, and the way to erase them all. */
export function Keeping({ keeping }: { keeping: typeof worksheets.keeping }) {
  return (
    <div data-clearing="">
      <h2 className="font-display text-h3" id="keeping-heading" tabIndex={-1}>
        {keeping.heading}
      </h2>
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
