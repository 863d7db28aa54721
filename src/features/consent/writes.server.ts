import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { hashOfLine } from "./rules.ts";
import type { ConsentKind } from "./table.server.ts";

/** The ledger's name for a person: a keyed fingerprint of the comparable address. */
export function consentSubject({ cipher }: Pick<Services, "cipher">, comparableAddress: string): string {
  return cipher.blindIndex("consent", comparableAddress);
}

/** Adds one line to the ledger inside the transaction of what was agreed to. */
export async function recordConsent(
  tx: Tx,
  { ids, clock }: Pick<Services, "ids" | "clock">,
  input: { subject: string; kind: ConsentKind; wording: string; wordingVersion: string; page: string },
): Promise<void> {
  // Touching the head first takes its row lock: a second writer waits here for this transaction's end.
  const head = await tx
    .updateTable("consent_head")
    .set((row) => ({ hash: row.ref("hash") }))
    .where("id", "=", "head")
    .returning("hash")
    .executeTakeFirstOrThrow();
  const line = {
    id: ids.next(),
    subject: input.subject,
    kind: input.kind,
    wording: input.wording,
    wording_version: input.wordingVersion,
    page: input.page,
    at: instantNow(clock),
    previous_hash: head.hash,
  };
  const hash = hashOfLine(line);
  await tx
    .insertInto("consent")
    .values({ ...line, hash })
    .execute();
  await tx.updateTable("consent_head").set({ hash }).where("id", "=", "head").execute();
}
