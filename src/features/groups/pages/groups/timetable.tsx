import { startTransition, useEffect, useEffectEvent, useOptimistic, useRef } from "react";
import type { GroupsPage } from "#content/pages/support/groups.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import { SectionHeading } from "#web/sections/headed.tsx";
import type { DatedGroup } from "../../reads.server.ts";
import { type GroupsQuery, queryOf, searchOf } from "../../schema.ts";
import { GroupRow } from "../../ui/group-row.tsx";

type Choice = { value: string; label: string };

type TimetableProps = {
  page: Pick<GroupsPage, "path" | "timetable" | "loss" | "pregnancy">;
  /** All matching groups, including those with their own section. */
  shown: readonly DatedGroup[];
  /** The number of groups. */
  all: number;
  query: GroupsQuery;
  onAsk: (query: GroupsQuery) => Promise<void>;
  choices: { paths: readonly Choice[]; formats: readonly Choice[] };
  /** Whether any group is a placeholder. */
  isSample: boolean;
  newTab: string;
};

/** The filter, the number of matching groups, and the list. */
export function Timetable(props: TimetableProps) {
  const { page, shown, all, query, onAsk, choices, isSample, newTab } = props;
  const { timetable: copy } = page;
  const headingId = `${copy.id}-heading`;
  const together = shown.filter(({ apart }) => apart === undefined);
  const queryText = searchOf(query);
  return (
    <Section id={copy.id} labelledBy={headingId}>
      <SectionHeading heading={copy.heading} id={headingId} lead={copy.lead} />
      <p className="mt-3 max-w-text text-small text-ink-soft">{copy.members}</p>
      {isSample ? (
        <p className="mt-3">
          <Tag kind="quiet">{copy.sampleTag}</Tag>
        </p>
      ) : null}
      <div className="mt-[calc(var(--spacing-stack)*1.5)] rounded-xl bg-tint p-card">
        <GroupFilter
          action={`${page.path}#${copy.id}`}
          formats={choices.formats}
          onAsk={onAsk}
          paths={choices.paths}
          query={query}
          copy={copy.filter}
        />
      </div>
      <div className="mt-stack flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <p className="font-semibold" role="status">
          {copy.filter.count.replace("{found}", String(shown.length)).replace("{all}", String(all))}
        </p>
        {shown.length === 0 ? null : (
          <p className="flex flex-wrap gap-x-6 gap-y-2 text-small">
            <a className="text-link-inline" href={`${page.path}.ics${queryText ? `?${queryText}` : ""}`}>
              {copy.calendar.all}
            </a>
            <a
              className="text-link-inline"
              href={`${page.path}.ics?titles=names${queryText ? `&${queryText}` : ""}`}
            >
              {copy.calendar.named}
            </a>
          </p>
        )}
      </div>
      <p className="mt-2 max-w-text text-small text-ink-faint">{copy.calendar.hint}</p>
      {together.length === 0 ? (
        <NothingHere onAsk={onAsk} page={page} shown={shown} copy={copy.filter} />
      ) : (
        <ul className="mt-stack border-b border-line-strong">
          {together.map((group) => (
            <li key={group.id}>
              <GroupRow group={group} newTab={newTab} copy={copy.row} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

type NothingHereProps = {
  page: Pick<GroupsPage, "path" | "loss" | "pregnancy">;
  shown: readonly DatedGroup[];
  onAsk: (query: GroupsQuery) => Promise<void>;
  copy: GroupsPage["timetable"]["filter"];
};

const emptyQuery: GroupsQuery = { path: undefined, format: undefined };

/** Shown instead of an empty list: where the group is listed, or a link back to all groups. */
function NothingHere({ page, shown, onAsk, copy }: NothingHereProps) {
  const [only] = shown;
  const part = only?.apart && page[only.apart];
  return (
    <div className="mt-stack grid justify-items-start gap-3 border-y border-line-strong py-10">
      <p className="font-display text-h4 font-[450]">{part ? copy.apart : copy.none}</p>
      {part ? (
        <a className="font-semibold text-link-inline" href={`#${part.id}`}>
          {copy.goThere}
        </a>
      ) : (
        <a
          className="font-semibold text-link-inline"
          href={page.path}
          onClick={(event) => {
            event.preventDefault();
            // The link is removed with this note, so the focus moves to the filter.
            document.getElementById("groups-path")?.focus();
            void onAsk(emptyQuery);
          }}
        >
          {copy.showAll}
        </a>
      )}
    </div>
  );
}

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
function GroupFilter({ action, query, onAsk, paths, formats, copy }: GroupFilterProps) {
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
