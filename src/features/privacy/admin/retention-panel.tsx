import { Panel } from "#ui/panel.tsx";
import { privacyCopy } from "../copy.ts";
import type { KindKept } from "../schema.ts";
import { RetentionChange } from "./retention-change.tsx";

const copy = privacyCopy.retention;
const { columns } = copy;

type PanelProps = { kinds: readonly KindKept[]; failed: string; onChange(): void };

/** Retention periods, scheduled removals, and the form to change a period. */
export function RetentionPanel(props: PanelProps) {
  return (
    <Panel heading={copy.heading} id="retention">
      <p className="max-w-text text-ink-soft">{copy.text}</p>
      <div className="overflow-x-auto">
        <table className="w-full text-left max-lg:block">
          <caption className="sr-only">{copy.caption}</caption>
          <thead className="max-lg:sr-only">
            <tr className="text-small text-ink-faint">
              <th className="py-2 pr-4 font-semibold" scope="col">
                {columns.kind}
              </th>
              <th className="px-3 py-2 font-semibold" scope="col">
                {columns.kept}
              </th>
              {figures.map((key) => (
                <th className="px-3 py-2 text-right font-semibold" key={key} scope="col">
                  {columns[key]}
                </th>
              ))}
              <th className="py-2 pl-3" scope="col">
                <span className="sr-only">{copy.change}</span>
              </th>
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {props.kinds.map((kind) => (
              <KindRow {...props} key={kind.name} kind={kind} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

const figures = ["held", "tonight", "month", "gone"] as const;

function KindRow({ kind, failed, onChange }: PanelProps & { kind: KindKept }) {
  const { title, rule, held, due, removed } = kind;
  const values = { held, tonight: due.tonight, month: due.month, gone: removed };
  return (
    <tr className="border-t border-line max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-6 max-lg:py-3">
      <th className="py-0.5 pr-4 align-top font-semibold max-lg:col-span-2" scope="row">
        <span className="flex min-h-11 items-center">{title}</span>
        <Dates kind={kind} />
      </th>
      <td className="px-3 py-0.5 align-top max-lg:px-0">
        <span className="text-small text-ink-faint lg:hidden">{columns.kept}: </span>
        <span className="lg:flex lg:min-h-11 lg:items-center">
          {rule === null ? copy.fixed : `${rule.figure} ${copy[rule.unit]}`}
        </span>
      </td>
      {figures.map((key) => (
        <td
          className={`px-3 py-0.5 align-top tabular-nums max-lg:px-0 lg:text-right ${values[key] === 0 ? "max-lg:hidden" : ""}`}
          key={key}
        >
          <span className="text-small text-ink-faint lg:hidden">{columns[key]}: </span>
          {/* A wall of zeros hides the few numbers that matter. */}
          <span
            className={`lg:flex lg:min-h-11 lg:items-center lg:justify-end ${values[key] === 0 ? "text-ink-faint" : "font-semibold"}`}
          >
            {values[key] === 0 ? "–" : values[key]}
            {values[key] === 0 ? <span className="sr-only">0</span> : null}
          </span>
        </td>
      ))}
      <td className="py-0.5 pl-3 align-top max-lg:col-span-2 max-lg:pl-0">
        {rule === null ? null : (
          <RetentionChange failed={failed} key={rule.figure} kind={kind} onChange={onChange} rule={rule} />
        )}
      </td>
    </tr>
  );
}

const dayShape = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

function Dates({ kind: { due } }: { kind: KindKept }) {
  if (due.days.length === 0) return null;
  return (
    <details className="font-normal">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-xs text-link underline underline-offset-4 focus-ring">
        {copy.dates}
      </summary>
      <table className="mt-1 text-left">
        <thead>
          <tr className="text-small text-ink-faint">
            <th className="pr-8 font-semibold" scope="col">
              {copy.date}
            </th>
            <th className="text-right font-semibold" scope="col">
              {copy.count}
            </th>
          </tr>
        </thead>
        <tbody>
          {due.days.map(({ day, count }) => (
            <tr key={day}>
              <th className="pr-8 font-normal" scope="row">
                {dayShape.format(new Date(day))}
              </th>
              <td className="text-right tabular-nums">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
