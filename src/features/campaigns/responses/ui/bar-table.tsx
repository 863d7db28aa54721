import type { ReactNode } from "react";
import { responsesCopy } from "../copy.ts";
import type { ChartLine } from "../reads/summary-copy.server.ts";

const { chart: copy } = responsesCopy;

type CountTableProps = {
  caption: string;
  lines: readonly ChartLine[];
  className?: string;
  figureClass?: string;
  /** What stands before the number. */
  name(line: ChartLine, at: number): ReactNode;
};

export function CountTable({ caption, lines, className = "", figureClass = "", name }: CountTableProps) {
  return (
    <table className={`w-full text-left ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{copy.columns.answer}</th>
          <th scope="col">{copy.columns.count}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={line.key}>
            <th className="py-1 font-normal" scope="row">
              {name(line, at)}
            </th>
            <td className={`w-0 py-1 pl-4 text-right whitespace-nowrap tabular-nums ${figureClass}`}>
              <Figure line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A `CountTable` with a bar beside each name; on phones below it. */
export function BarTable({ caption, lines }: Pick<CountTableProps, "caption" | "lines">) {
  return (
    <CountTable
      caption={caption}
      className="mt-3"
      figureClass="align-top sm:min-w-24 sm:align-middle"
      lines={lines}
      name={(line) => (
        <span className="grid items-center gap-x-5 gap-y-1 sm:grid-cols-2">
          <span className="leading-snug wrap-anywhere">{line.label}</span>
          <Bar line={line} />
        </span>
      )}
    />
  );
}

function Figure({ line: { formatted, share, hidden } }: { line: ChartLine }) {
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
