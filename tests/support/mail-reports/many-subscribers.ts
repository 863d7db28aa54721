import type { FeatureServices } from "#features/index.server.ts";
import { newSubscriber } from "#features/newsletter/writes/import.server.ts";

/** Puts many subscribers on the list at once: reader0@example.org and so on. */
export async function insertSubscribers(services: FeatureServices, count: number): Promise<void> {
  const step = 500;
  for (let from = 0; from < count; from += step) {
    const rows = Array.from({ length: Math.min(step, count - from) }, (_, at) => {
      const email = `reader${from + at}@example.org`;
      return newSubscriber(services, { email, comparable: email, state: "active", page: "/" });
    });
    await services.store.transact((tx) => tx.insertInto("subscribers").values(rows).execute());
  }
}
