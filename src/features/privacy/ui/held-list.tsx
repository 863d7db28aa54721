import { LocalTime } from "#ui/local-time.tsx";
import type { HeldSection } from "../schema.ts";

const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export function HeldList({
  sections,
  copy,
  level: Level = "h2",
}: {
  sections: readonly HeldSection[];
  copy: { at: string; empty: string; stays: string };
  level?: "h2" | "h4";
}) {
  return (
    <div className="grid gap-8">
      {sections.map(({ kind, title, stays, items }) => (
        <section aria-labelledby={`held-${kind}`} key={kind}>
          <Level className={Level === "h2" ? "text-h3" : "font-sans font-semibold"} id={`held-${kind}`}>
            {title}
          </Level>
          {stays ? <p className="mt-1 text-small text-ink-soft">{copy.stays}</p> : null}
          <ul className="mt-3 grid gap-4">
            {items.map(({ id, at, fields }) => (
              <li className="rounded-lg border border-line bg-surface px-5 py-4" key={id}>
                <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
                  {[{ name: "at", label: copy.at, text: at }, ...fields].map(({ name, label, text }) => (
                    <div className="sm:contents" key={name}>
                      <dt className="text-small text-ink-faint sm:pt-0.5">{label}</dt>
                      <dd className="whitespace-pre-wrap wrap-anywhere">
                        {text === "" ? (
                          <span className="text-ink-faint">{copy.empty}</span>
                        ) : isInstant.test(text) ? (
                          <LocalTime at={text} />
                        ) : (
                          text
                        )}
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
