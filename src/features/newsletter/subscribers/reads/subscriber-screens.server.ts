import type * as z from "zod/mini";
import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";
import { listAddress, listOf } from "#platform/list/columns.ts";
import { type Actor, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { detailFields } from "../../record.server.ts";
import { allSubscriberStates, type SubscriberState } from "../../rules.ts";
import { formatSource, subscriberColumns } from "../copy/columns.ts";
import { subscribersCopy as copy, subscriberCopy } from "../copy/subscribers.ts";
import { type SegmentRule, type SubscriberFilter, subscribersQuery } from "../schema.ts";
import { subscriberById, subscriberCounts, subscriberPage } from "./list.server.ts";
import { conditionOfFilter } from "./matching.server.ts";
import { segmentList } from "./segments.server.ts";
import { tagList } from "./tags.server.ts";

const path = "/admin/subscribers";

export async function subscribersScreen(services: Services, actor: Actor, search: URLSearchParams) {
  const { filter, cursor, readable } = requestedFilter(search);
  const { states, sources } = await subscriberCounts(services, actor);
  const { items, next } = await subscriberPage(services, actor, { ...filter, cursor });
  return {
    title: copy.title,
    counts: (["active", "pending", "unreached", "unsubscribed"] as const).map((state) => ({
      state,
      label: copy.counts[state],
      value: copy.people(states[state]),
      href: listAddress(path, { state }),
      isShown: filter.state === state,
    })),
    choices: await filterChoices(services, sources),
    group: await chosenGroup(services, actor, filter),
    filter,
    unreadable: !readable,
    narrowed: Object.values(filter).some((value) => value !== undefined),
    anybody: Object.values(states).some((count) => count > 0),
    notReached: `${path}/not-reached`,
    /** How many match the filter, on all pages. */
    matching: await matchingCount(services, filter, states),
    list: listOf(subscriberColumns, items, ({ id, state }) => ({ id, state, href: `${path}/${id}` })),
    older: next === null ? undefined : listAddress(path, { ...filter, cursor: next }),
    first: cursor === undefined ? undefined : listAddress(path, filter),
    csv: may(actor, "subscribers.export") ? listAddress(`/api${path}.csv`, filter) : undefined,
    import: may(actor, "subscribers.write") ? `${path}/import` : undefined,
    add: may(actor, "subscribers.write") ? `${path}/new` : undefined,
    mayChange: may(actor, "subscribers.write"),
  };
}

async function matchingCount(
  services: Services,
  filter: SubscriberFilter,
  states: Readonly<Record<SubscriberState, number>>,
): Promise<number> {
  const { state, ...others } = filter;
  if (Object.values(others).every((value) => value === undefined))
    return allSubscriberStates
      .filter((each) => state === undefined || each === state)
      .reduce((sum, each) => sum + states[each], 0);
  const counted = await countMatching(services, others);
  return counted
    .filter((row) => state === undefined || row.state === state)
    .reduce((sum, { count }) => sum + count, 0);
}

/** Those who match a filter without a status, by their status. */
async function countMatching(services: Services, { source, ...others }: SubscriberFilter) {
  const condition = await conditionOfFilter(services, others);
  let query = services.store.db
    .selectFrom("subscribers")
    .select(({ fn }) => ["state", fn.countAll<number | string>().as("count")])
    .groupBy("state");
  if (condition) query = query.where(condition);
  if (source !== undefined) query = query.where("page", "=", source);
  return (await query.execute()).map(({ state, count }) => ({ state, count: Number(count) }));
}

/** Forms send empty strings for fields left blank; an invalid filter shows everyone. */
function requestedFilter(search: URLSearchParams) {
  const given = Object.fromEntries([...search].filter(([, value]) => value !== ""));
  const parsed = subscribersQuery.safeParse(given);
  const { cursor, ...filter }: z.output<typeof subscribersQuery> = parsed.success ? parsed.data : {};
  return { filter, cursor, readable: parsed.success };
}

export async function subscriberScreen(services: Services, actor: Actor, id: string) {
  const { muted, consents, noted, ...subscriber } = await subscriberById(services, actor, id);
  const labelsOf = (choices: readonly { id: string; label: string }[], ids: readonly string[]) =>
    choices.filter((choice) => ids.includes(choice.id)).map(({ label }) => label);
  const erased = subscriber.email === "";
  return {
    title: subscriberCopy.title,
    subscriber: { ...subscriber, source: formatSource(subscriber.source) },
    erased,
    details: detailFields,
    noted,
    muted:
      [...labelsOf(newsletterTopics, muted.topics), ...labelsOf(newsletterDates, muted.dates)].join(", ") ||
      subscriberCopy.mutedNothing,
    consents,
    allTags: (await tagList(services)).map(({ name }) => name),
    mayEdit: !erased && may(actor, "subscribers.write"),
    mayLeave: subscriber.state !== "unsubscribed" && may(actor, "subscribers.write"),
    mayErase: !erased && may(actor, "records.delete"),
    consentLog: may(actor, "privacy.manage") ? "/admin/consent" : undefined,
  };
}

/** A choice without options isn't shown. */
async function filterChoices(services: Services, sources: readonly { source: string; count: number }[]) {
  const tags = await tagList(services);
  const segments = await segmentList(services);
  const campaigns = await Promise.all(services.contributions.audiences.map((each) => each.list(services)));
  const options = {
    state: Object.entries(copy.counts).map(([value, label]) => ({ value, label })),
    source: sources.map(({ source, count }) => ({
      value: source,
      label: `${formatSource(source)} (${count})`,
    })),
    tag: tags.map(({ id, name, people }) => ({ value: id, label: `${name} (${people})` })),
    campaign: campaigns.flat().map(({ id, label }) => ({ value: id, label })),
    segment: segments.map(({ id, name }) => ({ value: id, label: name })),
  };
  return (["state", "source", "tag", "campaign", "segment"] as const).map((name) => ({
    name,
    ...copy.filter.choices[name],
    options: options[name],
  }));
}

/** What can be saved as a segment or written to: the chosen filter, without a status, and how many match it. */
async function chosenGroup(services: Services, actor: Actor, { state: _state, ...filter }: SubscriberFilter) {
  const { segment, tag, source } = filter;
  const { source: _source, ...others } = filter;
  const condition = await conditionOfFilter(services, others);
  if (!may(actor, "subscribers.write") || (condition === undefined && source === undefined)) return undefined;
  const isSegment = segment !== undefined && Object.values(filter).filter(Boolean).length === 1;
  // A segment narrowed further is neither that segment nor something a segment can keep.
  if (segment !== undefined && !isSegment) return undefined;
  const counted = await countMatching(services, filter);
  const active = counted.find((row) => row.state === "active")?.count ?? 0;
  const people = counted.reduce((sum, { count }) => sum + count, 0);
  const segments = await segmentList(services);
  const { segment: _segment, tag: _tag, ...same } = filter;
  const rule: SegmentRule = tag === undefined ? same : { ...same, tags: [tag] };
  return {
    title: segments.find(({ id }) => id === segment)?.name ?? copy.segments.chosen,
    people: people === 0 ? copy.segments.nobody : copy.segments.matching(copy.people(people), active),
    segment,
    tag: Object.keys(rule).length === 1 ? tag : undefined,
    rule,
    mayWrite: may(actor, "newsletter.send"),
  };
}
