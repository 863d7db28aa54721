import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import { type Clock, instantNow } from "#platform/clock/clock.ts";
import type { FieldCipher } from "#platform/crypto/field-cipher.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import type { Ids } from "#platform/ids/ids.ts";

/** A key that signs mails of a domain. It does so once its record has been seen in the DNS. */
type DkimKeyRow = {
  id: string;
  domain: string;
  selector: string;
  /** Encrypted. */
  private_key: string;
  /** As it is in the DNS record: base64 of the public key's DER form. */
  public_key: string;
  created_at: string;
  /** When its record was last seen; null while it isn't in the DNS. */
  seen_at: string | null;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    dkim_keys: DkimKeyRow;
  }
}

/** For the rotation of the data key. */
export const dkimKeyed: KeyedTable = { table: "dkim_keys", columns: ["private_key"] };

const place = (id: string) => ({ table: "dkim_keys", column: "private_key", id });

/** The public part of a key, and since when its record has been seen. */
export type DkimKey = Omit<DkimKeyRow, "private_key">;

export type DkimSigner = { domain: string; selector: string; privateKey: string };

/** The domain of an address, as mail servers compare it. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1).toLowerCase();
}

/** The keys of a domain, newest first. */
export async function dkimKeys(db: Database | Tx, domain: string): Promise<readonly DkimKey[]> {
  return db
    .selectFrom("dkim_keys")
    .select(["id", "domain", "selector", "public_key", "created_at", "seen_at"])
    .where("domain", "=", domain)
    .orderBy("id", "desc")
    .execute();
}

const generate = promisify(generateKeyPair);

/** A new pair of keys. RSA, because Gmail, Outlook and Yahoo don't verify Ed25519 (RFC 8463). */
export async function newDkimPair(): Promise<{ privateKey: string; publicKey: string }> {
  const { privateKey, publicKey } = await generate("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "der" },
  });
  return { privateKey, publicKey: publicKey.toString("base64") };
}

/** Stores a pair under a selector of its own, so that the key before it can sign until the new record is in the DNS. */
export async function addDkimKey(
  tx: Tx,
  { cipher, clock, ids }: { cipher: FieldCipher; clock: Clock; ids: Ids },
  { domain, privateKey, publicKey }: { domain: string; privateKey: string; publicKey: string },
): Promise<void> {
  const id = ids.next();
  const created_at = instantNow(clock);
  const selector = `kinward-${created_at.slice(0, 10).replaceAll("-", "")}-${id.slice(-4)}`;
  await tx
    .insertInto("dkim_keys")
    .values({
      id,
      domain,
      selector,
      private_key: cipher.encrypt(privateKey, place(id)),
      public_key: publicKey,
      created_at,
      seen_at: null,
    })
    .execute();
}

/**
 * Records whether a key's record is in the DNS. Once a newer key's record is there, older keys are deleted: nothing is
 * signed with them anymore.
 */
export async function noteDkimRecord(
  tx: Tx,
  clock: Clock,
  { key, isThere }: { key: DkimKey; isThere: boolean },
): Promise<void> {
  await tx
    .updateTable("dkim_keys")
    .set({ seen_at: isThere ? instantNow(clock) : null })
    .where("id", "=", key.id)
    .execute();
  if (isThere)
    await tx.deleteFrom("dkim_keys").where("domain", "=", key.domain).where("id", "<", key.id).execute();
}

/** The newest key of a domain whose record has been seen; mails of a domain without one aren't signed. */
export async function dkimSigner(
  db: Database,
  cipher: FieldCipher,
  domain: string,
): Promise<DkimSigner | undefined> {
  const row = await db
    .selectFrom("dkim_keys")
    .selectAll()
    .where("domain", "=", domain)
    .where("seen_at", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return (
    row && { domain, selector: row.selector, privateKey: cipher.decrypt(row.private_key, place(row.id)) }
  );
}

export function dkimRecord({ selector, domain, public_key }: DkimKey): { name: string; value: string } {
  return { name: `${selector}._domainkey.${domain}`, value: `v=DKIM1; k=rsa; p=${public_key}` };
}
