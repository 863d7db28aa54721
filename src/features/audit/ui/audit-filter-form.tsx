import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import type { auditCopy } from "../copy.ts";
import type { AuditFilter } from "../schema.ts";

const control = "min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-ink focus-ring";
const link =
  "inline-flex min-h-11 items-center rounded-sm text-link underline underline-offset-3 focus-ring hover:text-primary-hover";

/** The filter: a plain GET form, so the filter is in the address. */
export function AuditFilterForm({
  copy,
  names,
  filter,
  exportTo,
}: {
  copy: typeof auditCopy;
  names: Readonly<Record<string, string>>;
  filter: AuditFilter;
  /** The link to export the same filter. */
  exportTo: string;
}) {
  const labels = copy.filter;
  const { terminal, visitor } = copy.actors;
  const actors = [...Object.entries(names), ["terminal", terminal] as const, ["visitor", visitor] as const];
  const actions = Object.entries(copy.actions).toSorted(([, one], [, other]) => one.localeCompare(other));
  const narrowed = Object.values(filter).some((value) => value !== undefined);
  return (
    <form action="/admin/audit" aria-label={labels.label} className="mt-6 grid gap-3" method="get">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
        <Labelled id="audit-actor" label={labels.actor}>
          <Select defaultValue={filter.actor ?? ""} id="audit-actor" name="actor">
            <option value="">{labels.anybody}</option>
            {actors.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Labelled>
        <Labelled id="audit-action" label={labels.action}>
          <Select defaultValue={filter.action ?? ""} id="audit-action" name="action">
            <option value="">{labels.anything}</option>
            {actions.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Labelled>
        <Labelled id="audit-subject" label={labels.subject}>
          <input
            className={control}
            defaultValue={filter.subject}
            maxLength={100}
            id="audit-subject"
            name="subject"
            type="text"
          />
        </Labelled>
        <Labelled id="audit-from" label={labels.from}>
          <input className={control} defaultValue={filter.from} id="audit-from" name="from" type="date" />
        </Labelled>
        <Labelled id="audit-to" label={labels.to}>
          <input className={control} defaultValue={filter.to} id="audit-to" name="to" type="date" />
        </Labelled>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button size="small" type="submit" variant="outline">
          {labels.apply}
        </Button>
        {narrowed ? (
          <a className={link} href="/admin/audit">
            {labels.clear}
          </a>
        ) : null}
        <a className={link} href={exportTo}>
          {labels.export}
        </a>
        <span className="text-small text-ink-soft">{labels.utc}</span>
      </div>
    </form>
  );
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
