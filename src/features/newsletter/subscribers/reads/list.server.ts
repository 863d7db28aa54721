import { consentHistory } from "#features/privacy/consent/reads.server.ts";
import { consentSubjects } from "#platform/consent/consent-log.ts";
import { rowById } from "#platform/database/open.ts";
import { notFoundError } from "#platform/http/errors.ts";
import { keysetPage } from "#platform/list/keyset.ts";
import { largeCounts } from "#platform/list/large-counts.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { openChoices } from "../../reads.server.ts";
import { subscriberPeople } from "../../record.server.ts";
import type { SubscriberState } from "../../rules.ts";
import { largestPage, usualPage } from "../rules/bounds.ts";
import type { SubscriberFilter } from "../schema.ts";
import { cursorOf, opened, rowsAfter, subscriberOf } from "./rows.server.ts";
import { tagsOf } from "./tags.server.ts";

/** Newest first, with their addresses decrypted. */
export async function subscriberPage(
  services: Services,
  actor: Actor,
  {
    cursor,
    limit = usualPage,
    ...filter
  }: SubscriberFilter & { cursor?: string | undefined; limit?: number | undefined } = {},
) {
  authorize(actor, "subscribers.read");
  const size = Math.max(1, Math.min(limit, largestPage));
  return keysetPage((from) => rowsAfter(services, filter, from), cursorOf, { cursor, size });
}

/** @throws {HttpError} not_found. */
export async function subscriberById(services: Services, actor: Actor, id: string) {
  authorize(actor, "subscribers.read");
  const row = await rowById(services.store.db, "subscribers", id).executeTakeFirstOrThrow(notFoundError);
  const { email: _email, ...noted } = subscriberPeople.fromRow(services, row);
  const subscriber = subscriberOf(opened(services, row));
  // Without the address, their lines in the consent log can't be found.
  const consents =
    subscriber.email === ""
      ? []
      : await consentHistory(services, consentSubjects(services, comparableEmail(subscriber.email)));
  const tags = (await tagsOf(services, [id])).get(id) ?? [];
  return { ...subscriber, noted, tags, muted: openChoices(services, row), consents };
}

const keptStates = largeCounts<number>((count) => count);
const keptSources = largeCounts<Awaited<ReturnType<typeof countSources>>>((sources) =>
  sources.reduce((sum, { count }) => sum + count, 0),
);

/** Each status is counted by itself, so that a small one is exact beside a large one. */
export async function subscriberCounts(services: Services, actor: Actor) {
  authorize(actor, "subscribers.read");
  const counted = (state: SubscriberState) => keptStates(services, state, () => countState(services, state));
  return {
    states: {
      active: await counted("active"),
      pending: await counted("pending"),
      unreached: await counted("unreached"),
      unsubscribed: await counted("unsubscribed"),
    },
    sources: await keptSources(services, "sources", () => countSources(services)),
  };
}

async function countState({ store }: Services, state: SubscriberState): Promise<number> {
  const { count } = await store.db
    .selectFrom("subscribers")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("state", "=", state)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countSources({ store }: Services) {
  const counted = await store.db
    .selectFrom("subscribers")
    .select(({ fn }) => ["page", fn.countAll<number | string>().as("count")])
    .where("page", "!=", "")
    .groupBy("page")
    .execute();
  return counted
    .map(({ page, count }) => ({ source: page, count: Number(count) }))
    .toSorted((one, other) => other.count - one.count || one.source.localeCompare(other.source));
}
