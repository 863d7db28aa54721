import { type GroupAudience, groupAudiences } from "#platform/mail/group-people.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { issueCopy } from "../copy.ts";
import type { issueScreen } from "../reads/issues.server.ts";
import { groupAudience } from "../rules/audience.ts";
import { type IssueContent, mostTags } from "../schema.ts";

type Screen = Awaited<ReturnType<typeof issueScreen>>;
type Segment = IssueContent["segment"];
type Choice = { label: string; segment: Segment };

const copy = issueCopy.to;

/** What the menu calls a choice: of a group it's the same for all its people and dates. */
function keyOf(segment: Segment): string {
  const audience = groupAudience(segment);
  return JSON.stringify(audience ? ["group", audience.group] : Object.values(segment));
}

const choiceOfGroup = (id: string): Segment => ({ kind: "group", group: id, who: "held" });

function labelOfTags({ tags }: Pick<Screen, "tags">, ids: readonly string[]): string {
  const names = ids.map((id) => tags.find(({ value }) => value === id)?.name ?? copy.goneTag);
  return names.join(copy.or);
}

/** A chosen page with no subscribers left, and what has been deleted, must still be shown. */
function labelOfMissing(screen: Screen, segment: Segment): string {
  switch (segment.kind) {
    case "tags":
      return labelOfTags(screen, segment.tags);
    case "source":
      return segment.source;
    case "topic":
      return segment.topic;
    default:
      return copy.gone;
  }
}

/** The audience behind each choice, in groups. */
function choicesOf(
  screen: Screen,
  chosen: Segment,
): readonly { label: string; options: readonly Choice[] }[] {
  const { topics, sources, segments, tags, groups } = screen;
  const all: readonly { kind: Segment["kind"]; label: string; options: Choice[] }[] = [
    {
      kind: "tags",
      label: copy.tags,
      options: tags.map(({ value, name }) => ({ label: name, segment: { kind: "tags", tags: [value] } })),
    },
    {
      kind: "saved",
      label: copy.saved,
      options: segments.map(({ value, name }) => ({
        label: name,
        segment: { kind: "saved", segment: value },
      })),
    },
    {
      kind: "group",
      label: copy.groups,
      options: groups.map(({ id, name }) => ({ label: name, segment: choiceOfGroup(id) })),
    },
    {
      kind: "source",
      label: copy.source,
      options: sources.map(({ page, label }) => ({ label, segment: { kind: "source", source: page } })),
    },
    {
      kind: "topic",
      label: copy.topic,
      // The topics themselves say the same; issues that were sent to one stay as they are.
      options: topics
        .map(({ id, label }): Choice => ({ label, segment: { kind: "topic", topic: id } }))
        .filter(({ segment }) => keyOf(segment) === keyOf(chosen)),
    },
  ];
  const isListed = all.some(({ options }) => options.some(({ segment }) => keyOf(segment) === keyOf(chosen)));
  const missing =
    isListed || chosen.kind === "all" ? [] : [{ label: labelOfMissing(screen, chosen), segment: chosen }];
  const kindOfChosen = chosen.kind === "date" ? "group" : chosen.kind;
  return all
    .map(({ kind, label, options }) => ({
      label,
      options: kind === kindOfChosen ? [...options, ...missing] : options,
    }))
    .filter(({ options }) => options.length > 0);
}

type IssueToProps = {
  screen: Screen;
  segment: Segment;
  onChange(segment: Segment): void;
};

export function IssueTo({ screen, segment, onChange }: IssueToProps) {
  const groups = choicesOf(screen, segment);
  const all: Choice = { label: copy.all, segment: { kind: "all" } };
  const choices = [all, ...groups.flatMap(({ options }) => options)];
  const audience = groupAudience(segment);
  return (
    <div className="grid gap-2">
      <Select
        aria-describedby="issue-audience"
        id="issue-to"
        onChange={({ target }) => {
          const chosen = choices.find((each) => keyOf(each.segment) === target.value);
          if (chosen) onChange(chosen.segment);
        }}
        value={keyOf(segment)}
      >
        <option value={keyOf(all.segment)}>{all.label}</option>
        {groups.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map((option) => (
              <option key={keyOf(option.segment)} value={keyOf(option.segment)}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      {segment.kind === "tags" ? (
        <SeveralTags
          onChange={(tags) => onChange({ kind: "tags", tags })}
          screen={screen}
          tags={segment.tags}
        />
      ) : null}
      {audience === undefined ? null : (
        <PeopleOfGroup audience={audience} onChange={onChange} screen={screen} />
      )}
    </div>
  );
}

type SeveralTagsProps = {
  screen: Screen;
  tags: readonly string[];
  onChange(tags: string[]): void;
};

/** Adds tags to the first, and takes them away again. */
function SeveralTags({ screen, tags, onChange }: SeveralTagsProps) {
  const others = screen.tags.filter(({ value }) => !tags.includes(value));
  return (
    <>
      {others.length === 0 || tags.length >= mostTags ? null : (
        <Select
          aria-label={copy.anotherTag}
          onChange={({ target }) => onChange([...tags, target.value])}
          value=""
        >
          <option value="">{copy.anotherTag}</option>
          {others.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {tags.length < 2 ? null : (
        <div className="flex flex-wrap gap-2">
          {tags.map((id) => (
            <Button
              key={id}
              onClick={() => onChange(tags.filter((each) => each !== id))}
              size="small"
              variant="outline"
            >
              {copy.withoutTag(labelOfTags(screen, [id]))}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

type PeopleOfGroupProps = {
  screen: Screen;
  audience: GroupAudience;
  onChange(segment: Segment): void;
};

/** Which of a group's people, and of which date. */
function PeopleOfGroup({ screen, audience, onChange }: PeopleOfGroupProps) {
  const { group, date, who } = audience;
  const dates = screen.groups.find(({ id }) => id === group)?.dates ?? [];
  const isMissing = date !== undefined && !dates.some(({ key }) => key === date);
  const choose = (next: Pick<GroupAudience, "who" | "date">) => onChange(segmentOf({ group, ...next }));
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        aria-label={copy.who.label}
        className="grow"
        onChange={({ target }) => {
          const next = groupAudiences.find((each) => each === target.value);
          if (next) choose({ who: next, date });
        }}
        value={who}
      >
        {groupAudiences.map((each) => (
          <option key={each} value={each}>
            {copy.who[each]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={copy.dates.label}
        className="grow"
        onChange={({ target }) => choose({ who, date: target.value === "" ? undefined : target.value })}
        value={date ?? ""}
      >
        <option value="">{copy.dates.all}</option>
        {isMissing ? <option value={date}>{copy.dates.other}</option> : null}
        {dates.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

const segmentOf = ({ group, date, who }: GroupAudience): Segment =>
  date === undefined ? { kind: "group", group, who } : { kind: "date", group, date, who };

/** The audience in words, for the step before sending and for what was sent. */
export function nameOfSegment(screen: Screen, segment: Segment): string {
  const options = choicesOf(screen, segment).flatMap((group) => group.options);
  const chosen = options.find((each) => keyOf(each.segment) === keyOf(segment));
  const name = chosen?.label ?? copy.all;
  const audience = groupAudience(segment);
  if (audience === undefined) return name;
  const dates = screen.groups.find(({ id }) => id === audience.group)?.dates ?? [];
  const date =
    audience.date === undefined
      ? []
      : [dates.find(({ key }) => key === audience.date)?.label ?? copy.dates.other];
  return [name, ...date, copy.who[audience.who]].join(": ");
}
