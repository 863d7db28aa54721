import { changedPage, type LifeChange } from "#content/something-changed.ts";
import { changeBreak, showBreak } from "#features/groups/meetings/writes/breaks.server.ts";
import { keepLeavingOut } from "#features/newsletter/writes/leave-out.server.ts";
import { removedBefore } from "#features/team-settings/reads.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { adoptIndexes } from "#platform/crypto/adopt-indexes.ts";
import type { Tx } from "#platform/database/open.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { addressOfLink, changeOf } from "../reads.server.ts";
import { changeRetention, effectOf, monthsFrom } from "../rules.ts";
import type { ChangePress } from "../schema.ts";
import {
  changeAddresses,
  decryptAddress,
  decryptChange,
  encryptAddress,
  encryptChange,
  type LifeChangeRow,
} from "../table.server.ts";

/** The outbox kind that ends a break with an end. */
export const endJob = "life-changes.end";

/** Carries out what was pressed, all of it or nothing. @throws {HttpError} not_found for a bad link. */
export async function carryOutPress(services: Services, input: ChangePress): Promise<void> {
  const { press } = input;
  if (press === undefined) return;
  const email = await addressOfLink(services, input.token);
  await services.store.transact((tx) => {
    if (press === "undo") return undo(tx, services, email);
    if (press === "tell" || press === "untell") return tellHosts(tx, services, email, press === "tell");
    return change(tx, services, email, { ...input, press });
  });
}

/** Lets the hosts see that somebody is taking a break, or not see it any more. */
async function tellHosts(tx: Tx, services: Services, email: string, shown: boolean): Promise<void> {
  const row = await changeOf(services, tx, email);
  if (row) await showBreak(tx, decryptChange(services, row), shown);
}

type Pressed = Omit<ChangePress, "press"> & { press: LifeChange };

/** Changes newsletters and places. An earlier change is undone in the same transaction. */
async function change(
  tx: Tx,
  services: Services,
  email: string,
  { press, months = "", path = "" }: Pressed,
): Promise<void> {
  const { newsletter, pauses } = effectOf(press, path === "" ? undefined : path);
  const { row, isNew } = await lockedChange(tx, services, email);
  const ends = isNew ? undefined : decryptChange(services, row);
  const pause = await changeBreak(tx, services, { email, ends, pauses });
  const until = press === "pause" && months !== "" ? monthsFrom(services.clock.now(), Number(months)) : "";
  await tx
    .updateTable("life_changes")
    .set({
      content: encryptChange(services, row.id, { newsletter, ...pause }),
      until,
      created_at: instantNow(services.clock),
    })
    .where("id", "=", row.id)
    .execute();
  if (until !== "")
    await enqueue(tx, services, { kind: endJob, payload: { changeId: row.id, until }, runAt: until });
}

/**
 * The row of an address, locked until the transaction ends, so that a second press waits. It's locked before any group,
 * here and by an erasure, so that they can't deadlock.
 */
async function lockedChange(
  tx: Tx,
  services: Services,
  email: string,
): Promise<{ row: LifeChangeRow; isNew: boolean }> {
  const { cipher, clock, ids } = services;
  const comparable = comparableEmail(email);
  const id = ids.next();
  await adoptIndexes(tx, services, changeAddresses, [comparable]);
  const row = await tx
    .insertInto("life_changes")
    .values({
      id,
      email: encryptAddress(services, id, email),
      email_index: cipher.blindIndex("life_changes", comparable),
      content: "",
      until: "",
      created_at: instantNow(clock),
    })
    .onConflict((conflict) =>
      conflict
        .column("email_index")
        .doUpdateSet((known) => ({ email_index: known.ref("excluded.email_index") })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, isNew: row.id === id };
}

/** Undoes what was changed. Pressing it again changes nothing. */
async function undo(tx: Tx, services: Services, email: string): Promise<void> {
  const found = await changeOf(services, tx, email);
  if (!found) return;
  const row = await tx
    .deleteFrom("life_changes")
    .where("id", "=", found.id)
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  await changeBreak(tx, services, { email, ends: decryptChange(services, row) });
}

/** Ends a break whose time is over, unless something else was pressed since. */
export async function endBreak(
  services: Services,
  { changeId, until }: { changeId: string; until: string },
): Promise<void> {
  const row = await services.store.db
    .selectFrom("life_changes")
    .selectAll()
    .where("id", "=", changeId)
    .where("until", "=", until)
    .executeTakeFirst();
  if (!row) return;
  const email = decryptAddress(services, row);
  await services.store.transact(async (tx) => {
    const ended = await tx
      .deleteFrom("life_changes")
      .where("id", "=", changeId)
      .where("until", "=", until)
      .returningAll()
      .executeTakeFirst();
    if (ended) await changeBreak(tx, services, { email, ends: decryptChange(services, ended) });
  });
}

/**
 * Forgets old changes, and ends breaks that no job has ended. What was left out of the newsletter becomes the reader's
 * own choice; whoever is still on a break is taken off the list, because mails must not start again by themselves.
 */
export async function forgetOldChanges(services: Services): Promise<number> {
  const { store, clock } = services;
  const over = await store.db
    .selectFrom("life_changes")
    .select(["id", "until"])
    .where("until", "!=", "")
    .where("until", "<=", instantNow(clock))
    .execute();
  for (const { id, until } of over) await endBreak(services, { changeId: id, until });
  const before = await removedBefore(services, changeRetention);
  const old = await store.db
    .selectFrom("life_changes")
    .selectAll()
    .where("created_at", "<", before)
    .execute();
  for (const { id } of old)
    await store.transact(async (tx) => {
      const row = await tx
        .deleteFrom("life_changes")
        .where("id", "=", id)
        .where("created_at", "<", before)
        .returningAll()
        .executeTakeFirst();
      if (row)
        await keepLeavingOut(tx, services, {
          email: decryptAddress(services, row),
          leftOut: decryptChange(services, row).newsletter,
          page: changedPage,
        });
    });
  return over.length + old.length;
}
