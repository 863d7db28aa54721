import { sql } from "kysely";
import { cellOf, isAmong } from "#platform/crypto/keyed-table.ts";
import { addressesIn, comparableEmail } from "#platform/personal-data/address-text.ts";
import { decryptedRows } from "#platform/personal-data/encrypted-texts.ts";
import type { Services } from "#platform/services.ts";
import { isAbout } from "../reads/certificates.server.ts";
import { textTablesOf } from "../reads/mentions.server.ts";
import { eraseAgain, removeTraces } from "./erase.server.ts";

/**
 * Repeats erasures made since the backup, as far as the previous data shows them: by the certificates for people, and by
 * the audit log for single items erased by an owner.
 */
export async function replayErasures(
  present: Services | undefined,
  since: string,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  if (!present)
    return async () => [
      `Whoever was erased after ${since} is back. Erase them again at /admin/privacy: look for requests in your mailbox, and for erasures people tell you of.`,
    ];
  const { db } = present.store;
  const erasers = new Map(
    present.contributions.personalData.flatMap(({ eraseAgain: again }) => Object.entries(again ?? {})),
  );
  const certificates = await db
    .selectFrom("privacy_certificates")
    .selectAll()
    .where("erased_at", ">=", since)
    .execute();
  const single = await db
    .selectFrom("audit")
    .select(["action", "subject"])
    .where("at", ">=", since)
    .where("action", "in", [...erasers.keys()])
    .execute();
  return async (restored) => {
    let people = 0;
    for (const email of certificates.length > 0 ? await storedAddresses(restored) : []) {
      if (!certificates.some((each) => isAbout(restored, each, email))) continue;
      await eraseAgain(restored, email);
      people += 1;
    }
    let things = 0;
    await restored.store.transact(async (tx) => {
      // Existing certificate codes stay valid.
      for (const certificate of certificates)
        await tx
          .insertInto("privacy_certificates")
          .values(certificate)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      for (const { action, subject } of single) {
        if (await erasers.get(action)?.(restored, tx, subject)) things += 1;
        await removeTraces(tx, [subject]);
      }
    });
    return [
      `Erased since the backup, erased again: people ${people}, things one by one ${things}.`,
      "Campaign answers that people have erased with a receipt code since then are back, and their codes still work.",
    ];
  };
}

/** Rows decrypted at a time. */
const step = 500;

/** Every stored address once, normalized, to find people by tags that can't be decrypted. */
export async function storedAddresses(services: Services): Promise<ReadonlySet<string>> {
  const { store, cipher, contributions } = services;
  const addresses = new Set<string>();
  for (const keyed of contributions.personalData.flatMap(({ addressRows }) => addressRows ?? []))
    for (let after = ""; ; ) {
      const { rows } = await sql<{ id: string; email: string }>`
        select id, email from ${sql.table(keyed.table)} where id > ${after} and ${isAmong(keyed)}
        order by id limit ${step}
      `.execute(store.db);
      for (const { id, email } of rows)
        if (email !== "") addresses.add(comparableEmail(cipher.decrypt(email, cellOf(keyed, "email", id))));
      if (rows.length < step) break;
      after = rows.at(-1)?.id ?? "";
    }
  for (const source of textTablesOf(services))
    for await (const { texts } of decryptedRows(services, source))
      for (const { strings } of texts)
        for (const address of strings.flatMap(addressesIn)) addresses.add(comparableEmail(address));
  return addresses;
}
