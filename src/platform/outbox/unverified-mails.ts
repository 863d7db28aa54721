import { day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import { adoptIndexes } from "#platform/crypto/adopt-indexes.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Tx } from "#platform/database/open.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { type Effect, enqueue } from "./enqueue.ts";

/** When the last three mails to an address were queued that anybody can cause by typing it; empty before. */
type UnverifiedMailsRow = { email_index: string; newest_at: string; middle_at: string; oldest_at: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    unverified_mails: UnverifiedMailsRow;
  }
}

/** What the rows store under the data key. */
export const unverifiedMailsKeyed: KeyedTable = {
  table: "unverified_mails",
  key: ["email_index"],
  passing: ["email_index"],
};

/** How many mails a day strangers can cause to one address, over all features: as many as a row remembers. */
export const unverifiedMailsADay = 3;

const indexed = { table: "unverified_mails", column: "email_index", purpose: "unverified_mails" } as const;

/**
 * Counts a mail to an address that somebody has only typed. It locks the address's row until the transaction ends, so
 * call it after every other lock.
 * @returns whether it may be sent.
 */
export async function countUnverifiedMail(
  tx: Tx,
  services: Pick<Services, "cipher" | "clock" | "store">,
  email: string,
): Promise<boolean> {
  const { cipher, clock } = services;
  const comparable = comparableEmail(email);
  await adoptIndexes(tx, services, indexed, [comparable]);
  const now = instantNow(clock);
  const counted = await tx
    .insertInto("unverified_mails")
    .values({
      email_index: cipher.blindIndex("unverified_mails", comparable),
      newest_at: now,
      middle_at: "",
      oldest_at: "",
    })
    .onConflict((conflict) =>
      conflict
        .column("email_index")
        .doUpdateSet(({ ref }) => ({
          newest_at: now,
          middle_at: ref("unverified_mails.newest_at"),
          oldest_at: ref("unverified_mails.middle_at"),
        }))
        .where("unverified_mails.oldest_at", "<=", instantAfter(clock, -day)),
    )
    .returning("email_index")
    .executeTakeFirst();
  return counted !== undefined;
}

/**
 * Queues a mail to an address that somebody has only typed. Above the day's number the entry is stored as done, so that
 * neither the answer nor its time tells.
 */
export async function enqueueUnverified(
  tx: Tx,
  services: Pick<Services, "cipher" | "clock" | "store" | "ids">,
  { email, ...effect }: Effect & { email: string },
): Promise<void> {
  const isSent = await countUnverifiedMail(tx, services, email);
  await enqueue(tx, services, { ...effect, isSkipped: !isSent });
}

/** Deletes the rows of addresses without such a mail within a day. */
export async function removeOldUnverifiedMails({
  store,
  clock,
}: Pick<Services, "store" | "clock">): Promise<number> {
  const { numDeletedRows } = await store.db
    .deleteFrom("unverified_mails")
    .where("newest_at", "<=", instantAfter(clock, -day))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
