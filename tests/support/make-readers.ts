import { addImportedSubscribers } from "#features/newsletter/writes/import.server.ts";
import { followLink } from "#features/newsletter/writes/subscribing.server.ts";
import type { Services } from "#platform/services.ts";

/** Puts so many readers on the list; the first of them has unsubscribed. */
export async function makeReaders(services: Services, count: number): Promise<void> {
  const { store, cipher } = services;
  const people = Array.from({ length: count }, (_, at) => {
    const address = `reader${at}@example.org`;
    return { email: address, comparable: address, source: "Paper list at the open day, 3 October 2026" };
  });
  await store.transact((tx) => addImportedSubscribers(tx, services, people, "/membership"));
  const gone = await store.db
    .selectFrom("subscribers")
    .select("id")
    .where("email_index", "=", cipher.blindIndex("subscribers", "reader0@example.org"))
    .executeTakeFirstOrThrow();
  await followLink(services, {
    purpose: "unsubscribe",
    subscriberId: gone.id,
    page: "/newsletter/unsubscribe",
  });
}
