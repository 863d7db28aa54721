import type { Migrations } from "#platform/database/migrate.ts";
import type { ReportedMail } from "#platform/mail/reported-mail.ts";
import { addAddressColumn } from "#platform/personal-data/address-index.ts";

/** What belongs to a conversation, and goes with it. */
type Belongs = { id: string; conversation_id: string };

/** The blind indexes of the addresses in a text; null before it was indexed. */
type WithAddresses = { address_indexes: string | null };

/** What somebody of the team wrote for the others; encrypted. */
type NoteRow = Belongs & { author: string; text: string; created_at: string } & WithAddresses;

/** What the team answered by mail; encrypted. */
type AnswerRow = Belongs & {
  author: string;
  text: string;
  /** The entry that sends it; the mail's Message-ID is made of it. */
  outbox_id: string;
  created_at: string;
  /** When a mail server took it; empty until then. */
  sent_at: string;
  /** 1 when it was written to a file instead, since no mail server was set up. */
  written: number;
  /** What a report says after a mail server took it; empty for nothing. */
  report: ReportedMail["report"] | "";
  /** How its conversation was before, for taking it back, as JSON; empty for answers of earlier versions. */
  item_before: string;
} & WithAddresses;

/** Ids and names of states, no words. */
export type EventRow = Belongs & {
  at: string;
  actor: string;
  kind:
    | ("moved" | "assigned" | "snoozed" | "returned" | "follow_up_set")
    | ("merged" | "unmerged" | "answer_undone")
    // A mail is the cause, and `actor` is empty.
    | ("reopened" | "left_out");
  /**
   * The state it was moved to, the id of who took it (empty for nobody), the time it was snoozed until, the day to follow
   * up on (empty for none), the state before a mail reopened it, or how many mails were too many.
   */
  detail: string;
};

/** What the next daily summary tells a team member. */
type NoticeRow = Belongs & {
  /** Who is notified, and who did it. */
  member: string;
  author: string;
  about: "assigned" | "mentioned" | "follow_up";
  created_at: string;
};

type PresenceRow = Belongs & {
  member: string;
  /** 1 while they write a reply. */
  writing: number;
  /** Their screen renews it; without that they have left. */
  lease_until: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    inbox_notes: NoteRow;
    inbox_answers: AnswerRow;
    inbox_events: EventRow;
    inbox_notices: NoticeRow;
    inbox_presence: PresenceRow;
  }
}

const own = {
  inbox_notes: ["author", "text", "created_at"],
  inbox_answers: ["author", "text", "outbox_id", "created_at", "sent_at"],
  inbox_events: ["at", "actor", "kind", "detail"],
} as const;
const tables = ["inbox_notes", "inbox_answers", "inbox_events"] as const;
const links = ["message_id", "inquiry_id"] as const;
const parents = { message_id: "contact_messages", inquiry_id: "clinic_inquiries" } as const;

async function createBelonging(
  db: Parameters<Migrations[string]["up"]>[0],
  table: string,
  columns: readonly string[],
) {
  let create = db.schema
    .createTable(table)
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("message_id", "text")
    .addColumn("inquiry_id", "text");
  for (const column of columns) create = create.addColumn(column, "text", (column) => column.notNull());
  // Whatever removes a message removes what was written about it. Checked when a transaction ends, so that a copy of all
  // data can be put back in any order.
  for (const column of links)
    create = create.addForeignKeyConstraint(
      `${table}_${column}`,
      [column],
      parents[column],
      ["id"],
      (constraint) => constraint.onDelete("cascade").deferrable().initiallyDeferred(),
    );
  await create.execute();
  for (const column of links)
    await db.schema.createIndex(`${table}_of_${column}`).on(table).column(column).execute();
}

export const inboxMigrations: Migrations = {
  "2026-11-22-102-inbox": {
    async up(db) {
      for (const table of tables) await createBelonging(db, table, own[table]);
    },
  },
  "2026-11-22-141-inbox-answers-written": {
    up: (db) =>
      db.schema
        .alterTable("inbox_answers")
        .addColumn("written", "integer", (column) => column.notNull().defaultTo(0))
        .execute(),
  },
  "2026-11-23-150-inbox-assigned": {
    async up(db) {
      // For the list of what one has taken. New ones aren't in it, so that receiving them costs no more.
      for (const table of Object.values(parents))
        await db.schema
          .createIndex(`${table}_assigned`)
          .on(table)
          .columns(["assignee", "state", "created_at", "id"])
          .where("assignee", "<>", "")
          .execute();
    },
  },
  "2026-11-24-092-inbox-notices": {
    async up(db) {
      await createBelonging(db, "inbox_notices", ["member", "author", "about", "created_at"]);
      await db.schema
        .createIndex("inbox_notices_of_member")
        .on("inbox_notices")
        .columns(["member", "created_at", "id"])
        .execute();
    },
  },
  "2026-11-25-116-inbox-addresses": {
    async up(db) {
      for (const table of ["inbox_notes", "inbox_answers"]) await addAddressColumn(db, { table });
    },
  },
  "2026-11-27-142-inbox-answers-report": {
    up: (db) =>
      db.schema
        .alterTable("inbox_answers")
        .addColumn("report", "text", (column) => column.notNull().defaultTo(""))
        .execute(),
  },
  "2026-11-27-131-inbox-answers-before": {
    up: (db) =>
      db.schema
        .alterTable("inbox_answers")
        .addColumn("item_before", "text", (column) => column.notNull().defaultTo(""))
        .execute(),
  },
  "2026-11-27-132-inbox-presence": {
    async up(db) {
      await createBelonging(db, "inbox_presence", ["member", "lease_until"]);
      await db.schema
        .alterTable("inbox_presence")
        .addColumn("writing", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
};
