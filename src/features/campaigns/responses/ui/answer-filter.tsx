import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import type { responsesScreen } from "../reads/responses-screen.server.ts";
import { adminLink } from "./admin-card.ts";
import type { ResponsesCopy } from "./responses-copy.ts";

export type SingleAnswers = NonNullable<Awaited<ReturnType<typeof responsesScreen>>["answers"]>;

const control = "min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-ink focus-ring";

/** The filter: a plain GET form, so the filter is in the address. */
export function AnswerFilter({
  answers: { query, keep, versions, choices, all, narrowed },
  path,
  copy,
}: {
  answers: SingleAnswers;
  path: string;
  copy: ResponsesCopy["answers"];
}) {
  return (
    <form action={`${path}#answers`} aria-label={copy.filterHeading} className="grid gap-5" method="get">
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <div className="grid gap-4 sm:grid-cols-3">
        <Labelled label={copy.from}>
          <input className={control} defaultValue={query.from} name="from" type="date" />
        </Labelled>
        <Labelled label={copy.to}>
          <input className={control} defaultValue={query.to} name="to" type="date" />
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
      {choices.length === 0 ? null : (
        <details open={choices.some(({ value }) => value !== "")}>
          <summary
            aria-keyshortcuts="f"
            className={`inline-flex min-h-11 cursor-pointer items-center ${adminLink}`}
          >
            {copy.choicesHeading}
          </summary>
          <div className="mt-3 grid gap-4 sm:grid-cols-2">
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
          </div>
        </details>
      )}
      <div className="flex flex-wrap items-center gap-5">
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
  );
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className="grid min-w-0 content-end gap-1.5">
      <span className="text-small font-semibold wrap-anywhere">{label}</span>
      {children}
    </label>
  );
}
