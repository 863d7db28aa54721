import { newsletterForm } from "#content/forms.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { consentSubject, recordConsents } from "#platform/consent/consent-log.ts";
import { adoptIndexes } from "#platform/crypto/adopt-indexes.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { type SubscriberDetails, subscriberPeople } from "../record.server.ts";
import { addedPage, importedPage, type SubscriberState } from "../rules.ts";
import {
  inEnglish,
  noChoices,
  notConfirmed,
  type SubscriberRow,
  subscriberAddresses,
} from "../table.server.ts";

/** A person to import; `source` says where they gave consent. Who hasn't confirmed stays `pending`. */
type ImportedPerson = {
  email: string;
  comparable: string;
  source: string;
  details?: SubscriberDetails;
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

/** Unknown addresses are omitted. */
export async function knownAddresses(
  { store, cipher }: Services,
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

type NewSubscriber = {
  /** `forgotten` for people of whom only the blind index is kept. */
  email: string;
  comparable: string;
  state: SubscriberState;
  page: string;
  details?: SubscriberDetails;
  /** Whether an email to them is queued with it. */
  mailed?: boolean;
  /** The language of the form they signed up with. */
  language?: string;
};

export function newSubscriber(
  services: Services,
  { email, comparable, state, page, details = {}, mailed = false, language = inEnglish }: NewSubscriber,
  id: string = services.ids.next(),
): SubscriberRow {
  const { cipher, clock } = services;
  const now = instantNow(clock);
  return {
    id,
    ...subscriberPeople.toRow(services, id, { email, ...details }),
    email_index: cipher.blindIndex("subscribers", comparable),
    state,
    page,
    created_at: now,
    changed_at: now,
    mailed_at: mailed ? now : "",
    preferences: noChoices,
    confirmed_at: notConfirmed,
    language,
  };
}

/** Adds people whose address isn't known yet, and leaves the others unchanged. @returns who was added. */
export async function insertNew<Person extends NewSubscriber>(
  tx: Tx,
  services: Services,
  people: readonly Person[],
): Promise<(Person & { id: string })[]> {
  // Always in the same order, so that two imports can't deadlock.
  const fresh = people
    .map((person) => ({ person, row: newSubscriber(services, person) }))
    .toSorted((one, other) => (one.row.email_index < other.row.email_index ? -1 : 1));
  await adoptIndexes(
    tx,
    services,
    subscriberAddresses,
    people.map(({ comparable }) => comparable),
  );
  const inserted = await tx
    .insertInto("subscribers")
    .values(fresh.map(({ row }) => row))
    .onConflict((conflict) => conflict.column("email_index").doNothing())
    .returning("id")
    .execute();
  const ids = new Set(inserted.map(({ id }) => id));
  return fresh.flatMap(({ person, row: { id } }) => (ids.has(id) ? [{ ...person, id }] : []));
}

export const importedWording = (source: string) => ({
  wording: newsletterForm.imported.text(source),
  wordingVersion: newsletterForm.imported.version,
});

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
  const added = await insertNew(
    tx,
    services,
    people.map(({ status: state = "active", ...person }) => ({ ...person, state, page })),
  );
  const lines = added.map(({ comparable, source }) => {
    const subject = consentSubject(services, comparable);
    return { subject, kind: "imported" as const, ...importedWording(source), page };
  });
  await recordConsents(tx, services, lines);
  return new Map(added.map(({ comparable, id }) => [comparable, id]));
}
