import type { GroupsPage } from "#content/pages/support/groups.ts";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import { SectionHeading } from "#web/pages/support-parts/section-heading.tsx";
import type { DatedGroup } from "../../reads.server.ts";
import { type GroupsQuery, searchOf } from "../../schema.ts";
import { GroupFilter } from "../../ui/group-filter.tsx";
import { GroupRow } from "../../ui/group-row.tsx";
import { NothingHere } from "./nothing-here.tsx";

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
