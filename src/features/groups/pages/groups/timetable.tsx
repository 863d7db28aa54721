import type { ComponentProps } from "react";
import type { GroupsPage } from "#content/pages/support/groups.ts";
import { Heading } from "#ui/heading.tsx";
import { Note } from "#ui/note.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import type { DatedGroup } from "../../reads/page.server.ts";
import { type GroupsQuery, searchOf } from "../../schema/page.ts";
import { calendarHint, GroupRow, type RowParts } from "../../ui/group-row.tsx";
import { type When, whenOf, zoneName, zoneOfMost } from "../../ui/session-times.ts";
import { GroupFilter } from "./group-filter.tsx";

type TimetableProps = {
  page: Pick<GroupsPage, "path" | "timetable" | "loss" | "pregnancy">;
  /** All matching groups, including those with their own section. */
  shown: readonly DatedGroup[];
  all: number;
  /** The present, in milliseconds. */
  now: number;
  /** The reader's time zone, once it's known. */
  zone: string | undefined;
  query: GroupsQuery;
  onAsk: (query: GroupsQuery) => Promise<void>;
  choices: ComponentProps<typeof GroupFilter>["choices"];
  /** Whether all groups are placeholders. */
  areSamples: boolean;
  /** What members get and what it costs. */
  offer: readonly string[];
  parts: RowParts;
  /** Why a form sent without script came back, if none of the groups can say it. */
  refusal: string | undefined;
};

export function Timetable(props: TimetableProps) {
  const { page, shown, all, now, zone, query, onAsk, choices, areSamples, offer, parts, refusal } = props;
  const { timetable: copy } = page;
  const headingId = `${copy.id}-heading`;
  const together = shown.filter(({ apart }) => apart === undefined);
  const queryText = searchOf(query);
  const yourZone = zone && zoneName(zone, new Date(now).toISOString());
  return (
    <Section id={copy.id} labelledBy={headingId} tight>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <Heading id={headingId} level={2}>
          {copy.heading}
        </Heading>
        {areSamples ? <Tag kind="quiet">{copy.sampleTag}</Tag> : null}
      </div>
      {refusal === undefined ? null : (
        <Note className="mt-4" kind="error">
          {refusal}
        </Note>
      )}
      <p className="mt-2 text-small text-ink-soft">
        {yourZone ? copy.yourZone.replace("{zone}", yourZone) : copy.ownZones}
      </p>
      <GroupFilter
        action={`${page.path}#${copy.id}`}
        choices={choices}
        onAsk={onAsk}
        query={query}
        copy={copy.filter}
      />
      <p className="mt-4 text-small font-semibold" role="status">
        {copy.filter.count.replace("{found}", String(shown.length)).replace("{all}", String(all))}
      </p>
      {together.length === 0 ? (
        <NothingHere onAsk={onAsk} page={page} shown={shown} copy={copy.filter} />
      ) : (
        <Agenda areMarked={!areSamples} copy={copy} groups={together} now={now} parts={parts} zone={zone} />
      )}
      {shown.length === 0 ? null : (
        <div className="mt-stack max-w-text text-small text-ink-soft">
          <p>{copy.joining}</p>
          <p className="mt-3">{offer.join(" ")}</p>
          <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
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
          <p className="mt-2 text-ink-faint" id={calendarHint}>
            {copy.calendar.hint}
          </p>
        </div>
      )}
    </Section>
  );
}

type AgendaProps = Pick<TimetableProps, "now" | "zone" | "parts"> & {
  /** Whether placeholders have a tag of their own. */
  areMarked: boolean;
  groups: readonly DatedGroup[];
  copy: GroupsPage["timetable"];
};

function Agenda({ groups, areMarked, now, zone, parts, copy }: AgendaProps) {
  const whenOfGroup = ({ sessions: [next] }: DatedGroup): When =>
    next ? whenOf(next.start, now, zone ?? zoneOfMost) : "later";
  return (["today", "tonight", "week", "later"] as const).map((when) => {
    const rows = groups.filter((group) => whenOfGroup(group) === when);
    if (rows.length === 0) return null;
    return (
      <section aria-labelledby={`groups-${when}`} className="mt-6" key={when}>
        <Heading id={`groups-${when}`} level={3}>
          {copy.when[when]}
        </Heading>
        <ul className="mt-3 border-b border-line-strong">
          {rows.map((group) => (
            <li key={group.id}>
              <GroupRow
                group={group}
                isMarked={areMarked && group.sample}
                level={4}
                parts={parts}
                zone={zone}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

type NothingHereProps = {
  page: Pick<GroupsPage, "path" | "loss" | "pregnancy">;
  shown: readonly DatedGroup[];
  onAsk: (query: GroupsQuery) => Promise<void>;
  copy: GroupsPage["timetable"]["filter"];
};

const emptyQuery: GroupsQuery = { path: undefined, format: undefined, day: undefined };

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
