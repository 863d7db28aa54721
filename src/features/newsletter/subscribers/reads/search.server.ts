import { setImmediate } from "node:timers/promises";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import { columnOf } from "#platform/records/fields.ts";
import type { Services } from "#platform/services.ts";
import { detailFields } from "../../record.server.ts";
import { forgotten, type SubscriberRow } from "../../table.server.ts";
import { mostFound } from "../rules/bounds.ts";
import { opened } from "./rows.server.ts";

const searchable = (row: SubscriberRow): string =>
  [row.email, ...searchedColumns.map((column) => String(Reflect.get(row, column)))].join("\n");
const searchedColumns = detailFields.filter(({ searched }) => searched).map(({ name }) => columnOf(name));

/** Rows read and decrypted at a time: some 4 ms, then other requests get their turn. */
const step = 500;

/**
 * Finds subscribers by a part of their address or name. A complete address is found by its blind index. Parts are in no
 * index, because addresses are encrypted: rows are decrypted one after another, newest first, and nothing is kept.
 */
export async function searchSubscribers(
  services: Services,
  actor: Actor,
  text: string,
): Promise<{ rows: SubscriberRow[]; more: boolean }> {
  authorize(actor, "subscribers.read");
  const searchText = comparableEmail(text);
  const { db } = services.store;
  const exact = await db
    .selectFrom("subscribers")
    .selectAll()
    .where("email_index", "in", services.cipher.blindIndexes("subscribers", searchText))
    .executeTakeFirst();
  if (exact) return { rows: [opened(services, exact)], more: false };
  const found: SubscriberRow[] = [];
  for (let last: SubscriberRow | undefined; ; ) {
    const from = last;
    const rows = await db
      .selectFrom("subscribers")
      .selectAll()
      .where("email", "!=", forgotten)
      .$if(from !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple("created_at", "id"), "<", tuple(from?.created_at ?? "", from?.id ?? "")),
        ),
      )
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(step)
      .execute();
    for (const row of rows) {
      const subscriber = opened(services, row);
      if (!searchable(subscriber).toLowerCase().includes(searchText)) continue;
      if (found.length === mostFound) return { rows: found, more: true };
      found.push(subscriber);
    }
    last = rows.at(-1);
    if (last === undefined || rows.length < step) return { rows: found, more: false };
    await setImmediate();
  }
}
