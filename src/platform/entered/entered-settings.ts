/** Settings that owners enter in the admin, by subject: encrypted, one row each. The environment's come first. */
import type * as z from "zod";
import type { FieldCipher } from "#platform/crypto/field-cipher.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import { announceChange } from "#platform/database/changes.ts";
import type { Database, Store, Tx } from "#platform/database/open.ts";
import type { Log } from "#platform/log/log.ts";
import type { CoreSettings } from "#platform/settings/core.ts";
import { applyEntered } from "#platform/settings/read.ts";

type EnteredSettingsRow = {
  name: string;
  /** Encrypted JSON: it can have passwords in it. */
  value: string;
  /** Counts the changes, so that a second owner's is noticed. */
  revision: number;
  changed_at: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    entered_settings: EnteredSettingsRow;
  }
}

/** For the rotation of the data key. */
export const enteredSettingsKeyed: KeyedTable = {
  table: "entered_settings",
  key: ["name"],
  columns: ["value"],
};

export type EnteredSubject<Value extends { site: string }> = {
  /** The row's name, and what processes tell each other about. */
  name: string;
  /** What is stored. `site` is the host it was entered for: a copy of the data elsewhere doesn't use it. */
  shape: z.ZodType<Value>;
  settingsOf(value: Value, settings: CoreSettings): Partial<CoreSettings>;
};

/** `unreadable`: there is something that can't be decrypted or read. */
type StoredValue<Value> = { revision: number; value: Value | undefined; unreadable: boolean };

const place = (name: string) => ({ table: "entered_settings", column: "value", id: name });

export const isEnteredFor = ({ site }: { site: string }, siteUrl: string): boolean =>
  site === new URL(siteUrl).hostname;

/** What owners have entered, whether or not the environment leaves it to count. */
export async function enteredValue<Value extends { site: string }>(
  { name, shape }: EnteredSubject<Value>,
  { db, cipher }: { db: Database | Tx; cipher: FieldCipher },
): Promise<StoredValue<Value>> {
  const row = await db
    .selectFrom("entered_settings")
    .select(["value", "revision"])
    .where("name", "=", name)
    .executeTakeFirst();
  if (row === undefined) return { revision: 0, value: undefined, unreadable: false };
  const { revision } = row;
  if (row.value === "") return { revision, value: undefined, unreadable: false };
  try {
    const value = shape.parse(JSON.parse(cipher.decrypt(row.value, place(name))));
    return { revision, value, unreadable: false };
  } catch {
    return { revision, value: undefined, unreadable: true };
  }
}

type Storing = { store: Pick<Store, "kind">; cipher: FieldCipher; at: string };

/**
 * Stores what is entered, or with undefined nothing, in place of this revision, and tells every process.
 * @returns whether it was the stored one.
 */
export async function storeEntered<Value extends { site: string }>(
  tx: Tx,
  { name }: EnteredSubject<Value>,
  { store, cipher, at }: Storing,
  { value, revision }: { value: Value | undefined; revision: number },
): Promise<boolean> {
  const changed = {
    value: value === undefined ? "" : cipher.encrypt(JSON.stringify(value), place(name)),
    revision: revision + 1,
    changed_at: at,
  };
  const written =
    revision === 0
      ? (
          await tx
            .insertInto("entered_settings")
            .values({ name, ...changed })
            .onConflict((conflict) => conflict.column("name").doNothing())
            .executeTakeFirst()
        ).numInsertedOrUpdatedRows
      : (
          await tx
            .updateTable("entered_settings")
            .set(changed)
            .where("name", "=", name)
            .where("revision", "=", revision)
            .executeTakeFirst()
        ).numUpdatedRows;
  if (written !== 1n) return false;
  await announceChange(store.kind, tx, name);
  return true;
}

type Loading = { db: Database; cipher: FieldCipher; settings: CoreSettings; log?: Log };

/** Reads what is entered now into the settings of this process; what it names counts from then on. */
export async function loadEntered<Value extends { site: string }>(
  subject: EnteredSubject<Value>,
  { db, cipher, settings, log }: Loading,
): Promise<void> {
  const { value, unreadable } = await enteredValue(subject, { db, cipher });
  if (unreadable) log?.error({ event: "settings.entered_unreadable", subject: subject.name });
  const counts = value !== undefined && isEnteredFor(value, settings.SITE_URL);
  applyEntered(settings, subject.name, counts ? subject.settingsOf(value, settings) : {});
}
