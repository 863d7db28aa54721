import type { ChartLine, QuestionChart } from "../reads/summary-copy.server.ts";
import type { ResponsesCopy } from "./responses-copy.ts";

type MatrixChartProps = {
  caption: string;
  rows: QuestionChart["rows"];
  copy: ResponsesCopy["chart"];
};

/** Darker from a fifth of the answers to the next; the number says the same. */
const shades = ["", "bg-primary/10", "bg-primary/20", "bg-primary/30", "bg-primary/40"] as const;

function shadeOf({ part }: ChartLine): string {
  return shades[Math.min(shades.length - 1, Math.floor((part ?? 0) / 20))] ?? "";
}

/** The rows of a matrix with the number of people for each answer, darker where there are more. */
export function MatrixChart({ caption, rows, copy }: MatrixChartProps) {
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
          <tr className="text-caption text-ink-soft">
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
                <span className="text-caption text-ink-soft"> · {note}</span>
              </th>
            </tr>
            <tr>
              {[...columns.keys()].map((column) => (
                <Cell copy={copy} key={column} line={lines.find((line) => line.key === column)} />
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Cell({ line, copy }: { line: ChartLine | undefined; copy: ResponsesCopy["chart"] }) {
  if (line === undefined) return <td />;
  const { formatted, share, hidden } = line;
  return (
    <td className={`rounded-xs px-1 py-1.5 text-center tabular-nums ${shadeOf(line)}`}>
      {hidden ? (
        <span className="text-caption text-ink-soft">{copy.tooFew}</span>
      ) : (
        <>
          <span className="font-semibold">{formatted}</span>
          {share === "" ? null : <span className="text-caption text-ink-soft"> {share}</span>}
        </>
      )}
    </td>
  );
}
