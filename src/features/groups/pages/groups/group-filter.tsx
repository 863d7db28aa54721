import { startTransition, useEffect, useEffectEvent, useOptimistic, useRef } from "react";
import type { GroupsPage } from "#content/pages/support/groups.ts";
import { Button } from "#ui/button.tsx";
import { controlClass } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { type GroupsQuery, queryOf, searchOf } from "../../schema/page.ts";

type Choice = { value: string; label: string };

type GroupFilterProps = {
  /** The address of the list. */
  action: string;
  query: GroupsQuery;
  onAsk: (query: GroupsQuery) => Promise<void>;
  choices: { days: readonly Choice[]; formats: readonly Choice[]; paths: readonly Choice[] };
  copy: GroupsPage["timetable"]["filter"];
};

/** Without JavaScript it's a form for the same page. */
export function GroupFilter({ action, query, onAsk, choices, copy }: GroupFilterProps) {
  const form = useRef<HTMLFormElement>(null);
  // The selected row stays selected while the address is updated.
  const [marked, mark] = useOptimistic(query);

  function askAsChosen(): void {
    const next = queryOf(chosenIn(form.current));
    startTransition(async () => {
      mark(next);
      await onAsk(next);
    });
  }

  // A choice made before hydration has only changed the list box.
  const catchUp = useEffectEvent(() => {
    if (searchOf(queryOf(chosenIn(form.current))) !== searchOf(query)) askAsChosen();
  });
  useEffect(() => catchUp(), []);

  const lists = [
    { name: "day", options: choices.days, copy: copy.day, value: marked.day },
    { name: "format", options: choices.formats, copy: copy.format, value: marked.format },
    { name: "path", options: choices.paths, copy: copy.path, value: marked.path },
  ];
  return (
    <form
      action={action}
      aria-label={copy.label}
      autoComplete="off"
      className="mt-4 grid max-w-text grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        askAsChosen();
      }}
      ref={form}
    >
      {lists.map(({ name, options, copy: { label, any }, value }) => (
        <div className="grid gap-1" key={name}>
          <label className="text-small font-semibold" htmlFor={`groups-${name}`}>
            {label}
          </label>
          <span className="relative block">
            <select
              className={`${controlClass} h-11 appearance-none truncate pr-6 pl-2.5 sm:pr-9 sm:pl-4`}
              id={`groups-${name}`}
              name={name}
              onChange={askAsChosen}
              value={value ?? ""}
            >
              <option value="">{any}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <Icon
              className="pointer-events-none absolute top-1/2 right-1.5 size-4 -translate-y-1/2 text-ink sm:right-3"
              name="chevron"
            />
          </span>
        </div>
      ))}
      <noscript>
        <Button size="small" type="submit" variant="outline">
          {copy.show}
        </Button>
      </noscript>
    </form>
  );
}

function chosenIn(form: HTMLFormElement | null): URLSearchParams {
  const texts = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined)) texts.set(name, String(value));
  return texts;
}
