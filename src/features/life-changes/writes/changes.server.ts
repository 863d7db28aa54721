import { changedPage, type LifeChange } from "#content/something-changed.ts";
import { pausedSince } from "#features/groups/reads/breaks.server.ts";
import { changeBreak, showBreak } from "#features/groups/writes/breaks.server.ts";
import { keepLeavingOut } from "#features/newsletter/writes/leave-out.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { adoptIndexes } from "#platform/crypto/adopt-indexes.ts";
import type { Tx } from "#platform/database/open.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { removedBefore } from "#platform/settings/stored-settings.ts";
import { changeOf, ownerOfLink } from "../reads.server.ts";
import { changeRetention, effectOf, monthsFrom } from "../rules.ts";
import { breaksOf, type ChangePress, type StoredChange } from "../schema.ts";
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
export async function applyPress(services: Services, input: ChangePress): Promise<void> {
  const { press } = input;
  if (press === undefined) return;
  const { email } = await ownerOfLink(services, input.token);
  await services.store.transact((tx) => {
    if (press === "undo") return undo(tx, services, email);
    if (press === "tell" || press === "untell") return tellHosts(tx, services, email, press === "tell");
    return change(tx, services, email, { ...input, press });
  });
}

/** Lets the hosts see that somebody is taking a break, or not see it any more. */
async function tellHosts(tx: Tx, services: Services, email: string, shown: boolean): Promise<void> {
  const row = await changeOf(services, tx, email);
  if (!row) return;
  for (const each of breaksOf(decryptChange(services, row))) await showBreak(tx, each, shown);
}

type Pressed = Omit<ChangePress, "press"> & { press: LifeChange };

/**
 * Changes newsletters and places. An earlier change is undone in the same transaction; only a break is put on top of it,
 * so that its end doesn't bring back what the person didn't want to read.
 */
async function change(
  tx: Tx,
  services: Services,
  email: string,
  { press, months = "", path = "" }: Pressed,
): Promise<void> {
  const { newsletter, pauses } = effectOf(press, path === "" ? undefined : path);
  const { row, isNew } = await lockedChange(tx, services, email);
  const known = isNew ? undefined : decryptChange(services, row);
  const before = press === "pause" && known ? await keptUnder(tx, row, known) : undefined;
  const ends = known && breaksOf(known).filter(({ at }) => at !== before?.at);
  const pause = await changeBreak(tx, services, { email, ends, pauses });
  const until = press === "pause" && months !== "" ? monthsFrom(services.clock.now(), Number(months)) : "";
  await tx
    .updateTable("life_changes")
    .set({
      content: encryptChange(services, row.id, { newsletter, ...pause, ...(before && { before }) }),
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

/** What a break leaves as it is and goes back to. A second break takes the place of the first. */
async function keptUnder(
  tx: Tx,
  { created_at }: LifeChangeRow,
  { before, ...known }: StoredChange,
): Promise<StoredChange["before"]> {
  if (known.newsletter === "all") return before;
  const { shownToHost } = await pausedSince(tx, [known]);
  return { ...known, shownToHost, pressed: created_at };
}

/** Undoes what was changed. Pressing it again undoes what a break was on top of; after that it changes nothing. */
async function undo(tx: Tx, services: Services, email: string): Promise<void> {
  const found = await changeOf(services, tx, email);
  if (found) await takeBack(tx, services, { email, id: found.id, until: found.until });
}

/** Takes back the last change, if it's still there. */
async function takeBack(
  tx: Tx,
  services: Services,
  { email, id, until }: { email: string; id: string; until: string },
): Promise<void> {
  const row = await tx
    .updateTable("life_changes")
    .set(({ ref }) => ({ until: ref("until") }))
    .where("id", "=", id)
    .where("until", "=", until)
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  const { before, ...ends } = decryptChange(services, row);
  await changeBreak(tx, services, { email, ends: [ends] });
  if (!before) {
    await tx.deleteFrom("life_changes").where("id", "=", id).execute();
    return;
  }
  const { shownToHost, pressed, ...change } = before;
  // Hosts who were told during the break were told of the break.
  if (!shownToHost) await showBreak(tx, change, false);
  await tx
    .updateTable("life_changes")
    .set({ content: encryptChange(services, id, change), until: "", created_at: pressed })
    .where("id", "=", id)
    .execute();
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
  await services.store.transact((tx) => takeBack(tx, services, { email, id: changeId, until }));
}

/**
 * Forgets old changes, and ends breaks that no job has ended. What was left out of the newsletter becomes the reader's
 * own choice; anyone still on a break is unsubscribed, because mails must not start again by themselves.
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
      if (!row) return;
      const email = decryptAddress(services, row);
      // A break comes last, because it unsubscribes.
      for (const { newsletter: leftOut } of breaksOf(decryptChange(services, row)).toReversed())
        await keepLeavingOut(tx, services, { email, leftOut, page: changedPage });
    });
  return over.length + old.length;
}
