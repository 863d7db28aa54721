import { randomUUID } from "node:crypto";
import { instantNow, systemClock } from "#platform/clock/clock.ts";
import type { Migrations } from "#platform/database/migrate.ts";

/** A passkey: the public half of a key pair. The private half stays on the team member's device. */
type PasskeyRow = {
  id: string;
  staff_id: string;
  /** Given by its owner, and encrypted: it often says whose device it is. */
  name: string;
  /** Chosen by the device. Public, and the same for nobody else. */
  credential_id: string;
  public_key: string;
  /** How often the device says it has signed; 0 for devices that don't count. PostgreSQL returns it as a text. */
  counter: number | string;
  transports: string | null;
  created_at: string;
  /** The last sign-in or confirmation with it; empty if there hasn't been one. */
  used_at: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    staff_passkeys: PasskeyRow;
  }
}

export const passkeyMigrations: Migrations = {
  "2026-11-24-passkeys": {
    async up(db) {
      await db.schema
        .createTable("staff_passkeys")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("staff_id", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("credential_id", "text", (column) => column.notNull().unique())
        .addColumn("public_key", "text", (column) => column.notNull())
        .addColumn("counter", "bigint", (column) => column.notNull())
        .addColumn("transports", "text")
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("used_at", "text", (column) => column.notNull().defaultTo(""))
        .execute();
      await db.schema.createIndex("staff_passkeys_of").on("staff_passkeys").column("staff_id").execute();
      await db.schema
        .alterTable("staff_sessions")
        .addColumn("began_with", "text", (column) => column.notNull().defaultTo(""))
        .execute();
    },
  },
  // Until 0.6.0 a passkey was stored before it was checked, and stayed if the check failed. One that its owner really added
  // has an entry in the audit log and turned on two-step sign-in.
  "2026-11-25-passkeys-that-were-added": {
    async up(db) {
      const rows = await db
        .selectFrom("staff_passkeys")
        .select(["id", "staff_id"])
        .where(({ or, and, eb, selectFrom }) =>
          or([
            eb("staff_id", "not in", selectFrom("staff").select("id").where("second_factor", "=", 1)),
            and([
              eb("id", "not in", selectFrom("audit").select("subject").where("action", "=", "passkey.added")),
              // An older log may have been shortened.
              eb(
                "created_at",
                ">",
                selectFrom("audit").select(({ fn }) => fn.min("at").as("first")),
              ),
            ]),
          ]),
        )
        .execute();
      for (const { id, staff_id } of rows) {
        await db.deleteFrom("staff_passkeys").where("id", "=", id).execute();
        await db
          .insertInto("audit")
          .values({
            id: randomUUID(),
            at: instantNow(systemClock),
            actor: "terminal",
            action: "passkey.never_added",
            subject: staff_id,
          })
          .execute();
      }
    },
  },
};
