import { Icon } from "#ui/icon.tsx";
import { panelLink } from "#ui/panel-class.ts";
import type { HomeContent } from "../reads/overview-screen.server.ts";

const copy = {
  heading: "Before you go live",
  left: (left: number, all: number) => `Launch list: ${left} of ${all} left`,
} as const;

type Launch = NonNullable<HomeContent["setup"]>;

/** What an owner does before the site is public: a list, and one line to open once the site is in use. */
export function LaunchList({ steps, isOpen }: Launch) {
  const left = steps.filter((step) => !step.done).length;
  if (isOpen && left > 0)
    return (
      <section aria-label={copy.heading} className="mt-9">
        <details>
          <summary className={`inline-flex min-h-11 cursor-pointer items-center ${panelLink}`}>
            {copy.left(left, steps.length)}
          </summary>
          <Steps steps={steps} />
        </details>
      </section>
    );
  return (
    <section aria-labelledby="setup" className={isOpen ? "mt-9 min-w-0" : "min-w-0"}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3" id="setup">
          {copy.heading}
        </h2>
        <p className="text-small text-ink-soft tabular-nums">
          {left === 0 ? "" : `${steps.length - left} of ${steps.length} done`}
        </p>
      </div>
      {left === 0 ? (
        <p className="mt-2 text-small text-ink-soft">Your site is ready. Everything on this list is done.</p>
      ) : (
        <Steps steps={steps} />
      )}
    </section>
  );
}

function Steps({ steps }: Pick<Launch, "steps">) {
  return (
    <>
      <ul className="mt-4 grid overflow-hidden rounded-lg border border-line bg-surface shadow-card sm:grid-cols-2 xl:grid-cols-1">
        {steps.map(({ id, title, href, done }) => (
          <li className="-mt-px flex min-h-11 items-center gap-3 border-t border-line px-5 py-0.5" key={id}>
            <span
              className={`grid size-5.5 shrink-0 place-items-center rounded-full ${done ? "bg-success-bg text-success" : "border-[1.5px] border-line-strong"}`}
            >
              {done ? <Icon className="size-4" name="check" /> : null}
              <span className="sr-only">{done ? "Done" : "To do"}</span>
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
      <p className="mt-2 text-small text-ink-soft">Each step is checked off by itself once it's done.</p>
    </>
  );
}
