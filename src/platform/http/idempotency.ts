import { type Clock, day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import type { FieldCipher } from "#platform/crypto/field-cipher.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Store, Tx } from "#platform/database/open.ts";
import { HttpError } from "./errors.ts";

type IdempotencyRow = { key: string; answer_id: string; input: string; created_at: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    idempotency: IdempotencyRow;
  }
}

export const idempotencyFingerprints: KeyedTable = { table: "idempotency", passing: ["key", "input"] };

/**
 * Binds a key to one sender (a network or a team member), so that the same key and values from another sender never
 * return the first one's result. If a sender changes networks between two tries, the write is stored twice, which is
 * the lesser harm.
 */
export function keyOfSender(sender: string, key: string): string {
  return JSON.stringify([sender, key]);
}

/** How long the key of a submitted form is kept, in days: no browser retries later than that. */
export const keyRetentionDays = 2;

/**
 * Runs a write once per key: a repeated call gets the id of the first, and nothing is written again. Runs inside the
 * write's transaction, so a crash can't separate the two.
 * @throws {HttpError} conflict when the key was used with other values.
 */
export async function withIdempotencyKey(
  tx: Tx,
  { cipher, clock }: { cipher: FieldCipher; clock: Clock },
  { operation, key, input, id }: { operation: string; key: string | undefined; input: unknown; id: string },
  write: () => Promise<void>,
): Promise<string> {
  if (key === undefined) {
    await write();
    return id;
  }
  // With several versions of the data key, each has a row: a repeat meets them in whichever process it arrives.
  const keys = cipher.blindIndexes(`idempotency ${operation}`, key);
  const inputs = cipher.blindIndexes("idempotency input", JSON.stringify(input));
  const inserted = await tx
    .insertInto("idempotency")
    .values(
      // Always in the same order, so that two processes can't deadlock.
      keys
        .toSorted()
        .map((each) => ({ key: each, answer_id: id, input: inputs[0], created_at: instantNow(clock) })),
    )
    .onConflict((conflict) => conflict.column("key").doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === BigInt(keys.length)) {
    await write();
    return id;
  }
  // Of several rows, some may have been new: they would name a write that doesn't happen.
  if (keys.length > 1)
    await tx.deleteFrom("idempotency").where("key", "in", keys).where("answer_id", "=", id).execute();
  const first = await tx
    .selectFrom("idempotency")
    .select(["answer_id", "input"])
    .where("key", "in", keys)
    .executeTakeFirstOrThrow();
  if (!inputs.includes(first.input)) throw new HttpError("conflict");
  return first.answer_id;
}

export async function removeOldIdempotencyKeys(store: Store, clock: Clock): Promise<number> {
  const result = await store.db
    .deleteFrom("idempotency")
    .where("created_at", "<", instantAfter(clock, -keyRetentionDays * day))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
