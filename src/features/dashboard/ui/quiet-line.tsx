import { linePoints } from "../rules.ts";

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
    <p aria-hidden="true" className="mt-1.5 flex justify-between text-caption text-ink-faint">
      <span>{first}</span>
      <span>{last}</span>
    </p>
  );
}
