import type { ChartLine } from "../reads/summary-copy.server.ts";
import { Figure } from "./bar-table.tsx";
import type { ResponsesCopy } from "./responses-copy.ts";

type RingChartProps = {
  caption: string;
  lines: readonly ChartLine[];
  /** Stands in the middle. */
  total: string;
  copy: ResponsesCopy["chart"];
};

/** The colors of the parts, in the order of the table. */
const colors = [
  { stroke: "stroke-chart-1", dot: "bg-chart-1" },
  { stroke: "stroke-chart-2", dot: "bg-chart-2" },
  { stroke: "stroke-chart-3", dot: "bg-chart-3" },
  { stroke: "stroke-chart-4", dot: "bg-chart-4" },
  { stroke: "stroke-chart-5", dot: "bg-chart-5" },
  { stroke: "stroke-chart-6", dot: "bg-chart-6" },
] as const;

const [middle, radius, thickness, numberRadius] = [60, 40, 17, 56];
/** Smaller parts have no number beside them: it would touch the next one. */
const leastNumbered = 4;

/** Parts of a whole as a ring, numbered clockwise, and the table whose rows have the same numbers. */
export function RingChart({ caption, lines, total, copy }: RingChartProps) {
  const sum = lines.reduce((before, { part }) => before + (part ?? 0), 0) || 1;
  let before = 0;
  const parts = lines.map((line, at) => {
    const share = ((line.part ?? 0) / sum) * 100;
    const start = before;
    before += share;
    return { line, share, start, number: at + 1, color: colors[at] ?? colors[0] };
  });
  return (
    <div className="mt-3 grid items-center gap-x-6 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <svg aria-hidden="true" className="mx-auto size-32 sm:size-36" viewBox="0 0 120 120">
        {parts.map(({ line, share, start, color }) => (
          <circle
            className={`fill-none ${color.stroke}`}
            cx={middle}
            cy={middle}
            key={line.key}
            pathLength="100"
            r={radius}
            // A gap tells the parts apart without their colors.
            strokeDasharray={`${Math.max(0, share - (share < 99.9 ? 0.9 : 0))} 100`}
            strokeDashoffset={-start}
            strokeWidth={thickness}
            transform={`rotate(-90 ${middle} ${middle})`}
          />
        ))}
        {parts.map(({ line, share, start, number }) =>
          share < leastNumbered ? null : (
            <text
              className="fill-ink-soft font-sans text-[9px] font-semibold"
              dominantBaseline="central"
              key={line.key}
              textAnchor="middle"
              {...placeOf(start + share / 2)}
            >
              {number}
            </text>
          ),
        )}
        <text
          className="fill-ink font-display text-[20px]"
          dominantBaseline="central"
          textAnchor="middle"
          x={middle}
          y={middle}
        >
          {total}
        </text>
      </svg>
      <table className="w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{copy.columns.answer}</th>
            <th scope="col">{copy.columns.count}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ line, number, color }) => (
            <tr key={line.key}>
              <th className="py-1 font-normal" scope="row">
                <span className="flex items-baseline gap-2.5">
                  <span aria-hidden="true" className="flex items-center gap-1.5 text-caption text-ink-soft">
                    <span className={`size-3 rounded-xs forced-color-adjust-none ${color.dot}`} />
                    <span className="w-2 tabular-nums">{number}</span>
                  </span>
                  <span className="min-w-0 leading-snug wrap-anywhere">{line.label}</span>
                </span>
              </th>
              <td className="w-0 py-1 pl-4 text-right whitespace-nowrap tabular-nums">
                <Figure copy={copy} line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A place beside the ring, so many percent of the way around. */
function placeOf(percent: number): { x: number; y: number } {
  const angle = (percent / 100) * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    x: round(middle + numberRadius * Math.sin(angle)),
    y: round(middle - numberRadius * Math.cos(angle)),
  };
}
