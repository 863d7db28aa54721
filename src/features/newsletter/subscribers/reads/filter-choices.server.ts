import { type Actor, may } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { formatSource } from "../copy/columns.ts";
import { subscribersCopy as copy } from "../copy.ts";
import type { SegmentRule, SubscriberFilter } from "../schema.ts";
import { conditionOfFilter } from "./matching.server.ts";
import { segmentList } from "./segments.server.ts";
import { tagList } from "./tags.server.ts";

type Source = { source: string; count: number };

/** The choices of the list's filter. One without options isn't shown. */
export async function filterChoices(services: Services, sources: readonly Source[]) {
  const tags = await tagList(services);
  const segments = await segmentList(services);
  const campaigns = await Promise.all(services.contributions.audiences.map((each) => each.list(services)));
  const { filter, counts } = copy;
  return [
    {
      name: "state" as const,
      label: filter.state,
      anyOption: filter.anyState,
      options: Object.entries(counts).map(([value, label]) => ({ value, label })),
    },
    {
      name: "source" as const,
      label: filter.source,
      anyOption: filter.anySource,
      options: sources.map(({ source, count }) => ({
        value: source,
        label: `${formatSource(source)} (${count})`,
      })),
    },
    {
      name: "tag" as const,
      label: filter.tag,
      anyOption: filter.anyTag,
      options: tags.map(({ id, name, people }) => ({ value: id, label: `${name} (${people})` })),
    },
    {
      name: "campaign" as const,
      label: filter.campaign,
      anyOption: filter.anyCampaign,
      options: campaigns.flat().map(({ id, label }) => ({ value: id, label })),
    },
    {
      name: "segment" as const,
      label: filter.segment,
      anyOption: filter.anySegment,
      options: segments.map(({ id, name }) => ({ value: id, label: name })),
    },
  ];
}

/** What can be saved as a segment or written to: the chosen filter, without a status, and how many match it. */
export async function chosenGroup(
  services: Services,
  actor: Actor,
  { state: _state, ...filter }: SubscriberFilter,
) {
  const { segment, tag, source, campaign, since, until } = filter;
  const { source: _source, ...others } = filter;
  const condition = await conditionOfFilter(services, others);
  if (!may(actor, "subscribers.write") || (condition === undefined && source === undefined)) return undefined;
  const isSegment = segment !== undefined && Object.values(filter).filter(Boolean).length === 1;
  // A segment narrowed further is neither that segment nor something a segment can keep.
  if (segment !== undefined && !isSegment) return undefined;
  let query = services.store.db
    .selectFrom("subscribers")
    .select(({ fn }) => ["state", fn.countAll<number | string>().as("count")])
    .groupBy("state");
  if (condition) query = query.where(condition);
  if (source !== undefined) query = query.where("page", "=", source);
  const counted = await query.execute();
  const active = Number(counted.find((row) => row.state === "active")?.count ?? 0);
  const people = counted.reduce((sum, { count }) => sum + Number(count), 0);
  const segments = await segmentList(services);
  const rule: SegmentRule = {
    ...(source === undefined ? {} : { source }),
    ...(tag === undefined ? {} : { tags: [tag] }),
    ...(campaign === undefined ? {} : { campaign }),
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
  };
  return {
    title: segments.find(({ id }) => id === segment)?.name ?? copy.segments.chosen,
    people: people === 0 ? copy.segments.nobody : copy.segments.matching(copy.people(people), active),
    segment,
    tag: Object.keys(rule).length === 1 ? tag : undefined,
    rule,
    mayWrite: may(actor, "letters.send"),
  };
}
