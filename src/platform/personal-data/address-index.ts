import { type RawBuilder, sql } from "kysely";
import type { FieldCipher } from "#platform/crypto/field-cipher.ts";
import { keyIdOf } from "#platform/crypto/key-ring.ts";
import type { Migrations } from "#platform/database/migrate.ts";
import { addressTokens } from "./address-text.ts";

/** The column of every table with typed text: blind indexes of the addresses in it, or null before it was indexed. */
const addressColumn = "address_indexes";

/** Above this number of addresses in one row, every lookup reads the row. */
const mostAddresses = 40;
const everyAddress = "*";

/** Enough to tell addresses apart; what an index finds is decrypted and compared anyway. */
const indexLength = 16;

/**
 * Where a text is stored. Within one `scope`, rows with the same address have the same index: each campaign has its own,
 * so that a copy of the database doesn't link one person's anonymous responses across campaigns.
 */
type AddressScope = { table: string; scope?: string | undefined };

const purposeOf = ({ table, scope = "" }: AddressScope) => `${table} ${scope}`;

const shortened = (index: string) =>
  index.slice(0, index.includes(".") ? keyIdOf(index).length + 1 + indexLength : indexLength);

/** The blind indexes of all addresses in these texts, as stored. */
export function addressIndexes(
  cipher: Pick<FieldCipher, "blindIndex">,
  scope: AddressScope,
  texts: readonly string[],
): string {
  const tokens = [...new Set(texts.flatMap(addressTokens))];
  return (tokens.length > mostAddresses ? [everyAddress] : tokens)
    .map((token) => shortened(cipher.blindIndex(`addresses in ${purposeOf(scope)}`, token)))
    .join(" ");
}

/** The condition for rows whose index has this address. Few others match; compare the decrypted text. */
export function mayMention(
  cipher: Pick<FieldCipher, "blindIndexes">,
  scope: AddressScope,
  email: string,
): RawBuilder<boolean> {
  const token = addressTokens(email).at(-1);
  const indexes = [everyAddress, ...(token === undefined ? [] : [token])].flatMap((each) =>
    cipher.blindIndexes(`addresses in ${purposeOf(scope)}`, each).map(shortened),
  );
  const column = sql.ref(addressColumn);
  // "_" in an index would match any character; that only finds a row too many.
  const matches = indexes.map((index) => sql`${column} like ${`%${index}%`}`);
  return sql`${column} <> '' and (${sql.join(matches, sql` or `)})`;
}

export const notIndexed: RawBuilder<boolean> = sql`${sql.ref(addressColumn)} is null`;

/** Makes the indexes of the few rows that mention addresses, and of those that haven't been indexed. */
export async function indexAddressColumn(
  db: Parameters<Migrations[string]["up"]>[0],
  { table, scope }: { table: string; scope?: string },
): Promise<void> {
  await db.schema
    .createIndex(`${table}_addresses`)
    .on(table)
    .columns([...(scope === undefined ? [] : [scope]), "id"])
    .where(sql<boolean>`${sql.ref(addressColumn)} <> ''`)
    .execute();
  await db.schema.createIndex(`${table}_unindexed`).on(table).column("id").where(notIndexed).execute();
}
