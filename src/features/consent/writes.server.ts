import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { hashOfLine } from "./rules.ts";
import type { ConsentKind, ConsentRow } from "./table.server.ts";

/** What is written down of one yes or no. */
export type ConsentEntry = {
  subject: string;
  kind: ConsentKind;
  wording: string;
  wordingVersion: string;
  page: string;
};

/** The ledger's name for a person: a keyed fingerprint of the comparable address. */
export function consentSubject({ cipher }: Pick<Services, "cipher">, comparableAddress: string): string {
  return cipher.blindIndex("consent", comparableAddress);
}

/** Adds one line to the ledger inside the transaction of what was agreed to. */
export async function recordConsent(
  tx: Tx,
  services: Pick<Services, "ids" | "clock">,
  entry: ConsentEntry,
): Promise<void> {
  await recordConsents(tx, services, [entry]);
}

/** Adds several lines, one after the other, as `recordConsent` does. A few hundred at most go into one statement. */
export async function recordConsents(
  tx: Tx,
  { ids, clock }: Pick<Services, "ids" | "clock">,
  entries: readonly ConsentEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  // Touching the head first takes its row lock: a second writer waits here for this transaction's end.
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
    hash = hashOfLine(line);
    lines.push({ ...line, hash });
  }
  await tx.insertInto("consent").values(lines).execute();
  await tx.updateTable("consent_head").set({ hash }).where("id", "=", "head").execute();
}
