import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { smallControl } from "#ui/panel-class.ts";
import { Select } from "#ui/select.tsx";
import type { responsesScreen } from "../reads/responses-screen.server.ts";
import { adminLink } from "./admin-card.ts";
import type { ResponsesCopy } from "./responses-copy.ts";

export type SingleAnswers = NonNullable<Awaited<ReturnType<typeof responsesScreen>>["answers"]>;

/** The filter: a plain GET form, so the filter is in the address. */
export function AnswerFilter({
  answers: { query, listed, versions, choices, all, narrowed, filtering },
  path,
  copy,
}: {
  answers: SingleAnswers;
  path: string;
  copy: ResponsesCopy["answers"];
}) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (filtering) fields.current?.querySelector<HTMLElement>("select, input")?.focus();
  }, [filtering]);
  return (
    <details className="group/filter rounded-md border border-line" open={narrowed || filtering}>
      <summary
        aria-keyshortcuts="f"
        className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-md px-4 font-semibold focus-ring hover:text-link"
      >
        {copy.filterHeading}
        <Icon className="size-4.5 text-ink-soft group-open/filter:rotate-180" name="chevron" />
      </summary>
      <form action={path} aria-label={copy.filterHeading} className="grid gap-4 px-4 pt-1 pb-4" method="get">
        {Object.entries(listed).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4" ref={fields}>
          {choices.map(({ name, label, value, options }) => (
            <Labelled key={name} label={label}>
              <Select defaultValue={value} name={name}>
                <option value="">{copy.anyAnswer}</option>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </Select>
            </Labelled>
          ))}
          <Labelled label={copy.from}>
            <input className={smallControl} defaultValue={query.from} name="from" type="date" />
          </Labelled>
          <Labelled label={copy.to}>
            <input className={smallControl} defaultValue={query.to} name="to" type="date" />
          </Labelled>
          <Labelled label={copy.version}>
            <Select defaultValue={query.version} name="version">
              <option value="">{copy.anyVersion}</option>
              {versions.map((version) => (
                <option key={version} value={version}>
                  {version}
                </option>
              ))}
            </Select>
          </Labelled>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <label className="flex min-h-11 items-center gap-3">
            <input
              className="size-5 accent-primary focus-ring"
              defaultChecked={query.complete !== undefined}
              name="complete"
              type="checkbox"
              value="1"
            />
            {copy.complete}
          </label>
          <Button size="small" type="submit" variant="outline">
            {copy.apply}
          </Button>
          {narrowed ? (
            <a className={`inline-flex min-h-11 items-center ${adminLink}`} href={all}>
              {copy.clear}
            </a>
          ) : null}
          <span className="text-small text-ink-soft">{copy.utc}</span>
        </div>
      </form>
    </details>
  );
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className="grid min-w-0 content-end gap-1.5">
      <span className="line-clamp-2 text-small font-semibold wrap-anywhere">{label}</span>
      {children}
    </label>
  );
}
