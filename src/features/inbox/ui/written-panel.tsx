import type { ReactNode } from "react";
import { LocalTime } from "#ui/local-time.tsx";
import { sheetClass } from "#ui/panel-class.ts";
import type { ItemContent } from "./inbox-content.ts";

/** What came in, and when a reply is due. */
export function Written({ content: { copy, item, facts, age, promise } }: { content: ItemContent }) {
  return (
    <section aria-labelledby="written-heading" className={sheetClass}>
      <dl className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
        <Fact label={copy.received}>
          <LocalTime at={item.createdAt} /> <span className="whitespace-nowrap text-ink-soft">({age})</span>
        </Fact>
        <Fact label={copy.due}>
          <span className={promise.late ? "font-semibold text-error" : ""}>{promise.formatted}</span>
        </Fact>
        {facts.map(({ name, label, text }) => (
          <Fact key={name} label={label}>
            {text}
          </Fact>
        ))}
      </dl>
      <h2 className="mt-5 border-t border-line pt-4 text-h4" id="written-heading">
        {copy.message}
      </h2>
      <p className="mt-2 max-w-text whitespace-pre-wrap wrap-anywhere">
        {item.message || <span className="text-ink-soft">{copy.noMessage}</span>}
      </p>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
