import type { QuestionChart as Chart, ChartLine } from "../reads/summary-copy.server.ts";
import { adminCard } from "./admin-card.ts";
import type { ResponsesCopy } from "./responses-copy.ts";
import { ShownTable } from "./shown-table.tsx";

type ChartProps = { chart: Chart; copy: ResponsesCopy["chart"] };

/** How often each answer was chosen: bars with numbers, and the same as a table. */
export function QuestionChart({ chart: { id, label, note, lines, inWords }, copy }: ChartProps) {
  const heading = `question-${id}`;
  return (
    <section aria-labelledby={heading} className={`min-w-0 ${adminCard}`}>
      <h3 className="text-h3 wrap-anywhere" id={heading}>
        {label}
      </h3>
      <p className="mt-1 text-small text-ink-soft">{note}</p>
      {lines.length === 0 ? (
        <p className="mt-4 text-ink-soft empty:hidden">{inWords}</p>
      ) : (
        <>
          <ul className="mt-5 grid gap-4">
            {lines.map((line) => (
              <Bar key={line.key} line={line} copy={copy} />
            ))}
          </ul>
          <div className="mt-4">
            <ShownTable
              caption={label}
              columns={[copy.columns.answer, copy.columns.count, copy.columns.share]}
              label={copy.asTable}
              rows={lines.map(({ key, label: name, said, share }) => ({ key, cells: [name, said, share] }))}
            />
          </div>
        </>
      )}
    </section>
  );
}

function Bar({
  line: { label, said, share, hidden, part },
  copy,
}: {
  line: ChartLine;
  copy: ResponsesCopy["chart"];
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6.5rem]">
      <span className="wrap-anywhere">{label}</span>
      <span className="text-right font-semibold tabular-nums sm:order-3">
        {hidden ? <span aria-hidden="true">–</span> : [said, share].filter(Boolean).join(" · ")}
      </span>
      {hidden ? (
        <span className="col-span-2 rounded-sm border border-dashed border-line-strong px-2.5 text-[0.8125rem] leading-6 text-ink-soft sm:order-2 sm:col-span-1">
          {copy.tooFew}
        </span>
      ) : part === null ? (
        <span className="hidden sm:order-2 sm:block" />
      ) : (
        <svg
          aria-hidden="true"
          className="col-span-2 h-6 w-full rounded-sm sm:order-2 sm:col-span-1"
          preserveAspectRatio="none"
          viewBox="0 0 100 24"
        >
          <rect className="fill-sunken" height="24" width="100" />
          <rect className="fill-primary" height="24" width={part} />
        </svg>
      )}
    </li>
  );
}
