import { type CreateTableBuilder, PostgresAdapter, sql } from "kysely";
import type { Migrations } from "#platform/database/migrate.ts";
import { indexAddressColumn } from "#platform/personal-data/address-index.ts";

type AnyDatabase = Parameters<Migrations[string]["up"]>[0];
type NewTable = CreateTableBuilder<string, string>;

const texts = (table: NewTable, names: readonly string[], empty = false): NewTable =>
  names.reduce(
    (made, name) =>
      made.addColumn(name, "text", (column) => (empty ? column.notNull().defaultTo("") : column.notNull())),
    table,
  );

/** What a message and an inquiry both have. */
const common = {
  always: ["state", "email", "email_index", "message", "created_at", "state_at"],
  empty: [
    ...["assignee", "met_at", "asked_again_at", "last_mail_at"],
    ...["snoozed_until", "follow_up_on", "state_before_merge", "phone"],
  ],
};
const ofMessages = ["subject", "name", "source", "mail_subject", "left_out_as"];
const ofInquiries = ["clinic_name", "contact_name"];

export const conversationsMigrations: Migrations = { "2026-11-30-94-conversations": { up: mergeForms } };

/** Messages and inquiries become one table, and what belongs to them has one column that says to which. */
async function mergeForms(db: AnyDatabase): Promise<void> {
  // PostgreSQL changes no table whose rows it has yet to check.
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`set constraints all immediate`.execute(db);
  await createConversations(db);
  for (const [kind, table, own] of [
    ["messages", "contact_messages", ofMessages],
    ["inquiries", "clinic_inquiries", ofInquiries],
  ] as const) {
    const names = [
      ...["id", "version", "team_told", "merged_into", "address_indexes"],
      ...[...common.always, ...common.empty, ...own],
    ];
    const columns = sql.join(names.map((name) => sql.ref(name)));
    await sql`insert into conversations (kind, ${columns}) select ${sql.lit(kind)}, ${columns} from ${sql.table(table)}`.execute(
      db,
    );
  }
  await mergeMails(db);
  for (const [table, columns] of Object.entries(belonging)) await mergeBelonging(db, table, columns);
  // Nothing belongs to their rows any more.
  for (const table of ["contact_messages", "clinic_inquiries"]) await db.schema.dropTable(table).execute();
  await createIndexes(db);
}

async function createConversations({ schema }: AnyDatabase): Promise<void> {
  const table = schema
    .createTable("conversations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("team_told", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("merged_into", "text")
    .addColumn("address_indexes", "text")
    .addColumn("source", "text", (column) => column.notNull().defaultTo("form"));
  const own = [...ofMessages, ...ofInquiries].filter((name) => name !== "source");
  await texts(texts(table, common.always), [...common.empty, ...own], true)
    // Whatever removes a conversation removes what is merged into it. Checked when a transaction ends, so that a copy of
    // all data can be put back in any order.
    .addForeignKeyConstraint(
      "conversations_merged_into",
      ["merged_into"],
      "conversations",
      ["id"],
      (merged) => merged.onDelete("cascade").deferrable().initiallyDeferred(),
    )
    .execute();
}

async function createIndexes(db: AnyDatabase): Promise<void> {
  const index = (name: string, columns: readonly string[]) =>
    db.schema
      .createIndex(`conversations_${name}`)
      .on("conversations")
      .columns([...columns]);
  await index("list", ["kind", "created_at", "id"]).execute();
  await index("email", ["email_index"]).execute();
  await index("state", ["kind", "state", "created_at", "id"]).execute();
  await index("assigned", ["kind", "assignee", "state", "created_at", "id"])
    .where("assignee", "<>", "")
    .execute();
  await index("asked_again", ["kind", "state", "asked_again_at", "id"])
    .where(sql<boolean>`asked_again_at <> ''`)
    .execute();
  await index("merged", ["merged_into"]).where("merged_into", "is not", null).execute();
  await index("follow_up", ["kind", "follow_up_on", "created_at", "id"])
    .where("follow_up_on", "<>", "")
    .execute();
  await index("waiting", ["kind", "state_at"]).where(sql<boolean>`state = 'waiting'`).execute();
  await indexAddressColumn(db, { table: "conversations" });
}

type Belonging = {
  texts: readonly string[];
  empty?: readonly string[];
  integers?: readonly string[];
  hasAddresses?: true;
  indexes?: Readonly<Record<string, readonly string[]>>;
};

const belonging: Readonly<Record<string, Belonging>> = {
  inbox_notes: { texts: ["author", "text", "created_at"], hasAddresses: true },
  inbox_answers: {
    texts: ["author", "text", "outbox_id", "created_at", "sent_at"],
    empty: ["report", "item_before"],
    integers: ["written"],
    hasAddresses: true,
  },
  inbox_events: { texts: ["at", "actor", "kind", "detail"] },
  inbox_notices: {
    texts: ["member", "author", "about", "created_at"],
    indexes: { of_member: ["member", "created_at", "id"] },
  },
  inbox_presence: { texts: ["member", "lease_until"], integers: ["writing"] },
};

const ofMails: Belonging = {
  texts: [
    ...["part", "email", "email_index", "name", "subject", "text", "quoted", "left_out"],
    ...["mail_id", "mail_index", "created_at"],
  ],
  empty: ["answered_in", "sender", "outlook_thread"],
  integers: ["is_cut"],
  hasAddresses: true,
  indexes: { of_email_index: ["email_index"], of_mail_index: ["mail_index"] },
};

/** A new table of what belongs to a conversation, filled from the one that this replaces. */
async function copyBelonging(
  db: AnyDatabase,
  table: string,
  { texts: names, empty = [], integers = [], hasAddresses }: Belonging,
): Promise<void> {
  let made: NewTable = texts(
    db.schema
      .createTable(`${table}_new`)
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("conversation_id", "text", (column) => column.notNull()),
    names,
  );
  made = texts(made, empty, true);
  for (const name of integers)
    made = made.addColumn(name, "integer", (column) => column.notNull().defaultTo(0));
  if (hasAddresses) made = made.addColumn("address_indexes", "text");
  await made
    .addForeignKeyConstraint(
      `${table}_conversation`,
      ["conversation_id"],
      "conversations",
      ["id"],
      (conversation) => conversation.onDelete("cascade").deferrable().initiallyDeferred(),
    )
    .execute();
  const kept = [...names, ...empty, ...integers, ...(hasAddresses ? ["address_indexes"] : [])];
  const columns = sql.join(["id", ...kept].map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(`${table}_new`)} (conversation_id, ${columns})
    select coalesce(message_id, inquiry_id), ${columns} from ${sql.table(table)}`.execute(db);
}

/** The new table takes the place of the old one. */
async function replace(
  db: AnyDatabase,
  table: string,
  { hasAddresses, indexes = {} }: Belonging,
): Promise<void> {
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(`${table}_new`).renameTo(table).execute();
  for (const [name, columns] of Object.entries({ of_conversation: ["conversation_id"], ...indexes }))
    await db.schema
      .createIndex(`${table}_${name}`)
      .on(table)
      .columns([...columns])
      .execute();
  if (hasAddresses) await indexAddressColumn(db, { table });
}

async function mergeBelonging(db: AnyDatabase, table: string, columns: Belonging): Promise<void> {
  await copyBelonging(db, table, columns);
  await replace(db, table, columns);
}

/** SQLite can neither drop a column with a foreign key nor a table without what belongs to its rows: files are copied. */
async function mergeMails(db: AnyDatabase): Promise<void> {
  const { schema } = db;
  await copyBelonging(db, "inbox_mails", ofMails);
  await texts(
    schema.createTable("inbox_attachments_new").addColumn("id", "text", (id) => id.primaryKey()),
    [...["mail_id", "name", "type", "created_at"]],
  )
    .addColumn("awaits", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("is_strangers", "integer", (column) => column.notNull().defaultTo(0))
    .addForeignKeyConstraint("inbox_attachments_mail", ["mail_id"], "inbox_mails_new", ["id"], (mail) =>
      mail.onDelete("cascade").deferrable().initiallyDeferred(),
    )
    .execute();
  await sql`insert into inbox_attachments_new (id, mail_id, name, type, created_at, awaits, size, is_strangers)
    select id, mail_id, name, type, created_at, awaits, size, is_strangers from inbox_attachments`.execute(
    db,
  );
  await texts(
    schema.createTable("inbox_attachment_pieces_new").addColumn("id", "text", (id) => id.primaryKey()),
    ["attachment_id", "bytes"],
  )
    .addColumn("position", "integer", (column) => column.notNull())
    .addForeignKeyConstraint(
      "inbox_attachment_pieces_of",
      ["attachment_id"],
      "inbox_attachments_new",
      ["id"],
      (attachment) => attachment.onDelete("cascade").deferrable().initiallyDeferred(),
    )
    .execute();
  await sql`insert into inbox_attachment_pieces_new (id, attachment_id, position, bytes)
    select id, attachment_id, position, bytes from inbox_attachment_pieces`.execute(db);
  for (const table of ["inbox_attachment_pieces", "inbox_attachments"])
    await schema.dropTable(table).execute();
  await replace(db, "inbox_mails", ofMails);
  for (const table of ["inbox_attachments", "inbox_attachment_pieces"])
    await schema.alterTable(`${table}_new`).renameTo(table).execute();
  const index = (name: string, table: string, columns: readonly string[]) =>
    schema
      .createIndex(name)
      .on(table)
      .columns([...columns]);
  await index("inbox_attachments_of_mail", "inbox_attachments", ["mail_id"]).execute();
  await index("inbox_attachments_by_awaits", "inbox_attachments", ["awaits"]).execute();
  await index("inbox_attachments_by_created_at", "inbox_attachments", ["created_at"]).execute();
  await index("inbox_attachment_pieces_in_order", "inbox_attachment_pieces", ["attachment_id", "position"])
    .unique()
    .execute();
}
