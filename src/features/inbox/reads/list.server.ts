import { todayIn } from "#platform/clock/calendar-days.ts";
import { day, instantAfter } from "#platform/clock/clock.ts";
import { largeCounts } from "#platform/list/large-counts.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import {
  type ConversationKind,
  type ItemState,
  kindRules,
  type ListChoice,
  type ListedState,
  largestPage,
  promisedStates,
  states,
  statesOf,
  usualPage,
} from "../forms/rules/conversation-kinds.ts";
import type { ConversationRow } from "../forms/table.server.ts";
import { followedUp, quietDays } from "../rules/follow-up.ts";
import { dueOf, lateBefore, promisedSince, type ReplyDays } from "../rules/promise.ts";
import { formatReturn } from "../rules/snooze.ts";
import type { InboxLine, InboxPage } from "../schema.ts";
import { replyDaysNow } from "../team-settings.server.ts";
import { cursorOf, encryptedAfter, type Item, type Narrowed, openItem } from "./items.server.ts";
import { searchedRows } from "./search.server.ts";

export type InboxFilter = {
  choice?: ListChoice | undefined;
  mine?: true | undefined;
  late?: true | undefined;
  /** Only what somebody wanted to follow up on by today. */
  followUp?: true | undefined;
  /** Only what has waited for them for two weeks. */
  quiet?: true | undefined;
  email?: string | undefined;
  words?: string | undefined;
};

/** Rows read at a time for an export. */
const rowsAtOnce = 100;
/** Rows decrypted for one page at most; the next one goes on from there. */
const mostOpened = 20_000;

/** A page of messages or inquiries, the newest first. */
export async function inboxPage(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  {
    cursor,
    limit = usualPage,
    ...filter
  }: InboxFilter & { cursor?: string | undefined; limit?: number } = {},
): Promise<InboxPage> {
  authorize(actor, kindRules[kind].read);
  const size = Math.max(1, Math.min(limit, largestPage));
  const found: ConversationRow[] = [];
  const calendar = { days: await replyDaysNow(services), zone: await teamZone(services) };
  let opened = 0;
  const page = (last?: ConversationRow): InboxPage => ({
    items: found.map((row) => lineOf(openItem(services, kind, row), kind, calendar)),
    next: last === undefined ? null : cursorOf(last),
  });
  for await (const { row, fits } of listed(services, actor, kind, { filter, cursor, step: size + 1 })) {
    if (fits && found.length === size) return page(found.at(-1));
    if (fits) found.push(row);
    opened += 1;
    if (opened === mostOpened) return page(row);
  }
  return page();
}

/** Everything a filter finds, the newest first, a few hundred in memory at a time. */
export async function* everyItem(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  filter: InboxFilter,
): AsyncGenerator<Item> {
  for await (const { row, fits } of listed(services, actor, kind, { filter, step: rowsAtOnce }))
    if (fits) yield openItem(services, kind, row);
}

async function* listed(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { filter, cursor, step }: { filter: InboxFilter; cursor?: string | undefined; step: number },
): AsyncGenerator<{ row: ConversationRow; fits: boolean }> {
  const narrowed = await narrowedBy(services, kind, actor, filter);
  const { words = "" } = filter;
  if (words !== "") return yield* searchedRows(services, kind, { narrowed, words, cursor });
  for (let from = cursor; ; ) {
    const rows = await encryptedAfter(services, kind, narrowed, { cursor: from, limit: step });
    for (const row of rows) yield { row, fits: true };
    const last = rows.at(-1);
    if (last === undefined || rows.length < step) return;
    from = cursorOf(last);
    await new Promise((turn) => setImmediate(turn));
  }
}

async function narrowedBy(
  services: Services,
  kind: ConversationKind,
  { id }: Actor,
  { choice = "todo", mine, late, followUp, quiet, email }: InboxFilter,
): Promise<Narrowed> {
  const lateSince = async () =>
    lateBefore(services.clock.now(), kindRules[kind].promise, await replyDaysNow(services));
  return {
    states: late ? promisedStates : followUp ? followedUp : quiet ? ["waiting"] : statesOf(choice),
    ...(mine ? { assignee: id } : {}),
    ...(late ? { lateSince: await lateSince() } : {}),
    ...(followUp ? { followUpUntil: todayIn(await teamZone(services), services.clock.now()) } : {}),
    ...(quiet ? { unchangedSince: instantAfter(services.clock, -quietDays * day) } : {}),
    ...(email === undefined ? {} : { email }),
  };
}

type Calendar = { days: ReplyDays; zone: string };

function lineOf(item: Item, kind: ConversationKind, { days, zone }: Calendar): InboxLine {
  const { id, state, subject, clinic, name, assignee, createdAt, version, message } = item;
  const later = {
    back: item.snoozedUntil && formatReturn(item.snoozedUntil, zone),
    followUpOn: item.followUpOn,
  };
  const preview = previewOf(message);
  const due = dueNow(item, kind, days);
  // Clinics don't have to name a person.
  const from = name || item.email;
  return { id, state, subject, clinic, name: from, preview, assignee, version, createdAt, due, ...later };
}

const longestPreview = 120;

export function previewOf(message: string): string {
  return message.replace(/\s+/g, " ").trim().slice(0, longestPreview);
}

export function dueNow(
  item: Pick<Item, "state" | "metAt" | "askedAgainAt" | "createdAt">,
  kind: ConversationKind,
  days: ReplyDays,
) {
  const since = promisedSince(item);
  return since === undefined ? null : dueOf(since, kindRules[kind].promise, days);
}

const keptCounts = largeCounts<number>((count) => count);

/** Each state is counted by itself, so that those who wait are exact beside many done. */
export async function stateCounts(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
): Promise<Readonly<Record<ListedState, number>>> {
  authorize(actor, kindRules[kind].read);
  const count = (state: ListedState) =>
    keptCounts(services, `${kind} ${state}`, async () => {
      const { count } = await services.store.db
        .selectFrom("conversations")
        .where("kind", "=", kind)
        .select(({ fn }) => fn.countAll<number | string>().as("count"))
        .where("state", "=", state)
        .executeTakeFirstOrThrow();
      return Number(count);
    });
  const [fresh = 0, open = 0, snoozed = 0, waiting = 0, done = 0, spam = 0] = await Promise.all(
    states.map(count),
  );
  return { new: fresh, open, snoozed, waiting, done, suspected_spam: spam };
}

type Place = { id: string; state: ItemState; createdAt: string };

/** The items before and after one in its list: those that need a reply, or those with the same status. */
export async function neighborsOf(
  services: Pick<Services, "store">,
  kind: ConversationKind,
  { id, state, createdAt }: Place,
): Promise<{ newer: string | undefined; older: string | undefined }> {
  const listed = statesOf("todo").includes(state) ? statesOf("todo") : [state];
  const nearest = async (way: "newer" | "older") => {
    const sign = way === "newer" ? ">" : "<";
    const order = way === "newer" ? "asc" : "desc";
    // One query for each state: an index has the rows of one state in order.
    const found = await Promise.all(
      listed.map((each) =>
        services.store.db
          .selectFrom("conversations")
          .where("kind", "=", kind)
          .select(["id", "created_at"])
          .where("state", "=", each)
          .where(({ eb, refTuple, tuple }) => eb(refTuple("created_at", "id"), sign, tuple(createdAt, id)))
          .orderBy("created_at", order)
          .orderBy("id", order)
          .limit(1)
          .executeTakeFirst(),
      ),
    );
    const places = found.flatMap((row) => (row ? [`${row.created_at}_${row.id}`] : [])).toSorted();
    return (way === "newer" ? places.at(0) : places.at(-1))?.split("_")[1];
  };
  return { newer: await nearest("newer"), older: await nearest("older") };
}
