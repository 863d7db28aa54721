import { sql } from "kysely";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Migrations } from "#platform/database/migrate.ts";
import type { RecordColumns } from "#platform/records/record.server.ts";
import {
  type MentorColumns,
  type MentorRequestColumns,
  mentorLetters,
  mentorRequests,
  mentors,
} from "./record.server.ts";
import type { RequestState, Side } from "./rules/request.ts";

export type MentorRow = MentorColumns & RecordColumns;

/**
 * Somebody's request, and the match that came of it; its texts are empty once the person is erased. Every write locks this
 * row first.
 */
export type RequestRow = MentorRequestColumns & {
  id: string;
  state: RequestState;
  /** The proposal that is asked about or was agreed to; empty without one. */
  proposal_id: string;
  /** When both had said yes; empty before. */
  matched_at: string;
  /** What each said to the check-in: empty before, then asked, fine, talk, or talked once the team has. */
  check_in_person: string;
  check_in_mentor: string;
  /** When a concern was reported, which lets the team read the letters; empty otherwise. */
  flagged_at: string;
  /** Which of the two: see `sidesOf`. */
  flagged_by: string;
  /** 1 once each was mailed about a letter, until their page is opened: more letters cause no more mails. */
  notice_person: number;
  notice_mentor: number;
  /** When the link was last mailed because of a request. */
  mailed_at: string;
  /** Since when the person's link is good: what was mailed before isn't. Empty if it was never replaced. */
  link_since: string;
  address_indexes: string | null;
  created_at: string;
  changed_at: string;
  /** Null while it's live. Erased some time after. */
  ended_at: string | null;
};

export type ProposalRow = {
  id: string;
  request_id: string;
  mentor_id: string;
  /** Why it came to nothing; empty otherwise. */
  outcome: "" | "mentorNo" | "personNo" | "takenBack";
  /** The same for the mentor's link. */
  link_since: string;
  created_at: string;
};

export type LetterRow = {
  id: string;
  request_id: string;
  sender: Side;
  /** Encrypted. */
  text: string;
  address_indexes: string | null;
  created_at: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    mentors: MentorRow;
    mentor_requests: RequestRow;
    mentor_proposals: ProposalRow;
    mentor_letters: LetterRow;
  }
}

export const mentorsMigrations: Migrations = {
  "2026-11-27-460-mentors": {
    async up(db) {
      await db.schema
        .createTable("mentors")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("journeys", "text", (column) => column.notNull())
        .addColumn("languages", "text", (column) => column.notNull())
        .addColumn("zone", "text", (column) => column.notNull())
        .addColumn("capacity", "integer", (column) => column.notNull())
        .addColumn("trained_on", "text", (column) => column.notNull())
        .addColumn("supervised_on", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("about", "text", (column) => column.notNull())
        .addColumn("email_index", "text", (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("mentors_by_address").on("mentors").column("email_index").execute();
      await db.schema
        .createTable("mentor_requests")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("journey", "text", (column) => column.notNull())
        .addColumn("languages", "text", (column) => column.notNull())
        .addColumn("zone", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("phase", "text", (column) => column.notNull())
        .addColumn("help", "text", (column) => column.notNull())
        .addColumn("avoid", "text", (column) => column.notNull())
        .addColumn("email_index", "text", (column) => column.notNull())
        .addColumn("proposal_id", "text", (column) => column.notNull())
        .addColumn("matched_at", "text", (column) => column.notNull())
        .addColumn("check_in_person", "text", (column) => column.notNull())
        .addColumn("check_in_mentor", "text", (column) => column.notNull())
        .addColumn("flagged_at", "text", (column) => column.notNull())
        .addColumn("flagged_by", "text", (column) => column.notNull())
        .addColumn("mailed_at", "text", (column) => column.notNull())
        .addColumn("address_indexes", "text")
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("changed_at", "text", (column) => column.notNull())
        .addColumn("ended_at", "text")
        .execute();
      const index = (name: string, on: string, columns: string[]) =>
        db.schema.createIndex(name).on(on).columns(columns).execute();
      await index("mentor_requests_by_address", "mentor_requests", ["email_index"]);
      await index("mentor_requests_by_end", "mentor_requests", ["ended_at"]);
      await db.schema
        .createTable("mentor_proposals")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("request_id", "text", (column) => column.notNull())
        .addColumn("mentor_id", "text", (column) => column.notNull())
        .addColumn("outcome", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .execute();
      await index("mentor_proposals_by_request", "mentor_proposals", ["request_id"]);
      await index("mentor_proposals_by_mentor", "mentor_proposals", ["mentor_id"]);
      await db.schema
        .createTable("mentor_letters")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("request_id", "text", (column) => column.notNull())
        .addColumn("sender", "text", (column) => column.notNull())
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("address_indexes", "text")
        .addColumn("created_at", "text", (column) => column.notNull())
        .execute();
      await index("mentor_letters_by_request", "mentor_letters", ["request_id"]);
    },
  },
  // One live request for each address, also of those that arrive at the same time.
  "2026-11-27-461-one-live-mentor-request": {
    up: (db) =>
      db.schema
        .createIndex("mentor_requests_live")
        .unique()
        .on("mentor_requests")
        .column("email_index")
        .where(sql.ref("ended_at"), "is", null)
        .execute(),
  },
  "2026-11-30-12-letter-notices": {
    async up(db) {
      for (const column of ["notice_person", "notice_mentor"])
        await db.schema
          .alterTable("mentor_requests")
          .addColumn(column, "integer", (definition) => definition.notNull().defaultTo(0))
          .execute();
    },
  },
  "2026-11-30-60-replaced-letter-links": {
    async up(db) {
      for (const table of ["mentor_requests", "mentor_proposals"])
        await db.schema
          .alterTable(table)
          .addColumn("link_since", "text", (column) => column.notNull().defaultTo(""))
          .execute();
    },
  },
};

export const mentorsKeyed: readonly KeyedTable[] = [
  mentors.keyed,
  { ...mentorRequests.keyed, indexedAgain: ["address_indexes"] },
  { ...mentorLetters.keyed, indexedAgain: ["address_indexes"] },
];
