import { LocalTime } from "#ui/local-time.tsx";
import { panelClass } from "#ui/panel-class.ts";
import type { ItemContent } from "./inbox-content.ts";

/** What was done since: notes, answers and moves, in their order. */
export function StepList({ steps, words }: Pick<ItemContent, "steps" | "words">) {
  return (
    <section aria-labelledby="steps-heading" className={panelClass}>
      <h2 className="text-h3" id="steps-heading">
        {words.history}
      </h2>
      {steps.length === 0 ? (
        <p className="mt-2 text-ink-soft">{words.noHistory}</p>
      ) : (
        <ol className="mt-4 grid gap-4">
          {steps.map(({ id, at, said, text, sending, failed, kind }) => (
            <li key={id}>
              <p className="text-small text-ink-soft wrap-anywhere">
                <span className="font-semibold text-ink">{said}</span> · <LocalTime at={at} />
                {sending === "" ? null : (
                  <span className={failed ? "font-semibold text-error" : ""}> · {sending}</span>
                )}
              </p>
              {text === "" ? null : (
                <p
                  className={`mt-1.5 max-w-text rounded-md px-4 py-3 whitespace-pre-wrap wrap-anywhere ${kind === "note" ? "bg-warning-bg" : "bg-tint"}`}
                >
                  {text}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
