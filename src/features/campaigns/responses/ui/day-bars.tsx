import { chartClass, panelLink } from "#ui/panel-class.ts";
import { responsesCopy } from "../copy.ts";
import type { DayChart } from "../reads/summary-copy.server.ts";

const { chart: copy } = responsesCopy;

/** Hidden days are short and dashed. */
export function DayBars({ chart }: { chart: DayChart }) {
  const width = 100 / chart.bars.length;
  return (
    <section aria-labelledby="days-heading" className={chartClass}>
      <h3 className="font-display text-h4" id="days-heading">
        {copy.days}
      </h3>
      <p className="mt-1 text-small text-ink-soft">
        {chart.first === chart.last ? chart.first : `${chart.first} – ${chart.last}`} · {chart.most}
      </p>
      <svg
        aria-hidden="true"
        className="mt-4 h-28 w-full sm:h-36"
        preserveAspectRatio="none"
        viewBox="0 0 100 100"
      >
        {[0, 50, 100].map((y) => (
          <line
            className="stroke-line"
            key={y}
            vectorEffect="non-scaling-stroke"
            x1="0"
            x2="100"
            y1={y}
            y2={y}
          />
        ))}
        {chart.bars.map(({ day, part }, at) => {
          const wide = Math.min(width * 0.7, 6);
          const place = { x: at * width + (width - wide) / 2, width: wide };
          return part === null ? (
            <rect
              {...place}
              className="fill-none stroke-line-strong"
              height="12"
              key={day}
              strokeDasharray="3 3"
              vectorEffect="non-scaling-stroke"
              y="88"
            />
          ) : (
            <rect {...place} className="fill-primary" height={part} key={day} y={100 - part} />
          );
        })}
      </svg>
      <p aria-hidden="true" className="mt-2 flex justify-between text-small text-ink-faint">
        <span>{chart.first}</span>
        {chart.first === chart.last ? null : <span>{chart.last}</span>}
      </p>
      <ShownTable
        caption={copy.days}
        columns={[copy.dayColumn, copy.countColumn]}
        label={copy.asTable}
        rows={chart.rows.map(({ day, label, formatted }) => ({ key: day, cells: [label, formatted] }))}
      />
    </section>
  );
}

type ShownTableProps = {
  label: string;
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
};

/** Works without JavaScript. */
function ShownTable({ label, caption, columns, rows }: ShownTableProps) {
  return (
    <details className="group/table">
      <summary className={`inline-flex min-h-11 cursor-pointer items-center text-small ${panelLink}`}>
        {label}
        <span className="sr-only">: {caption}</span>
      </summary>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full text-left text-small">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="text-ink-faint">
              {columns.map((column) => (
                <th className="py-2 pr-4 font-semibold" key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...others] }) => (
              <tr className="border-t border-line" key={key}>
                <th className="py-2 pr-4 font-normal wrap-anywhere" scope="row">
                  {first}
                </th>
                {others.map((cell, at) => (
                  <td className="py-2 pr-4 tabular-nums" key={columns[at + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
