import { newsletterForm } from "#content/forms.ts";
import { consentSubject, recordConsents } from "#features/privacy/consent/writes.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { adoptIndexes } from "#platform/crypto/adopt-indexes.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { addedPage, importedPage, type SubscriberState } from "../rules.ts";
import { noChoices, noName, subscriberAddresses } from "../table.server.ts";

/** A person to import; `source` says where they gave consent. Who hasn't confirmed stays `pending`. */
type ImportedPerson = {
  email: string;
  comparable: string;
  source: string;
  name?: string;
  status?: "active" | "pending";
};

/** What is known of an address: where its row is, and since when. */
export type KnownAddress = {
  id: string;
  state: SubscriberState;
  changedAt: string;
  /** Whether they signed up here themselves, and weren't only added by the team. */
  signedUp: boolean;
};

/** What is known of each of these addresses; unknown addresses are omitted. */
export async function knownAddresses(
  { store, cipher }: Pick<Services, "store" | "cipher">,
  comparables: readonly string[],
): Promise<ReadonlyMap<string, KnownAddress>> {
  const byIndex = new Map(
    comparables.flatMap((each) =>
      cipher.blindIndexes("subscribers", each).map((index) => [index, each] as const),
    ),
  );
  const known = new Map<string, KnownAddress>();
  const indexes = [...byIndex.keys()];
  for (let at = 0; at < indexes.length; at += step) {
    const rows = await store.db
      .selectFrom("subscribers")
      .select(["id", "email_index", "state", "page", "created_at", "changed_at"])
      .where("email_index", "in", indexes.slice(at, at + step))
      .execute();
    for (const { id, email_index, state, page, created_at, changed_at } of rows) {
      const comparable = byIndex.get(email_index);
      const byTeam = page === importedPage || page === addedPage;
      // A sign-up of somebody whom the team added changes the row, and no other column.
      const signedUp = !byTeam || changed_at !== created_at;
      if (comparable !== undefined) known.set(comparable, { id, state, changedAt: changed_at, signedUp });
    }
  }
  return known;
}

/** Addresses per statement. */
const step = 500;

/**
 * Adds people who aren't subscribed yet, each with a line in the consent log. Anyone known already, subscribed or not,
 * stays unchanged, even if their status changed since the check.
 * @returns the ids of those who were added, by address.
 */
export async function addImportedSubscribers(
  tx: Tx,
  services: Services,
  people: readonly ImportedPerson[],
  page: string,
): Promise<ReadonlyMap<string, string>> {
  const { ids, cipher, clock } = services;
  const now = instantNow(clock);
  const rows = people.map(({ email, comparable, source, name = "", status = "active" }) => {
    const id = ids.next();
    return {
      id,
      email: cipher.encrypt(email, { table: "subscribers", column: "email", id }),
      email_index: cipher.blindIndex("subscribers", comparable),
      state: status,
      page,
      created_at: now,
      changed_at: now,
      mailed_at: "",
      preferences: noChoices,
      name: name === "" ? noName : cipher.encrypt(name, { table: "subscribers", column: "name", id }),
      comparable,
      source,
    };
  });
  // Always in the same order, so that two imports can't deadlock.
  const sorted = rows.toSorted((one, other) => (one.email_index < other.email_index ? -1 : 1));
  await adoptIndexes(
    tx,
    services,
    subscriberAddresses,
    people.map(({ comparable }) => comparable),
  );
  const inserted = await tx
    .insertInto("subscribers")
    .values(sorted.map(({ comparable: _comparable, source: _source, ...row }) => row))
    .onConflict((conflict) => conflict.column("email_index").doNothing())
    .returning("id")
    .execute();
  const insertedIds = new Set(inserted.map(({ id }) => id));
  const added = sorted.filter(({ id }) => insertedIds.has(id));
  await recordConsents(
    tx,
    services,
    added.map(({ comparable, source }) => ({
      subject: consentSubject(services, comparable),
      kind: "imported",
      wording: newsletterForm.imported.text(source),
      wordingVersion: newsletterForm.imported.version,
      page,
    })),
  );
  return new Map(added.map(({ comparable, id }) => [comparable, id]));
}
