import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { auditCopy as copy } from "../copy.ts";
import { featureOf } from "../rules.ts";
import type { AuditFilter } from "../schema.ts";

const control = "min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-ink focus-ring";
const link =
  "inline-flex min-h-11 items-center rounded-sm text-link underline underline-offset-3 focus-ring hover:text-primary-hover";

/** A plain GET form, so the filter is in the address. */
export function AuditFilterForm({
  actions,
  names,
  filter,
  exportTo,
}: {
  /** What happened, in words, by action. */
  actions: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
  filter: AuditFilter;
  exportTo: string;
}) {
  const actors = Object.entries({ ...names, terminal: copy.actors.terminal, visitor: copy.actors.visitor });
  const groups = actionGroups(actions);
  const narrowed = Object.values(filter).some((value) => value !== undefined);
  return (
    <form action="/admin/audit" aria-label="Filter" className="mt-6 grid gap-3" method="get">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
        <Labelled id="audit-actor" label="Who">
          <Select defaultValue={filter.actor ?? ""} id="audit-actor" name="actor">
            <option value="">Anyone</option>
            {actors.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Labelled>
        <Labelled id="audit-action" label="Action">
          <Select defaultValue={filter.action ?? ""} id="audit-action" name="action">
            <option value="">Any action</option>
            {groups.map(({ feature, label, options }) => (
              <optgroup key={feature} label={label}>
                {options.length === 1 ? null : <option value={feature}>{copy.all(label)}</option>}
                {options.map(([id, name]) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Labelled>
        <Labelled id="audit-subject" label="Item ID">
          <input
            className={control}
            defaultValue={filter.subject}
            maxLength={100}
            id="audit-subject"
            name="subject"
            type="text"
          />
        </Labelled>
        <Labelled id="audit-from" label="From">
          <input className={control} defaultValue={filter.from} id="audit-from" name="from" type="date" />
        </Labelled>
        <Labelled id="audit-to" label="To">
          <input className={control} defaultValue={filter.to} id="audit-to" name="to" type="date" />
        </Labelled>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button size="small" type="submit" variant="outline">
          Filter
        </Button>
        {narrowed ? (
          <a className={link} href="/admin/audit">
            Clear filter
          </a>
        ) : null}
        <a className={link} href={exportTo}>
          Export CSV
        </a>
        <span className="text-small text-ink-soft">Dates are in the team’s time zone.</span>
      </div>
    </form>
  );
}

/** The actions by feature, both by name. */
export function actionGroups(actions: Readonly<Record<string, string>>) {
  const byFeature = Map.groupBy(Object.entries(actions), ([id]) => featureOf(id));
  return [...byFeature]
    .map(([feature, options]) => ({
      feature,
      label: copy.features[feature] ?? feature,
      options: options.toSorted(([, one], [, other]) => one.localeCompare(other)),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-end gap-1.5">
      <label className="text-small font-semibold" htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );
}
