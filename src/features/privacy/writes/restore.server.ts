import { dropLettersOf } from "#features/letters/writes/erase.server.ts";
import { eraseFromList } from "#features/newsletter/writes.server.ts";
import { backgroundOf, removeRow } from "#features/responses/writes/receipt.server.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { addressesHeld } from "../reads/addresses.server.ts";
import { markerOf } from "../reads/certificates.server.ts";
import { eraseAgain, removeTraces } from "./erase.server.ts";

/** Where the ledger says it was done. */
const page = "script/restore";

/** How one thing that an owner erased by its id since the backup is erased again. @returns whether it was there. */
const erasers: Readonly<Record<string, (services: Services, tx: Tx, id: string) => Promise<boolean>>> = {
  "messages.erased": (_services, tx, id) => removeById(tx, "contact_messages", id),
  "inquiries.erased": (_services, tx, id) => removeById(tx, "clinic_inquiries", id),
  async "subscribers.erased"(services, tx, id) {
    const there = await eraseFromList(tx, services, { subscriberId: id, page });
    await dropLettersOf(tx, services, id);
    return there;
  },
  async "responses.deleted"(services, tx, id) {
    const row = await tx.selectFrom("responses").selectAll().where("id", "=", id).executeTakeFirst();
    if (row) await removeRow(tx, services, row, await backgroundOf(services, row));
    return row !== undefined;
  },
};

async function removeById(
  tx: Tx,
  table: "contact_messages" | "clinic_inquiries",
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom(table).where("id", "=", id).executeTakeFirst();
  await removeTraces(tx, [id]);
  return numDeletedRows > 0n;
}

/**
 * Whoever was erased since the backup stays erased, as far as the data that stood there before tells: by the marks of
 * certificates for people, by the audit for what an owner erased one by one.
 */
export async function carryErasures(
  present: Services | undefined,
  since: string,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  if (!present)
    return async () => [
      `Whoever was erased after ${since} is back. Erase them again at /admin/privacy: look for requests in your mailbox, and for erasures people tell you of.`,
    ];
  const { db } = present.store;
  const certificates = await db
    .selectFrom("privacy_certificates")
    .selectAll()
    .where("erased_at", ">=", since)
    .execute();
  const single = await db
    .selectFrom("audit")
    .select(["action", "subject"])
    .where("at", ">=", since)
    .where("action", "in", Object.keys(erasers))
    .execute();
  return async (restored) => {
    let people = 0;
    for (const email of certificates.length > 0 ? await addressesHeld(restored) : []) {
      if (!certificates.some(({ id, marker }) => marker === markerOf(restored, id, email))) continue;
      await eraseAgain(restored, email);
      people += 1;
    }
    let things = 0;
    await restored.store.transact(async (tx) => {
      // The codes that people hold go on being valid.
      for (const certificate of certificates)
        await tx
          .insertInto("privacy_certificates")
          .values(certificate)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      for (const { action, subject } of single)
        if (await erasers[action]?.(restored, tx, subject)) things += 1;
    });
    return [
      `Erased since the backup, erased again: people ${people}, things one by one ${things}.`,
      "Answers to campaigns that somebody took back by a receipt code since are there again; the code still works.",
    ];
  };
}
