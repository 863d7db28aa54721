import { type Actor, may, roleMay } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { listMembers } from "#platform/team/members.ts";
import { choiceNames, inboxCopy } from "../copy/inbox.ts";
import {
  type ConversationKind,
  isListed,
  kindRules,
  largestPage,
  listChoices,
  statesOf,
  usualPage,
} from "../forms/rules/conversation-kinds.ts";
import { quietDays } from "../rules/follow-up.ts";
import { formattedLines } from "../rules/formatted-times.ts";
import { inboxFilterOf, inboxQuery } from "../schema.ts";
import { type FilterCounts, filterCounts } from "./filter-counts.server.ts";
import { inboxPage, stateCounts } from "./list.server.ts";
import { buildSearchIndex } from "./search.server.ts";
import { snoozeOffers } from "./snooze-offers.server.ts";

export async function inboxScreen(
  services: Services,
  actor: Actor,
  { kind, search }: { kind: ConversationKind; search: URLSearchParams },
) {
  const parsed = inboxQuery.safeParse(Object.fromEntries([...search].filter(([, value]) => value !== "")));
  const { cursor, ...query } = parsed.success ? parsed.data : {};
  const filter = inboxFilterOf(query);
  // What is proposed for closing is closed at once, so it's on one page.
  const limit = filter.quiet ? largestPage : usualPage;
  const page = await inboxPage(services, actor, kind, { ...filter, cursor, limit });
  const counts = await stateCounts(services, actor, kind);
  void buildSearchIndex(services, kind);
  const choice = query.state ?? "todo";
  const path = `/admin/${kind}`;
  const address = (more: Readonly<Record<string, string | undefined>>) => searchOf(path, more);
  return {
    title: inboxCopy[kind].heading,
    kind,
    path,
    unreadable: !parsed.success,
    query,
    choice,
    tabs: listChoices
      .filter((each) => each !== "all")
      .map((each) => ({
        value: each,
        label: choiceNames[each],
        count: statesOf(each).reduce((sum, state) => sum + (isListed(state) ? counts[state] : 0), 0),
        href: address({ state: each === "todo" ? undefined : each, mine: query.mine }),
        here: each === choice && [query.late, query.followUp, query.quiet].every((on) => on === undefined),
      })),
    filters: filtersOf(await filterCounts(services, actor, kind), (name) => ({
      on: query[name] !== undefined,
      href: address({ [name]: query[name] === undefined ? "1" : undefined }),
    })),
    snooze: await snoozeOffers(services),
    quiet: query.quiet !== undefined,
    mine: {
      on: query.mine !== undefined,
      href: address({ ...query, mine: query.mine === undefined ? "1" : undefined }),
    },
    late: query.late !== undefined,
    csv: may(actor, kindRules[kind].export) ? searchOf(`/api${path}.csv`, query) : undefined,
    lines: formattedLines(page.items, services.clock.now()),
    people: await peopleOf(services),
    team: await assignableTo(services, kind),
    older: page.next === null ? undefined : address({ ...query, cursor: page.next }),
    newest: cursor === undefined ? undefined : address(query),
  };
}

export type InboxContent = Awaited<ReturnType<typeof inboxScreen>>;
export type ShownLine = InboxContent["lines"][number];

type Filter = { on: boolean; href: string };

/** Filters that find something, or that are on. */
function filtersOf(counts: FilterCounts, filter: (name: "followUp" | "quiet") => Filter) {
  return [
    { ...filter("followUp"), label: "Follow-up due", count: counts.followUp },
    { ...filter("quiet"), label: `Waiting for ${quietDays} days`, count: counts.quiet },
  ].filter(({ on, count }) => on || count > 0);
}

/** The team members who can reply to conversations of a kind. */
export async function assignableTo(services: Services, kind: ConversationKind) {
  return (await listMembers(services))
    .filter(({ state, role }) => state === "active" && roleMay(role, kindRules[kind].write))
    .map(({ id, name, email }) => ({ id, name: name || email }));
}

/** The team's names by id. */
export async function peopleOf(services: Services): Promise<Readonly<Record<string, string>>> {
  const team = await listMembers(services);
  return Object.fromEntries(team.map(({ id, name, email }) => [id, name || email]));
}

function searchOf(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined);
  const text = new URLSearchParams(given).toString();
  return text === "" ? path : `${path}?${text}`;
}
