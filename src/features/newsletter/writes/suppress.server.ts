import { newsletterForm } from "#content/forms.ts";
import { consentSubject, recordConsents } from "#features/privacy/consent/writes.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { adoptIndexes } from "#platform/crypto/adopt-indexes.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { forgotten, noChoices, noName, subscriberAddresses } from "../table.server.ts";

/**
 * Records people who unsubscribed elsewhere, so that no import adds them. Of each only the blind index is kept, and a
 * line in the consent log.
 * @returns how many were new.
 */
export async function suppressAddresses(
  tx: Tx,
  services: Services,
  comparables: readonly string[],
  page: string,
): Promise<number> {
  const { ids, cipher, clock } = services;
  const now = instantNow(clock);
  const rows = comparables
    .map((comparable) => ({
      id: ids.next(),
      email: forgotten,
      email_index: cipher.blindIndex("subscribers", comparable),
      state: "unsubscribed" as const,
      page,
      created_at: now,
      changed_at: now,
      mailed_at: "",
      preferences: noChoices,
      name: noName,
      comparable,
    }))
    .toSorted((one, other) => (one.email_index < other.email_index ? -1 : 1));
  await adoptIndexes(tx, services, subscriberAddresses, comparables);
  const inserted = await tx
    .insertInto("subscribers")
    .values(rows.map(({ comparable: _comparable, ...row }) => row))
    .onConflict((conflict) => conflict.column("email_index").doNothing())
    .returning("id")
    .execute();
  const insertedIds = new Set(inserted.map(({ id }) => id));
  await recordConsents(
    tx,
    services,
    rows
      .filter(({ id }) => insertedIds.has(id))
      .map(({ comparable }) => ({
        subject: consentSubject(services, comparable),
        kind: "withdrawn",
        wording: newsletterForm.consent.text,
        wordingVersion: newsletterForm.consent.version,
        page,
      })),
  );
  return inserted.length;
}
