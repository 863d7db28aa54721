import { newsletterForm } from "#content/forms.ts";
import { consentSubject, recordConsents } from "#features/privacy/consent/writes.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import type { SubscriberState } from "../rules.ts";
import { noChoices } from "../table.server.ts";

/** A person to import; `source` says where they gave consent. */
type ImportedPerson = { email: string; comparable: string; source: string };

/** The status of each of these addresses; unknown addresses are omitted. */
export async function standingOf(
  { store, cipher }: Pick<Services, "store" | "cipher">,
  comparables: readonly string[],
): Promise<ReadonlyMap<string, SubscriberState>> {
  const byIndex = new Map(comparables.map((each) => [cipher.blindIndex("subscribers", each), each]));
  const states = new Map<string, SubscriberState>();
  const indexes = [...byIndex.keys()];
  for (let at = 0; at < indexes.length; at += step) {
    const rows = await store.db
      .selectFrom("subscribers")
      .select(["email_index", "state"])
      .where("email_index", "in", indexes.slice(at, at + step))
      .execute();
    for (const { email_index, state } of rows) {
      const comparable = byIndex.get(email_index);
      if (comparable !== undefined) states.set(comparable, state);
    }
  }
  return states;
}

/** Addresses per statement. */
const step = 500;

/**
 * Adds people who aren't subscribers yet, each with a line in the consent log. Anyone known already, subscribed or not,
 * stays unchanged, even if their status changed since the check.
 * @returns how many were added.
 */
export async function addImportedSubscribers(
  tx: Tx,
  services: Services,
  people: readonly ImportedPerson[],
  page: string,
): Promise<number> {
  const { ids, cipher, clock } = services;
  const now = instantNow(clock);
  const rows = people.map(({ email, comparable, source }) => {
    const id = ids.next();
    return {
      id,
      email: cipher.encrypt(email, { table: "subscribers", column: "email", id }),
      email_index: cipher.blindIndex("subscribers", comparable),
      state: "active" as const,
      page,
      created_at: now,
      changed_at: now,
      mailed_at: "",
      preferences: noChoices,
      comparable,
      source,
    };
  });
  // Always in the same order, so that two imports can't deadlock.
  const sorted = rows.toSorted((one, other) => (one.email_index < other.email_index ? -1 : 1));
  const added = await tx
    .insertInto("subscribers")
    .values(sorted.map(({ comparable: _comparable, source: _source, ...row }) => row))
    .onConflict((conflict) => conflict.column("email_index").doNothing())
    .returning("id")
    .execute();
  const addedIds = new Set(added.map(({ id }) => id));
  await recordConsents(
    tx,
    services,
    sorted
      .filter(({ id }) => addedIds.has(id))
      .map(({ comparable, source }) => ({
        subject: consentSubject(services, comparable),
        kind: "imported",
        wording: newsletterForm.imported.text(source),
        wordingVersion: newsletterForm.imported.version,
        page,
      })),
  );
  return added.length;
}
