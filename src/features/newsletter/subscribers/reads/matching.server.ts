import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { Audience } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";
import type { SegmentRule, SubscriberFilter } from "../schema.ts";
import { segmentById } from "./segments.server.ts";

declare module "#platform/services.ts" {
  interface Contributions {
    /** People whom a segment can name, from all features. */
    audiences: readonly Audience[];
  }
}

type Condition = (
  eb: ExpressionBuilder<Tables, "subscribers">,
) => ExpressionWrapper<Tables, "subscribers", SqlBool>;

/** Addresses of a campaign are compared by their blind index. */
export async function conditionOf(
  services: Services,
  { source, tags = [], campaign, since, until }: SegmentRule,
): Promise<Condition> {
  const indexes = campaign === undefined ? undefined : await indexesOf(services, campaign);
  const asList =
    services.store.kind === "postgres"
      ? sql<string>`(select jsonb_array_elements_text(${JSON.stringify(indexes)}::jsonb))`
      : sql<string>`(select value from json_each(${JSON.stringify(indexes)}))`;
  return (eb) =>
    eb.and([
      ...(source === undefined ? [] : [eb("subscribers.page", "=", source)]),
      ...(since === undefined ? [] : [eb("subscribers.created_at", ">=", since)]),
      ...(until === undefined ? [] : [eb("subscribers.created_at", "<", dayAfter(until))]),
      ...(tags.length === 0
        ? []
        : [
            eb.exists(
              eb
                .selectFrom("subscriber_tagged")
                .select("subscriber_tagged.tag_id")
                .whereRef("subscriber_tagged.subscriber_id", "=", "subscribers.id")
                .where("subscriber_tagged.tag_id", "in", tags),
            ),
          ]),
      ...(indexes === undefined ? [] : [eb("subscribers.email_index", "in", asList)]),
    ]);
}

async function indexesOf(services: Services, campaign: string): Promise<string[]> {
  const { cipher, contributions } = services;
  const found = await Promise.all(contributions.audiences.map((each) => each.addresses(services, campaign)));
  return found.flat().flatMap((email) => cipher.blindIndexes("subscribers", email));
}

/** Days are counted in UTC, like the times in an export. */
function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 24 * 60 * 60 * 1_000).toISOString();
}

/** What a list's filter asks for besides status and page, including its segment. Undefined if nothing. */
export async function conditionOfFilter(
  services: Services,
  { tag, campaign, since, until, segment }: SubscriberFilter,
): Promise<Condition | undefined> {
  if ([tag, campaign, since, until, segment].every((each) => each === undefined)) return undefined;
  const own = await conditionOf(services, {
    campaign,
    since,
    until,
    ...(tag === undefined ? {} : { tags: [tag] }),
  });
  if (segment === undefined) return own;
  const saved = await conditionOf(services, (await segmentById(services, segment)).rule);
  return (eb) => eb.and([own(eb), saved(eb)]);
}

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
