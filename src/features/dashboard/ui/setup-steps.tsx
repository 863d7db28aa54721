import { Icon } from "#ui/icon.tsx";
import { panelLink } from "#ui/panel-class.ts";
import type { HomeContent } from "./home-content.ts";

/** What an owner does before the site goes public, with a check for what is done. */
export function SetupSteps({ setup }: { setup: NonNullable<HomeContent["setup"]> }) {
  const { heading, text, progress, marks, steps } = setup;
  return (
    <section aria-labelledby="setup" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3" id="setup">
          {heading}
        </h2>
        <p className="text-small text-ink-soft tabular-nums">{progress}</p>
      </div>
      {steps.length === 0 ? null : (
        <ul className="mt-4 grid overflow-hidden rounded-lg border border-line bg-surface shadow-card sm:grid-cols-2 xl:grid-cols-1">
          {steps.map(({ id, title, href, done }) => (
            <li className="-mt-px flex min-h-11 items-center gap-3 border-t border-line px-5 py-0.5" key={id}>
              <span
                className={`grid size-5.5 shrink-0 place-items-center rounded-full ${done ? "bg-success-bg text-success" : "border-[1.5px] border-line-strong"}`}
              >
                {done ? <Icon className="size-4" name="check" /> : null}
                <span className="sr-only">{done ? marks.done : marks.open}</span>
              </span>
              {done ? (
                <span className="text-ink-soft">{title}</span>
              ) : (
                <a className={`py-1.5 ${panelLink}`} href={href}>
                  {title}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-small text-ink-soft">{text}</p>
    </section>
  );
}
