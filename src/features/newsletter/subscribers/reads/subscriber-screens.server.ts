import { adminWords } from "#content/admin.ts";
import { formCopy } from "#content/forms.ts";
import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";
import { type Actor, may } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { importedPage } from "../../rules.ts";
import { subscriberCopy, subscribersCopy } from "../copy.ts";
import { type SubscriberFilter, subscribersQuery } from "../schema.ts";
import { subscriberById, subscriberCounts, subscriberPage } from "./list.server.ts";

const path = "/admin/subscribers";

/** The data of the list: counts, the filter in the address, one page of subscribers. */
export async function subscribersScreen(services: Services, actor: Actor, search: URLSearchParams) {
  const { filter, cursor, readable } = requestedFilter(search);
  const { states, sources } = await subscriberCounts(services, actor);
  const { items, next } = await subscriberPage(services, actor, { ...filter, cursor });
  const { people, counts, ...copy } = subscribersCopy;
  return {
    title: copy.title,
    copy,
    marks: { optional: formCopy.optional, errorMark: formCopy.errorMark },
    failed: adminWords.failed,
    counts: (["active", "pending", "unsubscribed"] as const).map((state) => ({
      state,
      label: counts[state],
      value: people(states[state]),
    })),
    states: Object.entries(counts).map(([value, label]) => ({ value, label })),
    sources: sources.map(({ source, count }) => ({
      value: source,
      label: `${sourceSaid(source)} (${count})`,
    })),
    filter: { state: filter.state ?? "", source: filter.source ?? "" },
    unreadable: !readable,
    narrowed: filter.state !== undefined || filter.source !== undefined,
    anybody: states.active + states.pending + states.unsubscribed > 0,
    items: items.map((item) => ({
      ...item,
      stateSaid: counts[item.state],
      source: sourceSaid(item.source),
    })),
    older: next === null ? undefined : path + searchOf({ ...filter, cursor: next }),
    newest: cursor === undefined ? undefined : path + searchOf(filter),
    csv: may(actor, "subscribers.export") ? `/api${path}.csv${searchOf(filter)}` : undefined,
    import: may(actor, "subscribers.write") ? `${path}/import` : undefined,
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
  const { cursor, limit: _limit, ...filter } = parsed.data;
  return { filter, cursor, readable: true };
}

function searchOf(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined);
  const text = new URLSearchParams(given).toString();
  return text === "" ? "" : `?${text}`;
}

/** The label of a sign-up page; imported subscribers have none. */
function sourceSaid(source: string): string {
  return source === importedPage ? subscribersCopy.table.brought : source;
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
    failed: adminWords.failed,
    subscriber: {
      ...subscriber,
      stateSaid: subscribersCopy.counts[subscriber.state],
      source: sourceSaid(subscriber.source),
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
    mayLeave: subscriber.state !== "unsubscribed" && may(actor, "subscribers.write"),
    mayErase: !erased && may(actor, "records.delete"),
  };
}
