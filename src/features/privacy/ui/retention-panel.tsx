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
      <ul aria-label={copy.caption} className="divide-y divide-line border-y border-line">
        {props.kinds.map((kind) => (
          <li className="grid gap-3 py-4" key={kind.name}>
            <KindFacts kind={kind} />
            <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
              <Dates kind={kind} />
              {kind.rule === null ? null : (
                <RetentionChange
                  failed={props.failed}
                  key={kind.rule.figure}
                  kind={kind}
                  onChange={props.onChange}
                  rule={kind.rule}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function KindFacts({ kind: { title, rule, held, due, removed } }: { kind: KindKept }) {
  const facts = [
    { label: columns.kept, text: rule === null ? copy.fixed : `${rule.figure} ${copy[rule.unit]}` },
    { label: columns.held, text: held },
    { label: columns.tonight, text: due.tonight },
    { label: columns.month, text: due.month },
    { label: columns.gone, text: removed },
  ];
  return (
    <div className="grid gap-2">
      <h3 className="text-h4">{title}</h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-5">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-small text-ink-faint">{label}</dt>
            <dd className="tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const dayShape = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

function Dates({ kind: { due } }: { kind: KindKept }) {
  if (due.days.length === 0)
    return <p className="flex min-h-11 items-center text-small text-ink-soft">{copy.noDates}</p>;
  return (
    <details>
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
