import { linePoints } from "../rules.ts";

/** Counts of days as a line. What it shows is said in words to those who do not see it. */
export function QuietLine({ counts, said }: { counts: readonly number[]; said: string }) {
  const points = linePoints(counts);
  return (
    <svg
      aria-label={said}
      className="h-16 w-full overflow-visible"
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
