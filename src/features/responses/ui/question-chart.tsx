import type { QuestionChart as Chart } from "../reads/summary-copy.server.ts";
import { chartCard } from "./admin-card.ts";
import { BarTable } from "./bar-table.tsx";
import { MatrixChart } from "./matrix-chart.tsx";
import type { ResponsesCopy } from "./responses-copy.ts";
import { RingChart } from "./ring-chart.tsx";

type ChartProps = { chart: Chart; copy: ResponsesCopy["chart"] };

/** How often each answer was chosen: a table that draws its own bars, or one beside a ring. */
export function QuestionChart({ chart, copy }: ChartProps) {
  const { id, label, note, lines, ring, rows, inWords, total } = chart;
  const heading = `question-${id}`;
  return (
    <section aria-labelledby={heading} className={chartCard}>
      <h3 className="font-display text-h4 wrap-anywhere" id={heading}>
        {label}
      </h3>
      <p className="mt-0.5 text-small text-ink-soft empty:hidden">{note}</p>
      {rows.length > 0 ? (
        <MatrixChart caption={label} copy={copy} rows={rows} />
      ) : lines.length === 0 ? (
        <p className="mt-3 text-small text-ink-soft empty:hidden">{inWords}</p>
      ) : ring ? (
        <RingChart caption={label} copy={copy} lines={lines} total={total} />
      ) : (
        <BarTable caption={label} copy={copy} lines={lines} />
      )}
    </section>
  );
}
