import { recordAudit } from "#platform/audit/record-audit.ts";
import { narrowedBy } from "#platform/csv/export.ts";
import { type Column, toCsv } from "#platform/list/columns.ts";
import { everyRow, newestOf } from "#platform/list/keyset.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import { columnOf } from "#platform/records/fields.ts";
import type { Services } from "#platform/services.ts";
import { detailFields, subscriberPeople } from "../../record.server.ts";
import { allSubscriberStates } from "../../rules.ts";
import type { SubscriberRow } from "../../table.server.ts";
import { type ListedSubscriber, subscriberColumns } from "../copy/columns.ts";
import { largestPage } from "../rules/bounds.ts";
import type { SubscriberExport, SubscriberFilter } from "../schema.ts";
import { conditionOfFilter } from "./matching.server.ts";
import { tagsOf } from "./tags.server.ts";

/** A row with its address and what is noted decrypted; empty if they are erased or not known. */
export function opened(services: Services, row: SubscriberRow): SubscriberRow {
  return { ...row, ...subscriberPeople.fromRow(services, row) };
}

/** A decrypted row as the API returns it. */
export function subscriberOf(row: SubscriberRow) {
  const { id, email, name, state, page, created_at, changed_at } = row;
  return { id, email, name, state, source: page, createdAt: created_at, changedAt: changed_at };
}

/** The list's, and what else is noted of people. */
const exportedColumns: readonly Column<ListedSubscriber>[] = [
  ...Object.values(subscriberColumns),
  ...detailFields
    .filter(({ name }) => !(name in subscriberColumns))
    .map(({ name, label = name }) => ({
      heading: label,
      value: (row: ListedSubscriber) => String(Reflect.get(row, columnOf(name))),
    })),
];

export const cursorOf = ({ created_at, id }: SubscriberRow) => `${created_at}_${id}`;

/** Newest first. */
export async function rowsAfter(
  services: Services,
  filter: SubscriberFilter,
  { cursor, limit, ids }: { cursor: string | undefined; limit: number; ids?: readonly string[] | undefined },
): Promise<ListedSubscriber[]> {
  const { db } = services.store;
  const { state, source } = filter;
  const condition = await conditionOfFilter(services, filter);
  let all = db
    .selectFrom("subscribers")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (cursor !== undefined) {
    const [at = "", id = ""] = cursor.split("_");
    all = all.where(({ eb, refTuple, tuple }) => eb(refTuple("created_at", "id"), "<", tuple(at, id)));
  }
  if (condition) all = all.where(condition);
  if (ids !== undefined) all = all.where("id", "in", ids);
  const states = state === undefined ? allSubscriberStates : [state];
  const narrowed =
    source !== undefined
      ? states.map((each) => all.where("page", "=", source).where("state", "=", each))
      : [state === undefined ? all : all.where("state", "=", state)];
  const rows = await newestOf(db, narrowed, { by: "created_at", limit });
  const tags = await tagsOf(
    services,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...opened(services, row), tags: tags.get(row.id) ?? [] }));
}

/**
 * Streams the subscribers that match the list's filter as CSV. Await it once to catch errors, then read the chunks.
 * Recorded in the audit log before the first byte.
 * @throws {HttpError} not_found if the segment is gone.
 */
export async function subscribersCsv(
  services: Services,
  actor: Actor,
  { ids, ...filter }: SubscriberExport = {},
): Promise<AsyncGenerator<string>> {
  authorize(actor, "subscribers.export");
  // A segment that has been deleted is refused before anything is recorded or sent.
  await conditionOfFilter(services, filter);
  await services.store.transact((tx) =>
    recordAudit(tx, services, {
      actor,
      action: "subscribers.exported",
      subject: narrowedBy({ ...filter, chosen: ids !== undefined }, ["state", "source"]),
    }),
  );
  const chosen = ids?.split(",").slice(0, largestPage);
  const rows = everyRow((from) => rowsAfter(services, filter, { ...from, ids: chosen }), cursorOf);
  return toCsv(exportedColumns, rows);
}
