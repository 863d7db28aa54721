import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { isKeyed, isSignedHead, keyedHashOfLine, signedHead } from "./chain.ts";

/** `imported`: the team imported consent given elsewhere; the wording says where. */
export type ConsentKind = "given" | "confirmed" | "withdrawn" | "imported";

/** One append-only line of the log; `subject` is a blind index of the address. */
export type ConsentRow = {
  id: string;
  subject: string;
  kind: ConsentKind;
  wording: string;
  wording_version: string;
  page: string;
  at: string;
  previous_hash: string;
  hash: string;
};

/** The log's last hash ("head"), whose row lock keeps two writers from forking the chain, and its "signature". */
type ConsentHeadRow = { id: string; hash: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    consent: ConsentRow;
    consent_head: ConsentHeadRow;
  }
}

type ConsentEntry = {
  subject: string;
  kind: ConsentKind;
  wording: string;
  wordingVersion: string;
  page: string;
};

/** A person's id in the log: a blind index of the normalized address. */
export function consentSubject({ cipher }: Pick<Services, "cipher">, comparableAddress: string): string {
  return cipher.blindIndex("consent", comparableAddress);
}

/** All ids that a person can have in the log: one for each version of the key. */
export function consentSubjects(
  { cipher }: Pick<Services, "cipher">,
  comparableAddress: string,
): readonly string[] {
  return cipher.blindIndexes("consent", comparableAddress);
}

/** Adds one line to the log, in the transaction of the change it records. */
export async function recordConsent(
  tx: Tx,
  services: Pick<Services, "ids" | "clock" | "cipher">,
  entry: ConsentEntry,
): Promise<void> {
  await recordConsents(tx, services, [entry]);
}

/** Adds several lines in order. At most a few hundred go into one statement. */
export async function recordConsents(
  tx: Tx,
  { ids, clock, cipher }: Pick<Services, "ids" | "clock" | "cipher">,
  entries: readonly ConsentEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  // Updating the head first takes its row lock, so a second writer waits here for this transaction to end.
  const head = await tx
    .updateTable("consent_head")
    .set((row) => ({ hash: row.ref("hash") }))
    .where("id", "=", "head")
    .returning("hash")
    .executeTakeFirstOrThrow();
  const lines: ConsentRow[] = [];
  let { hash } = head;
  for (const { subject, kind, wording, wordingVersion, page } of entries) {
    const line = {
      id: ids.next(),
      subject,
      kind,
      wording,
      wording_version: wordingVersion,
      page,
      at: instantNow(clock),
      previous_hash: hash,
    };
    hash = keyedHashOfLine(line, cipher.sign);
    lines.push({ ...line, hash });
  }
  await tx.insertInto("consent").values(lines).execute();
  await tx.updateTable("consent_head").set({ hash }).where("id", "=", "head").execute();
  await tx
    .updateTable("consent_head")
    .set({ hash: signedHead(hash, cipher.sign) })
    .where("id", "=", "signature")
    .execute();
}

/**
 * Signs a consent log that has no signature: an empty one, or one from an older release. Runs at startup and is logged,
 * because it also replaces a signature that someone removed from a log of unkeyed lines. A log that ends with a keyed
 * line had one, so it stays without: verifying it then fails.
 */
export async function signConsentLog({ store, cipher, log }: Services): Promise<void> {
  const known = await store.db
    .selectFrom("consent_head")
    .select("id")
    .where("id", "=", "signature")
    .executeTakeFirst();
  if (known) return;
  await store.transact(async (tx) => {
    const hash = await lockedHead(tx);
    if (isKeyed(hash)) {
      log.error({ event: "consent.signature_missing" });
      return;
    }
    await tx
      .insertInto("consent_head")
      .values({ id: "signature", hash: signedHead(hash, cipher.sign) })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    if (hash !== "") log.warn({ event: "consent.signed_anew" });
  });
}

/** The log's last hash. Writing it locks it, so that no entry is added meanwhile. */
async function lockedHead(tx: Tx): Promise<string> {
  const { hash } = await tx
    .updateTable("consent_head")
    .set((row) => ({ hash: row.ref("hash") }))
    .where("id", "=", "head")
    .returning("hash")
    .executeTakeFirstOrThrow();
  return hash;
}

/**
 * Re-signs the log's last hash with the writing version of the data key, if an open version has signed it. A retired
 * version's signature isn't accepted, so whoever got hold of that key can't rewrite the log.
 */
export async function resignHead({ store, cipher }: Services): Promise<void> {
  await store.transact(async (tx) => {
    const hash = await lockedHead(tx);
    const known = await tx
      .selectFrom("consent_head")
      .select("hash")
      .where("id", "=", "signature")
      .executeTakeFirst();
    // A forged signature stays as it is, for the check to find.
    if (!known || !isSignedHead(hash, known.hash, cipher.verify)) return;
    await tx
      .updateTable("consent_head")
      .set({ hash: signedHead(hash, cipher.sign) })
      .where("id", "=", "signature")
      .execute();
  });
}
