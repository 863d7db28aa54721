import { sql } from "kysely";
import { countsByDay, startOfDay } from "#platform/clock/calendar-days.ts";
import { largeCounts } from "#platform/list/large-counts.ts";
import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import {
  type ConversationKind,
  conversationKinds,
  kindRules,
  promisedStates,
  statesOf,
} from "../forms/rules/conversation-kinds.ts";
import { dueOf, lateBefore } from "../rules/promise.ts";
import { replyField } from "../rules/reply-field.ts";
import {
  mondaysUntil,
  type Received,
  type ReplyFigures,
  replyFigures,
  type Week,
  weeksOf,
} from "../rules/weeks.ts";
import { replyDaysNow } from "../team-settings.server.ts";
import { isLate } from "./items.server.ts";

const keptWaiting = largeCounts<{ fresh: number; late: number }>(({ fresh, late }) => fresh + late);
const keptDays = largeCounts<ReadonlyMap<string, number>>((days) =>
  [...days.values()].reduce((sum, count) => sum + count, 0),
);

/** What waits for somebody: how many are new, and how many are past their promise. Counts only, for everybody. */
export async function waitingCounts(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
): Promise<{ fresh: number; late: number }> {
  authorize(actor, "admin.read");
  return keptWaiting(services, kind, () => countWaiting(services, kind));
}

async function countWaiting(services: Services, kind: ConversationKind) {
  const { store, clock } = services;
  const { promise } = kindRules[kind];
  const until = lateBefore(clock.now(), promise, await replyDaysNow(services));
  const count = store.db
    .selectFrom("conversations")
    .where("kind", "=", kind)
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("state", "in", promisedStates);
  const fresh = await count.where("state", "=", "new").executeTakeFirstOrThrow();
  const late = await count.where((row) => isLate(row, until)).executeTakeFirstOrThrow();
  return { fresh: Number(fresh.count), late: Number(late.count) };
}

/** When the oldest of those came in; undefined if there is none. */
export async function oldestWaiting(
  services: Services,
  kind: ConversationKind,
  state: "fresh" | "late",
): Promise<string | undefined> {
  const { store, clock } = services;
  const rows = store.db.selectFrom("conversations").where("kind", "=", kind).select("created_at");
  const until = lateBefore(clock.now(), kindRules[kind].promise, await replyDaysNow(services));
  const waiting =
    state === "fresh"
      ? rows.where("state", "=", "new")
      : rows.where("state", "in", promisedStates).where((row) => isLate(row, until));
  const oldest = await waiting.orderBy("created_at").limit(1).executeTakeFirst();
  return oldest?.created_at;
}

/** How many messages and inquiries came in on each day since then, by the team's clock, spam left out. */
export async function receivedByDay(
  services: Services,
  actor: Actor,
  since: string,
): Promise<ReadonlyMap<string, number>> {
  authorize(actor, "admin.read");
  return keptDays(services, `${await teamZone(services)} ${since}`, () => receivedDays(services, since));
}

/** The same without an actor, for the month's figures. */
export async function receivedDays(services: Services, since: string): Promise<ReadonlyMap<string, number>> {
  const zone = await teamZone(services);
  const rows = await services.store.db
    .selectFrom("conversations")
    .where("kind", "in", conversationKinds)
    .select([
      sql<string>`substr(created_at, 1, 16)`.as("minute"),
      ({ fn }) => fn.countAll<number | string>().as("count"),
    ])
    .where("created_at", ">=", startOfDay(since, zone))
    .where("state", "in", statesOf("all"))
    .groupBy("minute")
    .orderBy("minute")
    .execute();
  return countsByDay(rows, zone);
}

/**
 * The message or inquiry whose reply is due first, among those that no colleague has taken, with the address of its
 * reply's field. Undefined if none waits, or if the role may not reply.
 */
export async function nextToReply(
  services: Services,
  actor: Actor,
): Promise<{ kind: ConversationKind; path: string } | undefined> {
  const days = await replyDaysNow(services);
  const waiting = conversationKinds
    .filter((kind) => may(actor, kindRules[kind].write))
    // One query for each state: an index has the rows of one state in order.
    .flatMap((kind) => statesOf("todo").map((state) => ({ kind, state })))
    .map(async ({ kind, state }) => {
      const { promise } = kindRules[kind];
      const oldest = (since: "created_at" | "asked_again_at") =>
        services.store.db
          .selectFrom("conversations")
          .where("kind", "=", kind)
          .select(["id", `${since} as since`])
          .where("state", "=", state)
          // The second is the condition of an index, word for word.
          .where(since === "created_at" ? sql<boolean>`met_at = ''` : sql<boolean>`asked_again_at <> ''`)
          .where("assignee", "in", ["", actor.id])
          .orderBy(since)
          .orderBy("id")
          .limit(1)
          .executeTakeFirst();
      const found = [await oldest("created_at"), await oldest("asked_again_at")];
      return found
        .filter((row) => row !== undefined)
        .map(({ id, since }) => ({
          kind,
          path: `/admin/${kind}/${id}#${replyField}`,
          // What came in on one weekend is due together; the older comes first.
          turn: `${dueOf(since, promise, days)} ${since}`,
        }));
    });
  const found = (await Promise.all(waiting)).flat();
  return found.toSorted((one, other) => one.turn.localeCompare(other.turn))[0];
}

const keptWeeks = largeCounts<Week[]>((weeks) => weeks.reduce((sum, { received }) => sum + received, 0));

/**
 * How much came in each week, how quickly it was replied to, how much within the promised time, and what it was about.
 * Spam is left out.
 */
export async function inboxWeeks(services: Services, actor: Actor): Promise<Week[]> {
  authorize(actor, kindRules.messages.read);
  authorize(actor, kindRules.inquiries.read);
  const zone = await teamZone(services);
  const since = mondaysUntil(services.clock.now(), zone).at(-1) ?? "";
  return keptWeeks(services, `${zone} ${since}`, () => weeksSince(services, since, zone));
}

async function weeksSince(services: Services, since: string, zone: string): Promise<Week[]> {
  const received = await receivedSince(services, startOfDay(since, zone));
  return weeksOf(received, { now: services.clock.now(), zone, days: await replyDaysNow(services) });
}

/** How what came in between two moments was replied to, for the month's figures. */
export async function repliesBetween(services: Services, from: string, to: string): Promise<ReplyFigures> {
  const received = await receivedSince(services, from);
  const figuresOf = replyFigures(services.clock.now(), await replyDaysNow(services));
  return figuresOf(received.filter(({ createdAt }) => createdAt < to));
}

/** When everything since then came in and was replied to, spam left out. */
async function receivedSince({ store }: Services, since: string): Promise<Received[]> {
  const rows = await store.db
    .selectFrom("conversations")
    .select(["kind", "created_at", "met_at", "subject"])
    .where("kind", "in", conversationKinds)
    .where("created_at", ">=", since)
    .where("state", "in", statesOf("all"))
    .execute();
  return rows.map(({ kind, created_at, met_at, subject }) => ({
    createdAt: created_at,
    metAt: met_at,
    subject,
    promise: kindRules[kind].promise,
  }));
}
