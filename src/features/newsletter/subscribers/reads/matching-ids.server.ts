import type { Services } from "#platform/services.ts";
import type { SubscriberFilter } from "../schema.ts";
import { conditionOfFilter } from "./matching.server.ts";

/** The ids of subscribers that match the list's filter, oldest first, `most` at most. */
export async function idsMatching(
  services: Services,
  filter: SubscriberFilter,
  most: number,
): Promise<string[]> {
  const condition = await conditionOfFilter(services, filter);
  let query = services.store.db
    .selectFrom("subscribers")
    .select("id")
    .orderBy("created_at")
    .orderBy("id")
    .limit(most);
  if (condition) query = query.where(condition);
  if (filter.state !== undefined) query = query.where("state", "=", filter.state);
  if (filter.source !== undefined) query = query.where("page", "=", filter.source);
  return (await query.execute()).map(({ id }) => id);
}
