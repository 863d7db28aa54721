import { type ColumnType, type Selectable, sql } from "kysely";
import type { KeyedRows } from "#platform/crypto/keyed-table.ts";
import type { Migrations } from "#platform/database/migrate.ts";
import type { ProofOfProgram } from "#platform/mail/incoming/kind-of-mail.ts";
import { addAddressColumn } from "#platform/personal-data/address-index.ts";
import type { ColumnOf } from "#platform/records/fields.ts";
import { type ConversationKind, type ItemState, kindRules } from "./rules/conversation-kinds.ts";
import type { contactMessage } from "./schema/contact.ts";
import type { FormSchema, StoredName } from "./schema/definition.ts";
import type { clinicInquiry } from "./schema/inquiry.ts";

/** A column for each stored field; one that is optional can be added later, empty for what came before. */
type FormColumns<Schema extends FormSchema> = {
  [Name in StoredName<Schema> as ColumnOf<Name>]: ColumnType<string, string | undefined, string>;
};

/** A column that is younger than its table, and has a value for the rows before. */
type Added<Text extends string = string> = ColumnType<Text, Text | undefined, Text>;

type EmptyAtFirst = ColumnType<string, undefined, string>;

/** A conversation: what somebody sent by a form or by email, and where the team stands with it. */
type ConversationColumns = {
  id: string;
  /** Which of the team's lists it's in. Only its own form's fields are filled. */
  kind: ConversationKind;
  /**
   * Nobody has taken it, somebody has, it comes back later, the person has our answer, it is finished, it looks like
   * spam, or it is part of another.
   */
  state: ItemState;
  state_at: string;
  /** The team member who has taken it; empty for nobody. */
  assignee: string;
  /** Counts every change by the team (optimistic locking). */
  version: number;
  /** When the promise to answer was met; empty until then. */
  met_at: string;
  /** 1 once the team has had a mail about it. */
  team_told: number;
  email_index: string;
  created_at: string;
  /** When it comes back by itself; empty unless it's snoozed. */
  snoozed_until: EmptyAtFirst;
  /** The day on which somebody wants to look at it again, such as "2026-12-01"; empty for none. */
  follow_up_on: EmptyAtFirst;
  /** The conversation that shows this one, and the state it had before; null and empty unless it's merged. */
  merged_into: string | null;
  state_before_merge: ColumnType<ItemState | "", undefined, ItemState | "">;
  /** The blind indexes of the addresses in its texts; null before it was indexed. */
  address_indexes: string | null;
  /** When the person wrote again by email after our reply; empty while nothing of that waits for us. */
  asked_again_at: Added;
  /** When its last email came in; empty if there is none. */
  last_mail_at: Added;
};

/**
 * What came by email has a subject in the person's own words, which is encrypted; the form's choice is empty then.
 * `left_out_as` is why it was taken for a program's; empty for everything else.
 */
type MailColumns = {
  source: Added<"form" | "email">;
  mail_subject: Added;
  left_out_as: Added<ProofOfProgram | "">;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    conversations: ConversationColumns &
      MailColumns &
      FormColumns<typeof contactMessage> &
      FormColumns<typeof clinicInquiry>;
  }
}

export type ConversationRow = Selectable<ConversationColumns>;

/** The conversations of a kind, under the names that they are encrypted for. */
export const conversationsOf = (kind: ConversationKind): KeyedRows => ({
  table: "conversations",
  only: { column: "kind", is: kind },
  context: { table: kindRules[kind].context },
});

type AnyDatabase = Parameters<Migrations[string]["up"]>[0];
type FormTable = "contact_messages" | "clinic_inquiries";

export const formMigrations: Migrations = {
  "2026-11-21-07-contact": {
    up: (db) =>
      createForm(db, "contact_messages", [
        "state",
        "subject",
        "name",
        "email",
        "email_index",
        "phone",
        "message",
        "created_at",
      ]),
  },
  "2026-11-22-100-contact-desk": {
    async up(db) {
      await addTeamColumns(db, "contact_messages");
      await sql`update contact_messages set team_told = 0 where state = 'suspected_spam'`.execute(db);
    },
  },
  "2026-11-21-08-clinic-inquiries": {
    up: (db) =>
      createForm(db, "clinic_inquiries", [
        "state",
        "email",
        "email_index",
        "clinic_name",
        "contact_name",
        "phone",
        "message",
        "created_at",
      ]),
  },
  "2026-11-22-101-clinics-desk": { up: (db) => addTeamColumns(db, "clinic_inquiries") },
  "2026-11-25-116-form-addresses": {
    async up(db) {
      for (const table of ["contact_messages", "clinic_inquiries"]) await addAddressColumn(db, { table });
    },
  },
  "2026-11-27-120-received-by-email": {
    async up(db) {
      for (const table of ["contact_messages", "clinic_inquiries"])
        for (const name of ["asked_again_at", "last_mail_at"]) await addText(db, { table, name });
      // Few rows have a time there.
      for (const table of ["contact_messages", "clinic_inquiries"])
        await db.schema
          .createIndex(`${table}_asked_again`)
          .on(table)
          .columns(["state", "asked_again_at", "id"])
          .where(sql<boolean>`asked_again_at <> ''`)
          .execute();
      await addText(db, { table: "contact_messages", name: "source", value: "form" });
      await addText(db, { table: "contact_messages", name: "mail_subject" });
    },
  },
  "2026-11-30-63-left-out-mails": {
    up: (db) => addText(db, { table: "contact_messages", name: "left_out_as" }),
  },
  "2026-11-27-130-forms-later": {
    async up(db) {
      for (const table of ["contact_messages", "clinic_inquiries"] as const) await addLaterColumns(db, table);
    },
  },
};

/** What the team puts off, and what it merges. */
async function addLaterColumns(db: AnyDatabase, table: FormTable): Promise<void> {
  for (const name of ["snoozed_until", "follow_up_on", "state_before_merge"])
    await addText(db, { table, name });
  // Whatever removes a conversation removes what is merged into it. Checked when a transaction ends, so that a copy of
  // all data can be put back in any order.
  await sql`alter table ${sql.table(table)} add column merged_into text
    references ${sql.table(table)} (id) on delete cascade deferrable initially deferred`.execute(db);
  await db.schema
    .createIndex(`${table}_merged`)
    .on(table)
    .column("merged_into")
    .where("merged_into", "is not", null)
    .execute();
  await db.schema
    .createIndex(`${table}_follow_up`)
    .on(table)
    .columns(["follow_up_on", "created_at", "id"])
    .where("follow_up_on", "<>", "")
    .execute();
  await db.schema
    .createIndex(`${table}_waiting`)
    .on(table)
    .column("state_at")
    .where(sql<boolean>`state = 'waiting'`)
    .execute();
}

/** The table of what a form sends, before the team worked with it in the admin. */
async function createForm(db: AnyDatabase, table: FormTable, texts: readonly string[]): Promise<void> {
  const { schema } = db;
  let create = schema.createTable(table).addColumn("id", "text", (column) => column.primaryKey());
  for (const name of texts) create = create.addColumn(name, "text", (column) => column.notNull());
  await create.execute();
  await schema.createIndex(`${table}_list`).on(table).columns(["created_at", "id"]).execute();
  await schema.createIndex(`${table}_email`).on(table).column("email_index").execute();
}

async function addText(
  db: AnyDatabase,
  { table, name, value = "" }: { table: string; name: string; value?: string },
) {
  await db.schema
    .alterTable(table)
    .addColumn(name, "text", (column) => column.notNull().defaultTo(value))
    .execute();
}

async function addTeamColumns(db: AnyDatabase, table: FormTable): Promise<void> {
  for (const name of ["state_at", "assignee", "met_at"] as const)
    await db.schema
      .alterTable(table)
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  for (const name of ["version", "team_told"] as const)
    await db.schema
      .alterTable(table)
      .addColumn(name, "integer", (column) => column.notNull().defaultTo(1))
      .execute();
  await sql`update ${sql.table(table)} set state_at = created_at`.execute(db);
  await db.schema.createIndex(`${table}_state`).on(table).columns(["state", "created_at", "id"]).execute();
}
