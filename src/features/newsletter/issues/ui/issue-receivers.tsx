import { Labelled } from "#ui/labelled.tsx";
import { Select } from "#ui/select.tsx";
import { TickList } from "#ui/tick-list.tsx";
import { issueCopy as copy } from "../copy.ts";
import type { issueScreen } from "../reads/issue-screens.server.ts";
import { offeredPaces } from "../rules.ts";
import type { IssueContent } from "../schema.ts";
import type { IssueDraft } from "./use-issue.ts";

type Screen = Awaited<ReturnType<typeof issueScreen>>;
type Props = { draft: IssueDraft; screen: Screen };

const segments = ["all", "topic", "source", "saved"] as const;

/** An issue's topics, audience and sending speed. */
export function IssueReceivers({ draft, screen }: Props) {
  const { content, set } = draft;
  const { topics, dates } = screen;
  const chosen = [...new Set([...offeredPaces, content.pace])].toSorted((one, other) => one - other);
  return (
    <>
      <TickList
        chosen={content.topics}
        choices={topics}
        hint={copy.topicsHint}
        legend={copy.topics}
        name="topic"
        onChange={(next) => set({ topics: next })}
      />
      <TickList
        chosen={content.dates}
        choices={dates}
        legend={copy.dates}
        name="date"
        onChange={(next) => set({ dates: next })}
      />
      <Segment draft={draft} screen={screen} />
      <Labelled label={copy.pace.label}>
        <Select onChange={(event) => set({ pace: Number(event.target.value) })} value={content.pace}>
          {chosen.map((pace) => (
            <option key={pace} value={pace}>
              {copy.pace.option(pace)}
            </option>
          ))}
        </Select>
      </Labelled>
    </>
  );
}

function Segment({ draft: { content, set }, screen: { topics, sources, segments: saved } }: Props) {
  const { segment } = content;
  const chosen: Record<(typeof segments)[number], IssueContent["segment"]> = {
    all: { kind: "all" },
    topic: { kind: "topic", topic: topics[0]?.id ?? "" },
    source: { kind: "source", source: sources[0]?.page ?? "/" },
    saved: { kind: "saved", segment: saved[0]?.value ?? "" },
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{copy.who}</legend>
      {segments
        .filter((kind) => kind !== "saved" || segment.kind === "saved" || saved.length > 0)
        .map((kind) => (
          <label className="flex min-h-11 cursor-pointer items-center gap-3" key={kind}>
            <input
              checked={segment.kind === kind}
              className="size-5 accent-primary focus-ring"
              name="segment"
              onChange={() => set({ segment: chosen[kind] })}
              type="radio"
            />
            {copy.segments[kind]}
          </label>
        ))}
      {segment.kind === "topic" ? (
        <Labelled label={copy.topic}>
          <Select
            onChange={(event) => set({ segment: { kind: "topic", topic: event.target.value } })}
            value={segment.topic}
          >
            {topics.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Labelled>
      ) : null}
      {segment.kind === "source" ? (
        <Labelled label={copy.source}>
          <Select
            onChange={(event) => set({ segment: { kind: "source", source: event.target.value } })}
            value={segment.source}
          >
            {withChosen(sources, segment.source).map(({ page, said }) => (
              <option key={page} value={page}>
                {said}
              </option>
            ))}
          </Select>
        </Labelled>
      ) : null}
      {segment.kind === "saved" ? (
        <Labelled label={copy.segment}>
          <Select
            onChange={(event) => set({ segment: { kind: "saved", segment: event.target.value } })}
            value={segment.segment}
          >
            {saved.some(({ value }) => value === segment.segment) ? null : (
              <option value={segment.segment}>{copy.segmentGone}</option>
            )}
            {saved.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Labelled>
      ) : null}
    </fieldset>
  );
}

/** A chosen page with no subscribers left must still be shown. */
function withChosen(sources: Screen["sources"], chosen: string): Screen["sources"] {
  if (sources.some(({ page }) => page === chosen)) return sources;
  return [{ page: chosen, said: chosen }, ...sources];
}
