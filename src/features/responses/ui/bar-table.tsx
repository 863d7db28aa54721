import type { ResponsesCopy } from "../reads/responses-screen.server.ts";
import type { ChartLine } from "../reads/summary-copy.server.ts";

type BarTableProps = { caption: string; lines: readonly ChartLine[]; copy: ResponsesCopy["chart"] };

/** How often each answer was chosen, with a bar beside its name; on phones below it. */
export function BarTable({ caption, lines, copy }: BarTableProps) {
  return (
    <table className="mt-3 w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{copy.columns.answer}</th>
          <th scope="col">{copy.columns.count}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th className="py-1 font-normal" scope="row">
              <span className="grid items-center gap-x-5 gap-y-1 sm:grid-cols-2">
                <span className="leading-snug wrap-anywhere">{line.label}</span>
                <Bar line={line} />
              </span>
            </th>
            <td className="w-0 py-1 pl-4 text-right align-top whitespace-nowrap tabular-nums sm:min-w-24 sm:align-middle">
              <Figure line={line} copy={copy} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A number with its share, or that it's hidden. */
export function Figure({
  line: { formatted, share, hidden },
  copy,
}: {
  line: ChartLine;
  copy: ResponsesCopy["chart"];
}) {
  return hidden ? (
    <span className="text-small text-ink-soft">{copy.tooFew}</span>
  ) : (
    <>
      <span className="font-semibold">{formatted}</span>
      {share === "" ? null : <span className="text-ink-soft"> · {share}</span>}
    </>
  );
}

function Bar({ line: { hidden, part } }: { line: ChartLine }) {
  if (hidden)
    return <span className="h-2 rounded-xs border border-dashed border-line-strong sm:h-4.5 sm:rounded-sm" />;
  return part === null ? (
    <span />
  ) : (
    <svg
      aria-hidden="true"
      className="h-2 w-full rounded-xs sm:h-4.5"
      preserveAspectRatio="none"
      viewBox="0 0 100 24"
    >
      <rect className="fill-sunken" height="24" width="100" />
      <rect className="fill-chart-1" height="24" width={part} />
    </svg>
  );
}
