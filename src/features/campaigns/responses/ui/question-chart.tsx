import { chartClass } from "#ui/panel-class.ts";
import { responsesCopy } from "../copy.ts";
import type { QuestionChart as Chart, ChartLine } from "../reads/summary-copy.server.ts";
import { BarTable, CountTable } from "./bar-table.tsx";

const { chart: copy } = responsesCopy;

type ChartProps = { chart: Chart };

export function QuestionChart({ chart }: ChartProps) {
  const { id, label, note, lines, ring, rows, inWords, total } = chart;
  const heading = `question-${id}`;
  return (
    <section aria-labelledby={heading} className={chartClass}>
      <h3 className="font-display text-h4 wrap-anywhere" id={heading}>
        {label}
      </h3>
      <p className="mt-0.5 text-small text-ink-soft empty:hidden">{note}</p>
      {rows.length > 0 ? (
        <MatrixChart caption={label} rows={rows} />
      ) : lines.length === 0 ? (
        <p className="mt-3 text-small text-ink-soft empty:hidden">{inWords}</p>
      ) : ring ? (
        <RingChart caption={label} lines={lines} total={total} />
      ) : (
        <BarTable caption={label} lines={lines} />
      )}
    </section>
  );
}

type RingChartProps = {
  caption: string;
  lines: readonly ChartLine[];
  /** Stands in the middle. */
  total: string;
};

/** In the order of the table. */
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
function RingChart({ caption, lines, total }: RingChartProps) {
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
              {...pointOf(start + share / 2)}
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
      <CountTable
        caption={caption}
        lines={lines}
        name={(line, at) => (
          <span className="flex items-baseline gap-2.5">
            <span aria-hidden="true" className="flex items-center gap-1.5 text-small text-ink-soft">
              <span className={`size-3 rounded-xs forced-color-adjust-none ${parts[at]?.color.dot ?? ""}`} />
              <span className="w-2 tabular-nums">{at + 1}</span>
            </span>
            <span className="min-w-0 leading-snug wrap-anywhere">{line.label}</span>
          </span>
        )}
      />
    </div>
  );
}

/** A place beside the ring, so many percent of the way around. */
function pointOf(percent: number): { x: number; y: number } {
  const angle = (percent / 100) * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    x: round(middle + numberRadius * Math.sin(angle)),
    y: round(middle - numberRadius * Math.cos(angle)),
  };
}

type MatrixChartProps = {
  caption: string;
  rows: Chart["rows"];
};

/** Darker from a fifth of the answers to the next; the number says the same. */
const shades = ["", "bg-primary/10", "bg-primary/20", "bg-primary/30", "bg-primary/40"] as const;

function shadeOf({ part }: ChartLine): string {
  return shades[Math.min(shades.length - 1, Math.floor((part ?? 0) / 20))] ?? "";
}

function MatrixChart({ caption, rows }: MatrixChartProps) {
  // Rows of earlier versions can have answers that the newest doesn't have.
  const columns = new Map(rows.flatMap(({ lines }) => lines.map(({ key, label }) => [key, label] as const)));
  return (
    <section
      aria-label={`${copy.tableLabel}: ${caption}`}
      className="mt-3 overflow-x-auto rounded-sm focus-ring"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-small text-ink-soft">
            {[...columns].map(([key, label]) => (
              <th
                className="min-w-14 px-1 pb-1 text-center align-bottom leading-tight font-semibold"
                key={key}
                scope="col"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ key, label, note, lines }) => (
          <tbody className="border-t border-line" key={key}>
            <tr>
              <th className="pt-2 pb-1 font-normal" colSpan={columns.size} scope="rowgroup">
                <span className="leading-snug wrap-anywhere">{label}</span>
                <span className="text-small text-ink-soft"> · {note}</span>
              </th>
            </tr>
            <tr>
              {[...columns.keys()].map((column) => (
                <Cell key={column} line={lines.find((line) => line.key === column)} />
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Cell({ line }: { line: ChartLine | undefined }) {
  if (line === undefined) return <td />;
  const { formatted, share, hidden } = line;
  return (
    <td className={`rounded-xs px-1 py-1.5 text-center tabular-nums ${shadeOf(line)}`}>
      {hidden ? (
        <span className="text-small text-ink-soft">{copy.tooFew}</span>
      ) : (
        <>
          <span className="font-semibold">{formatted}</span>
          {share === "" ? null : <span className="text-small text-ink-soft"> {share}</span>}
        </>
      )}
    </td>
  );
}
