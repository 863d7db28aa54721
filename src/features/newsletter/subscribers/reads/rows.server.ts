import type { Services } from "#platform/services.ts";
import { openAddress } from "../../reads.server.ts";
import type { SubscriberState } from "../../rules.ts";
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

const columns = ["id", "email", "state", "page", "created_at", "changed_at"] as const;

type Row = Record<(typeof columns)[number], string> & { state: SubscriberState };

/** Decrypts a row's address. */
export function opened(services: Pick<Services, "cipher">, row: Row): Subscriber {
  const { id, state, page, created_at, changed_at } = row;
  return {
    id,
    email: openAddress(services, row),
    state,
    source: page,
    createdAt: created_at,
    changedAt: changed_at,
  };
}

export const cursorOf = ({ createdAt, id }: Pick<Subscriber, "createdAt" | "id">) => `${createdAt}_${id}`;

/** The rows that match a filter after a cursor, newest first. */
export async function rowsAfter(
  services: Pick<Services, "store" | "cipher">,
  { state, source }: SubscriberFilter,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<Subscriber[]> {
  let query = services.store.db
    .selectFrom("subscribers")
    .select(columns)
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
