import { panelClass, panelLink } from "#ui/panel-class.ts";
import type { HomeContent } from "../reads/overview-screen.server.ts";
import { linePoints } from "../rules.ts";

type VisitsPanelProps = {
  visits: NonNullable<HomeContent["numbers"]["visits"]>;
  first: string;
  last: string;
};

/** Visits of the last days: total, by section, and what is counted. */
export function VisitsPanel({ visits, first, last }: VisitsPanelProps) {
  const { label, total, compared, counts, formatted, sections, unseen, copy, what, file } = visits;
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
          <h4 className="font-sans text-small font-semibold">{copy.bySection}</h4>
          {sections.length === 0 ? (
            <p className="mt-1 text-ink-soft">{copy.none}</p>
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
            {what.open}
          </summary>
          {what.texts.map((text) => (
            <p className="mt-1 max-w-text text-small text-ink-soft" key={text}>
              {text}
            </p>
          ))}
        </details>
        {file === null ? null : (
          <a className={`inline-flex min-h-11 items-center ${panelLink}`} download href={file.href}>
            {file.label}
          </a>
        )}
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

/** The first and the last day below a line. */
export function LineDays({ first, last }: { first: string; last: string }) {
  return (
    <p aria-hidden="true" className="mt-1.5 flex justify-between text-small text-ink-faint">
      <span>{first}</span>
      <span>{last}</span>
    </p>
  );
}
