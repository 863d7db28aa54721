import type { Services } from "#platform/services.ts";
import { openAddress } from "../../reads.server.ts";
import type { SubscriberState } from "../../rules.ts";
import type { SubscriberRow } from "../../table.server.ts";
import type { SubscriberFilter } from "../schema.ts";

/** A subscriber in the team's list. */
export type Subscriber = {
  id: string;
  /** Empty if the address has been erased and only a blind index is left. */
  email: string;
  state: SubscriberState;
  source: string;
  createdAt: string;
  changedAt: string;
};

/** A row with its address decrypted. */
export function opened(services: Pick<Services, "cipher">, row: SubscriberRow): SubscriberRow {
  return { ...row, email: openAddress(services, row) };
}

/** A decrypted row as the API returns it. */
export function subscriberOf(row: SubscriberRow): Subscriber {
  const { id, email, state, page, created_at, changed_at } = row;
  return { id, email, state, source: page, createdAt: created_at, changedAt: changed_at };
}

export const cursorOf = ({ created_at, id }: SubscriberRow) => `${created_at}_${id}`;

/** The rows that match a filter after a cursor, newest first. */
export async function rowsAfter(
  services: Pick<Services, "store" | "cipher">,
  { state, source }: SubscriberFilter,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<SubscriberRow[]> {
  let query = services.store.db
    .selectFrom("subscribers")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (state !== undefined) query = query.where("state", "=", state);
  if (source !== undefined) query = query.where("page", "=", source);
  if (cursor !== undefined) {
    const [at = "", id = ""] = cursor.split("_");
    query = query.where((row) =>
      row.or([row("created_at", "<", at), row.and([row("created_at", "=", at), row("id", "<", id)])]),
    );
  }
  return (await query.execute()).map((row) => opened(services, row));
}
