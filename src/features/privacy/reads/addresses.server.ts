import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import { addressesIn } from "#platform/personal-data/address-text.ts";
import { decryptedRows } from "#platform/personal-data/encrypted-texts.ts";
import type { Services } from "#platform/services.ts";
import { textTables } from "./mentions.server.ts";

/** The tables of visitors whose column `email` is an encrypted address; texts can hold others. */
export const tablesWithAddress = [
  "contact_messages",
  "clinic_inquiries",
  "subscribers",
  "suspected_subscribers",
  "privacy_requests",
] as const;

/** Rows opened at a time. */
const step = 500;

/** Every address that is held, once each, as it is compared: for finding people by marks that cannot be read back. */
export async function addressesHeld(services: Services): Promise<ReadonlySet<string>> {
  const { db } = services.store;
  const found = new Set<string>();
  for (const table of tablesWithAddress)
    for (let after = ""; ; ) {
      const rows = await db
        .selectFrom(table)
        .select(["id", "email"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(step)
        .execute();
      for (const { id, email } of rows)
        if (email !== "")
          found.add(comparableEmail(services.cipher.decrypt(email, { table, column: "email", id })));
      if (rows.length < step) break;
      after = rows.at(-1)?.id ?? "";
    }
  for (const source of textTables)
    for await (const { texts } of decryptedRows(services, source))
      for (const { strings } of texts)
        for (const address of strings.flatMap(addressesIn)) found.add(comparableEmail(address));
  return found;
}
