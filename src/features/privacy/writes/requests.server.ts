import { instantAfter, instantNow, minute } from "#platform/clock/clock.ts";
import { adoptIndexes } from "#platform/crypto/adopt-indexes.ts";
import { enqueueUnverified } from "#platform/outbox/unverified-mails.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";
import { mailEveryMinutes } from "../rules.ts";

export const linkJob = "privacy.link";

/**
 * Queues the email with the link. It does the same for every address, whether there is data about it or not. An address
 * gets at most one email an hour.
 */
export async function requestData(services: Services, typed: string): Promise<void> {
  const { store, ids, cipher, clock } = services;
  const id = ids.next();
  const email = typed.trim();
  const now = instantNow(clock);
  await store.transact(async (tx) => {
    await adoptIndexes(tx, services, requestAddresses, [comparableEmail(email)]);
    // The upsert locks the row, so a second request for the same address waits here.
    const row = await tx
      .insertInto("privacy_requests")
      .values({
        id,
        email: cipher.encrypt(email, { table: "privacy_requests", column: "email", id }),
        email_index: cipher.blindIndex("privacy_requests", comparableEmail(email)),
        asked_at: "",
        expires_at: "",
      })
      .onConflict((conflict) =>
        conflict
          .column("email_index")
          .doUpdateSet((known) => ({ email_index: known.ref("excluded.email_index") })),
      )
      .returning(["id", "asked_at"])
      .executeTakeFirstOrThrow();
    const mails = row.asked_at <= instantAfter(clock, -mailEveryMinutes * minute);
    await tx
      .updateTable("privacy_requests")
      .set({ asked_at: mails ? now : row.asked_at })
      .where("id", "=", row.id)
      .execute();
    if (mails)
      await enqueueUnverified(tx, services, { email, kind: linkJob, payload: { requestId: row.id } });
  });
}

const requestAddresses = {
  table: "privacy_requests",
  column: "email_index",
  purpose: "privacy_requests",
} as const;

/** The request itself stores the address for some hours. It isn't listed, because it's this very request. */
export const requestsSource: PersonalDataSource = {
  kind: "requests",
  tables: ["privacy_requests"],
  erased: "after own rows",
  addressRows: [{ table: "privacy_requests" }],
  person: null,
  find: async () => [],
  async prepareErasure(services, email) {
    const emailIndexes = services.cipher.blindIndexes("privacy_requests", email);
    return async (tx) => {
      const rows = await tx
        .deleteFrom("privacy_requests")
        .where("email_index", "in", emailIndexes)
        .returning("id")
        .execute();
      return { count: 0, ids: rows.map(({ id }) => id) };
    };
  },
};
