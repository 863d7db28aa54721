import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";
import { type Actor, may } from "#features/permissions/access.ts";
import { listAddress, listOf } from "#platform/list/columns.ts";
import type { Services } from "#platform/services.ts";
import { formatSource, subscriberColumns } from "../copy/columns.ts";
import {
  subscribersCopy as copy,
  subscriberCopy,
  subscriberStates,
  subscribersCopy,
} from "../copy/subscribers.ts";
import { type SegmentRule, type SubscriberFilter, subscribersQuery } from "../schema.ts";
import { subscriberById, subscriberCounts, subscriberPage } from "./list.server.ts";
import { conditionOfFilter } from "./matching.server.ts";
import { segmentList } from "./segments.server.ts";
import { tagList } from "./tags.server.ts";

const path = "/admin/subscribers";

/** The data of the list: counts, the filter in the address, one page of subscribers. */
export async function subscribersScreen(services: Services, actor: Actor, search: URLSearchParams) {
  const { filter, cursor, readable } = requestedFilter(search);
  const { states, sources } = await subscriberCounts(services, actor);
  const { items, next } = await subscriberPage(services, actor, { ...filter, cursor });
  const { people, counts, segments, ...copy } = subscribersCopy;
  const { matching: _matching, ...segmentsCopy } = segments;
  return {
    title: copy.title,
    copy: { ...copy, segments: segmentsCopy },
    marks: fieldMarks,
    failed: adminCopy.failed,
    counts: (["active", "pending", "unsubscribed"] as const).map((state) => ({
      state,
      label: counts[state],
      value: people(states[state]),
      href: listAddress(path, { state }),
      isShown: filter.state === state,
    })),
    choices: await filterChoices(services, sources),
    group: await chosenGroup(services, actor, filter),
    filter,
    unreadable: !readable,
    narrowed: Object.values(filter).some((value) => value !== undefined),
    anybody: states.active + states.pending + states.unsubscribed > 0,
    list: listOf(subscriberColumns, items, ({ id, state }) => ({ id, state, href: `${path}/${id}` })),
    older: next === null ? undefined : listAddress(path, { ...filter, cursor: next }),
    first: cursor === undefined ? undefined : listAddress(path, filter),
    csv: may(actor, "subscribers.export") ? listAddress(`/api${path}.csv`, filter) : undefined,
    import: may(actor, "subscribers.write") ? `${path}/import` : undefined,
    add: may(actor, "subscribers.write") ? `${path}/new` : undefined,
    mayChange: may(actor, "subscribers.write"),
  };
}

/** Forms send empty strings for fields left blank; an invalid filter shows everyone. */
function requestedFilter(search: URLSearchParams): {
  filter: SubscriberFilter;
  cursor: string | undefined;
  readable: boolean;
} {
  const given = Object.fromEntries([...search].filter(([, value]) => value !== ""));
  const parsed = subscribersQuery.safeParse(given);
  if (!parsed.success) return { filter: {}, cursor: undefined, readable: false };
  const { cursor, ...filter } = parsed.data;
  return { filter, cursor, readable: true };
}

/** The data of one subscriber's screen. */
export async function subscriberScreen(services: Services, actor: Actor, id: string) {
  const { muted, consents, ...subscriber } = await subscriberById(services, actor, id);
  const { history, ...copy } = subscriberCopy;
  const { version, page, kinds, ...historyCopy } = history;
  const labelsOf = (choices: readonly { id: string; label: string }[], ids: readonly string[]) =>
    choices.filter((choice) => ids.includes(choice.id)).map(({ label }) => label);
  const erased = subscriber.email === "";
  return {
    title: copy.title,
    copy: { ...copy, history: historyCopy },
    subscriber: {
      ...subscriber,
      stateSaid: subscriberStates[subscriber.state],
      source: formatSource(subscriber.source),
    },
    erased,
    muted: [...labelsOf(newsletterTopics, muted.topics), ...labelsOf(newsletterDates, muted.dates)],
    consents: consents.map((line) => ({
      id: line.id,
      at: line.at,
      kind: kinds[line.kind],
      wording: line.wording,
      version: version(line.version),
      page: page(line.page),
    })),
    allTags: (await tagList(services)).map(({ name }) => name),
    mayEdit: !erased && may(actor, "subscribers.write"),
    mayLeave: subscriber.state !== "unsubscribed" && may(actor, "subscribers.write"),
    mayErase: !erased && may(actor, "records.delete"),
    consentLog: may(actor, "privacy.manage") ? "/admin/consent" : undefined,
  };
}

type Source = { source: string; count: number };

/** The choices of the list's filter. One without options isn't shown. */
async function filterChoices(services: Services, sources: readonly Source[]) {
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
async function chosenGroup(services: Services, actor: Actor, { state: _state, ...filter }: SubscriberFilter) {
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
