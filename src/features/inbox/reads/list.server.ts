import { type Actor, authorize } from "#features/permissions/access.ts";
import { largeCounts } from "#platform/list/large-counts.ts";
import type { Services } from "#platform/services.ts";
import type { ReceivedRow } from "../forms/table.server.ts";
import {
  type BoxName,
  boxes,
  type ItemState,
  type ListChoice,
  largestPage,
  states,
  statesOf,
  stillPromised,
  usualPage,
} from "../rules/boxes.ts";
import { type AnsweringDays, dueOf, lateBefore } from "../rules/promise.ts";
import type { InboxLine, InboxPage } from "../schema.ts";
import { answeringDaysNow } from "./answering-days.server.ts";
import { cursorOf, encryptedAfter, type Item, type Narrowed, openItem } from "./items.server.ts";
import { searchedRows } from "./search.server.ts";

/** What the list can be narrowed by. */
export type InboxFilter = {
  choice?: ListChoice | undefined;
  /** Only what one has taken oneself. */
  mine?: true | undefined;
  /** Only what is past its promise. */
  late?: true | undefined;
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
  box: BoxName,
  {
    cursor,
    limit = usualPage,
    ...filter
  }: InboxFilter & { cursor?: string | undefined; limit?: number } = {},
): Promise<InboxPage> {
  authorize(actor, boxes[box].read);
  const size = Math.max(1, Math.min(limit, largestPage));
  const found: ReceivedRow[] = [];
  const days = await answeringDaysNow(services);
  let opened = 0;
  const page = (last?: ReceivedRow): InboxPage => ({
    items: found.map((row) => lineOf(openItem(services, box, row), box, days)),
    next: last === undefined ? null : cursorOf(last),
  });
  for await (const { row, fits } of listed(services, actor, box, { filter, cursor, step: size + 1 })) {
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
  box: BoxName,
  filter: InboxFilter,
): AsyncGenerator<Item> {
  for await (const { row, fits } of listed(services, actor, box, { filter, step: rowsAtOnce }))
    if (fits) yield openItem(services, box, row);
}

async function* listed(
  services: Services,
  actor: Actor,
  box: BoxName,
  { filter, cursor, step }: { filter: InboxFilter; cursor?: string | undefined; step: number },
): AsyncGenerator<{ row: ReceivedRow; fits: boolean }> {
  const narrowed = await narrowedBy(services, box, actor, filter);
  const { words = "" } = filter;
  if (words !== "") return yield* searchedRows(services, box, { narrowed, words, cursor });
  for (let from = cursor; ; ) {
    const rows = await encryptedAfter(services, box, narrowed, { cursor: from, limit: step });
    for (const row of rows) yield { row, fits: true };
    const last = rows.at(-1);
    if (last === undefined || rows.length < step) return;
    from = cursorOf(last);
    await new Promise((turn) => setImmediate(turn));
  }
}

async function narrowedBy(
  services: Services,
  box: BoxName,
  { id }: Actor,
  { choice = "todo", mine, late, email }: InboxFilter,
): Promise<Narrowed> {
  const lateSince = async () =>
    lateBefore(services.clock.now(), boxes[box].promise, await answeringDaysNow(services));
  return {
    states: late ? statesOf("todo") : statesOf(choice),
    ...(mine ? { assignee: id } : {}),
    ...(late ? { lateSince: await lateSince() } : {}),
    ...(email === undefined ? {} : { email }),
  };
}

function lineOf(item: Item, box: BoxName, days: AnsweringDays): InboxLine {
  const { id, state, subject, clinic, name, assignee, createdAt, version, message } = item;
  const preview = previewOf(message);
  const due = dueNow(item, box, days);
  // Clinics don't have to name a person.
  return { id, state, subject, clinic, name: name || item.email, preview, assignee, version, createdAt, due };
}

const longestPreview = 120;

/** The first words of a text. */
export function previewOf(message: string): string {
  return message.replace(/\s+/g, " ").trim().slice(0, longestPreview);
}

/** When an answer is due; null where none is. */
export function dueNow(
  { state, metAt, createdAt }: Pick<Item, "state" | "metAt" | "createdAt">,
  box: BoxName,
  days: AnsweringDays,
) {
  return stillPromised(state) && metAt === "" ? dueOf(createdAt, boxes[box].promise, days) : null;
}

const keptCounts = largeCounts<number>((count) => count);

/** How many stand in each state. Each is counted by itself, so that those who wait are exact beside many done. */
export async function stateCounts(
  services: Services,
  actor: Actor,
  box: BoxName,
): Promise<Readonly<Record<ItemState, number>>> {
  authorize(actor, boxes[box].read);
  const count = (state: ItemState) =>
    keptCounts(services, `${box} ${state}`, async () => {
      const { count } = await services.store.db
        .selectFrom(boxes[box].table)
        .select(({ fn }) => fn.countAll<number | string>().as("count"))
        .where("state", "=", state)
        .executeTakeFirstOrThrow();
      return Number(count);
    });
  const [fresh = 0, open = 0, waiting = 0, done = 0, spam = 0] = await Promise.all(states.map(count));
  return { new: fresh, open, waiting, done, suspected_spam: spam };
}
