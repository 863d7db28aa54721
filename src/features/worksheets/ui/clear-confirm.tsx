import { buttonClass } from "#ui/button-class.ts";

type ClearConfirmProps = {
  copy: { question: string; yes: string; no: string };
  does: "clear" | "clear-all";
};

/** Asks for confirmation before clearing, in place of the pressed button. */
export function ClearConfirm({ copy, does }: ClearConfirmProps) {
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
