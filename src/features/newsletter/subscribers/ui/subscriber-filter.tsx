import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { panelLink, smallControl } from "#ui/panel-class.ts";
import type { subscribersScreen } from "../reads/subscriber-screens.server.ts";

type Content = Awaited<ReturnType<typeof subscribersScreen>>;

/** The filter: a plain GET form, so the filter is in the address. */
export function SubscriberFilterForm({ content }: { content: Content }) {
  const { copy, filter, states, sources, narrowed } = content;
  return (
    <form
      action="/admin/subscribers"
      aria-label={copy.filter.label}
      className="grid content-start gap-4"
      key={`${filter.state} ${filter.source}`}
      method="get"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Labelled label={copy.filter.state}>
          <select className={smallControl} defaultValue={filter.state} name="state">
            <option value="">{copy.filter.anyState}</option>
            <Options options={states} />
          </select>
        </Labelled>
        <Labelled label={copy.filter.source}>
          <select className={smallControl} defaultValue={filter.source} name="source">
            <option value="">{copy.filter.anySource}</option>
            <Options options={sources} />
          </select>
        </Labelled>
      </div>
      <div className="flex flex-wrap items-center gap-5">
        <Button size="small" type="submit" variant="outline">
          {copy.filter.apply}
        </Button>
        {narrowed ? (
          <a className={`inline-flex min-h-11 items-center ${panelLink}`} href="/admin/subscribers">
            {copy.filter.clear}
          </a>
        ) : null}
      </div>
    </form>
  );
}

function Options({ options }: { options: readonly { value: string; label: string }[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className="grid min-w-0 content-end gap-1.5">
      <span className="text-small font-semibold">{label}</span>
      {children}
    </label>
  );
}
