import { startTransition, useEffect, useEffectEvent, useOptimistic, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { type GroupsQuery, queryOf } from "../schema.ts";

type Choice = { value: string; label: string };

type FilterCopy = {
  label: string;
  path: { label: string; any: string };
  format: { label: string; any: string };
  show: string;
  optional: string;
  errorMark: string;
};

type GroupFilterProps = {
  /** The address of the list. */
  action: string;
  query: GroupsQuery;
  onAsk: (query: GroupsQuery) => Promise<void>;
  paths: readonly Choice[];
  formats: readonly Choice[];
  copy: FilterCopy;
};

/** Filters by path and kind at once. Without JavaScript it's a form for the same page. */
export function GroupFilter({ action, query, onAsk, paths, formats, copy }: GroupFilterProps) {
  const form = useRef<HTMLFormElement>(null);
  // The selected row stays selected while the address is updated.
  const [marked, mark] = useOptimistic(query);

  function askAsChosen(): void {
    const texts = new URLSearchParams();
    for (const [name, value] of new FormData(form.current ?? undefined)) texts.set(name, String(value));
    const next = queryOf(texts);
    startTransition(async () => {
      mark(next);
      await onAsk(next);
    });
  }

  // A choice made before hydration has only changed the radio button.
  const catchUp = useEffectEvent(() => {
    const { path, format } = query;
    const chosen = new FormData(form.current ?? undefined);
    if (chosen.get("path") !== (path ?? "") || chosen.get("format") !== (format ?? "")) askAsChosen();
  });
  useEffect(() => catchUp(), []);

  return (
    <form
      action={action}
      aria-label={copy.label}
      autoComplete="off"
      className="grid items-end gap-x-grid gap-y-4 sm:grid-cols-2 noscript:sm:grid-cols-[1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        askAsChosen();
      }}
      ref={form}
    >
      <SelectField
        id="groups-path"
        label={copy.path.label}
        marks={copy}
        name="path"
        onChange={askAsChosen}
        options={paths}
        placeholder={copy.path.any}
        value={marked.path ?? ""}
      />
      <SelectField
        id="groups-format"
        label={copy.format.label}
        marks={copy}
        name="format"
        onChange={askAsChosen}
        options={formats}
        placeholder={copy.format.any}
        value={marked.format ?? ""}
      />
      <noscript>
        <Button type="submit" variant="outline">
          {copy.show}
        </Button>
      </noscript>
    </form>
  );
}
