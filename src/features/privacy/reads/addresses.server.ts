import { sql } from "kysely";
import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import { addressesIn } from "#platform/personal-data/address-text.ts";
import { decryptedRows } from "#platform/personal-data/encrypted-texts.ts";
import type { Services } from "#platform/services.ts";
import { textTablesOf } from "./mentions.server.ts";

/** Rows decrypted at a time. */
const step = 500;

/** Every stored address once, normalized, to find people by tags that can't be decrypted. */
export async function storedAddresses(services: Services): Promise<ReadonlySet<string>> {
  const { store, cipher, contributions } = services;
  const addresses = new Set<string>();
  for (const table of contributions.personalData.flatMap(({ addressTables }) => addressTables ?? []))
    for (let after = ""; ; ) {
      const { rows } = await sql<{ id: string; email: string }>`
        select id, email from ${sql.table(table)} where id > ${after} order by id limit ${step}
      `.execute(store.db);
      for (const { id, email } of rows)
        if (email !== "")
          addresses.add(comparableEmail(cipher.decrypt(email, { table, column: "email", id })));
      if (rows.length < step) break;
      after = rows.at(-1)?.id ?? "";
    }
  for (const source of textTablesOf(services))
    for await (const { texts } of decryptedRows(services, source))
      for (const { strings } of texts)
        for (const address of strings.flatMap(addressesIn)) addresses.add(comparableEmail(address));
  return addresses;
}
