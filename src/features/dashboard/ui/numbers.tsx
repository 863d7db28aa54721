import { visitsRetentionMonths } from "#features/visits/rules.ts";
import { panelClass, panelLink } from "#ui/panel-class.ts";
import type { HomeContent } from "../reads/overview-screen.server.ts";
import { linePoints } from "../rules.ts";

export function Numbers({ numbers: { lines, visits, first, last } }: Pick<HomeContent, "numbers">) {
  return (
    <section aria-labelledby="numbers" className="mt-9">
      <h2 className="text-h3" id="numbers">
        The last 30 days
      </h2>
      <p className="mt-1 text-small text-ink-soft">
        Days are in the team’s time zone, those of campaign answers in UTC. These numbers don't identify
        anyone.{" "}
        <a className={panelLink} href="/admin/month">
          See a whole month, or print it
        </a>
      </p>
      <ul className="mt-4 grid gap-5 md:grid-cols-3">
        {lines.map(({ id, label, total, counts, formatted, compared, href }) => (
          <li
            className="min-w-0 rounded-lg border border-line bg-surface px-5 pt-2.5 pb-3.5 shadow-card"
            key={id}
          >
            <p className="text-small text-ink-soft">
              {href === "" ? (
                label
              ) : (
                <a className={`inline-flex min-h-11 items-center ${panelLink}`} href={href}>
                  {label}
                </a>
              )}
            </p>
            <p className="font-display text-[2rem] leading-tight tabular-nums">{total}</p>
            {compared === "" ? null : <p className="text-small text-ink-soft">{compared}</p>}
            {counts === null ? (
              <p className="mt-2 text-small text-ink-soft">
                Open a campaign to see its figures. They update at most once a day.
              </p>
            ) : (
              <div className="mt-3">
                <QuietLine counts={counts} formatted={formatted} />
                <LineDays first={first} last={last} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {visits === undefined ? null : <VisitsPanel first={first} last={last} visits={visits} />}
    </section>
  );
}

type VisitsPanelProps = {
  visits: NonNullable<HomeContent["numbers"]["visits"]>;
  first: string;
  last: string;
};

function VisitsPanel({ visits, first, last }: VisitsPanelProps) {
  const { label, total, compared, counts, formatted, sections, unseen, mayExport } = visits;
  return (
    <section aria-labelledby="visits" className={`mt-5 ${panelClass}`}>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <div className="min-w-0">
          <h3 className="font-sans text-small font-normal text-ink-soft" id="visits">
            {label}
          </h3>
          <p className="font-display text-[2rem] leading-tight tabular-nums">{total}</p>
          {compared === "" ? null : <p className="text-small text-ink-soft">{compared}</p>}
          <div className="mt-3">
            <QuietLine counts={counts} formatted={formatted} />
            <LineDays first={first} last={last} />
          </div>
        </div>
        <div className="min-w-0">
          <h4 className="font-sans text-small font-semibold">By section</h4>
          {sections.length === 0 ? (
            <p className="mt-1 text-ink-soft">No visits were counted in this period.</p>
          ) : (
            <ul className="mt-1 grid gap-x-8 sm:grid-cols-2">
              {sections.map((section) => (
                <li
                  className="grid min-h-11 grid-cols-[minmax(0,1fr)_5rem_auto] items-center gap-4 border-b border-line"
                  key={section.name}
                >
                  <span>{section.name}</span>
                  <QuietLine counts={section.counts} small />
                  <span className="min-w-10 text-right tabular-nums">{section.total}</span>
                </li>
              ))}
            </ul>
          )}
          {unseen === "" ? null : <p className="mt-2 text-small text-ink-soft">{unseen}</p>}
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-start gap-x-8">
        <details className="min-w-0 flex-1 basis-60">
          <summary className={`inline-flex min-h-11 cursor-pointer items-center ${panelLink}`}>
            What's counted
          </summary>
          <div className="mt-1 grid max-w-text gap-1 text-small text-ink-soft">
            <p>
              A visit is one page view. Each page counts, and so does reloading it. Our own visits count too.
            </p>
            <p>
              Not counted: search engines, link previews and other programs that say they're robots; automated
              browsers without a window, such as headless Chrome; browsers that send Global Privacy Control or
              Do Not Track; pages opened offline; and going back.
            </p>
            <p>
              We keep only the section, the day and the number, for {visitsRetentionMonths} months. They don't
              show which page was visited, or by whom.
            </p>
          </div>
        </details>
        {mayExport ? (
          <a className={`inline-flex min-h-11 items-center ${panelLink}`} href="/api/admin/visits.csv">
            Download all days as CSV
          </a>
        ) : null}
      </div>
    </section>
  );
}

type QuietLineProps = {
  counts: readonly number[];
  /** Leave out the text alternative where the number next to it is enough. */
  formatted?: string;
  small?: boolean;
};

/** Daily counts as a line chart, with a text alternative. */
export function QuietLine({ counts, formatted, small = false }: QuietLineProps) {
  const points = linePoints(counts);
  return (
    <svg
      aria-hidden={formatted === undefined}
      aria-label={formatted}
      className={`${small ? "h-6" : "h-16"} w-full overflow-visible`}
      preserveAspectRatio="none"
      role="img"
      viewBox="0 0 100 100"
    >
      <line className="stroke-line" vectorEffect="non-scaling-stroke" x1="0" x2="100" y1="100" y2="100" />
      <polygon className="fill-tint" points={`0,100 ${points} 100,100`} />
      <polyline
        className="fill-none stroke-primary"
        points={points}
        strokeLinejoin="round"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function LineDays({ first, last }: { first: string; last: string }) {
  return (
    <p aria-hidden="true" className="mt-1.5 flex justify-between text-small text-ink-faint">
      <span>{first}</span>
      <span>{last}</span>
    </p>
  );
}
