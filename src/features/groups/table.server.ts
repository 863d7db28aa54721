import { announceChange } from "#platform/database/changes.ts";
import type { Migrations } from "#platform/database/migrate.ts";
import type { Tx } from "#platform/database/open.ts";
import { countRevision } from "#platform/database/revisions.ts";
import type { Services } from "#platform/services.ts";
import type { FigureName } from "./rules/figures.ts";
import type { PlaceState } from "./rules/place.ts";
import type { ChangedDate } from "./rules/schedule.ts";

export type GroupState = "draft" | "open" | "closed";

/** A group that meets. Every write to its places locks this row first. */
export type SupportGroupRow = {
  id: string;
  slug: string;
  /** Closed: those who have a place go on, nobody new gets one. */
  state: GroupState;
  size: number;
  /** What the page says, as JSON; public. */
  content: string;
  /** When it meets, as JSON. */
  schedule: string;
  rules_version: number;
  offer_hours: number;
  /** The meeting's address, encrypted; empty if there is none yet. */
  address: string;
  last_rank: number;
  /** The campaign with the question that goes with the thanks after a meeting; empty for none. */
  question: string;
  /** When its last date is over; empty for a rule without an end. */
  ends_at: string;
  /** Incremented with every change (optimistic locking). */
  revision: number;
  /** Incremented with every change of the group or of one of its dates, for calendars. */
  sequence: number;
  /**
   * 1 while no seat is free, 2 while nobody else can wait for one either, as the page says it. Who gets a place is never
   * decided by it.
   */
  is_full: number;
  created_at: string;
  changed_at: string;
};

/** A date that differs from the rule. */
type GroupDateRow = Omit<ChangedDate, "key"> & { group_id: string; date_key: string };

/** A place in a group, or on its waiting list, for one person or a couple. */
export type PlaceRow = {
  id: string;
  group_id: string;
  state: PlaceState;
  seats: number;
  /** Ascending in the order of sign-up. */
  rank: number;
  /** Since when it's paused; empty if it isn't. */
  paused_at: string;
  /** Whether the host sees the pause: 1 if the person wants it, else 0. */
  break_shown: number;
  /** Until when the offer holds; empty without one. */
  offered_until: string;
  /** Encrypted. */
  email: string;
  email_index: string;
  /** First name or nickname, encrypted; empty if none was given. */
  name: string;
  /** The version of the ground rules that the person agreed to. */
  rules_version: number;
  created_at: string;
  /** When it ended; null while it's live. Erased some time after. */
  ended_at: string | null;
};

/**
 * A sign-up whose mailed link hasn't been pressed yet. It counts neither as taken nor as waiting, and lapses. The place
 * that comes of it has its id, so that the link leads to it.
 */
export type IntentRow = Pick<
  PlaceRow,
  "id" | "group_id" | "seats" | "email" | "email_index" | "name" | "rules_version" | "created_at"
>;

/** Who isn't readmitted to a group, without the address. */
type GroupBarRow = { group_id: string; email_index: string; created_at: string };

/** Who opened the door of a meeting: once for each place and date. Erased some time after the meeting. */
type AttendanceRow = {
  place_id: string;
  group_id: string;
  date_key: string;
  start: string;
  opened_at: string;
};

type ClosedDoorRow = { group_id: string; date_key: string; closed_at: string };

/** A count of one month by the group's clock. Nothing in it is about a person, so it stays when they are erased. */
type GroupFigureRow = { group_id: string; month: string; figure: FigureName; count: number };

/** Until when a group's meetings are in its figures. */
type GroupCountedRow = { group_id: string; until: string };

/**
 * What became of a mail to a place. Written just before its last line is sent, so that it's sent once; a mail that isn't
 * true any more has no row.
 * `handing`: the mail server may have it from here on. `unsure`: its end was sent and no answer came.
 * `failed`: refused for good. `late`: it could only have been sent when it was too late.
 */
export type PlaceMailRow = {
  /** The id of its outbox entry. */
  id: string;
  group_id: string;
  place_id: string;
  about: string;
  /** The date that it's about; empty for a mail about the place itself. */
  start: string;
  state: "handing" | "delivered" | "unsure" | "failed" | "late";
  /** The mail server's code. */
  reason: string;
  at: string;
};

/** It counts only while the member's role is host. */
type GroupHostRow = { group_id: string; member_id: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    group_mails: PlaceMailRow;
    support_groups: SupportGroupRow;
    group_dates: GroupDateRow;
    group_places: PlaceRow;
    group_intents: IntentRow;
    group_bars: GroupBarRow;
    group_attendance: AttendanceRow;
    group_doors: ClosedDoorRow;
    group_figures: GroupFigureRow;
    group_counted: GroupCountedRow;
    group_hosts: GroupHostRow;
  }
}

/** The file is long because there are twelve tables, with what a row of each means. */
export const meetingsMigrations: Migrations = {
  "2026-11-26-410-support-groups": {
    async up(db) {
      await db.schema
        .createTable("support_groups")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("slug", "text", (column) => column.notNull().unique())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("size", "integer", (column) => column.notNull())
        .addColumn("content", "text", (column) => column.notNull())
        .addColumn("schedule", "text", (column) => column.notNull())
        .addColumn("rules_version", "integer", (column) => column.notNull())
        .addColumn("offer_hours", "integer", (column) => column.notNull())
        .addColumn("address", "text", (column) => column.notNull())
        .addColumn("last_rank", "integer", (column) => column.notNull())
        .addColumn("question", "text", (column) => column.notNull())
        .addColumn("ends_at", "text", (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("sequence", "integer", (column) => column.notNull())
        .addColumn("is_full", "integer", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("changed_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("group_revision")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("seeded_at", "text", (column) => column.notNull())
        .execute();
      await db.insertInto("group_revision").values({ id: "groups", revision: 0, seeded_at: "" }).execute();
      await db.schema
        .createTable("group_dates")
        .addColumn("group_id", "text", (column) => column.notNull())
        .addColumn("date_key", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("start", "text", (column) => column.notNull())
        .addColumn("minutes", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("group_dates_key", ["group_id", "date_key"])
        .execute();
      await db.schema
        .createTable("group_hosts")
        .addColumn("group_id", "text", (column) => column.notNull())
        .addColumn("member_id", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("group_hosts_key", ["group_id", "member_id"])
        .execute();
      await db.schema
        .createTable("group_places")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("group_id", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("seats", "integer", (column) => column.notNull())
        .addColumn("rank", "integer", (column) => column.notNull())
        .addColumn("paused_at", "text", (column) => column.notNull())
        .addColumn("break_shown", "integer", (column) => column.notNull())
        .addColumn("offered_until", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_index", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("rules_version", "integer", (column) => column.notNull())
        .addColumn("mailed_at", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("ended_at", "text")
        .execute();
      await db.schema
        .createTable("group_bars")
        .addColumn("group_id", "text", (column) => column.notNull())
        .addColumn("email_index", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("group_bars_key", ["group_id", "email_index"])
        .execute();
      await db.schema
        .createTable("group_attendance")
        .addColumn("place_id", "text", (column) => column.notNull())
        .addColumn("group_id", "text", (column) => column.notNull())
        .addColumn("date_key", "text", (column) => column.notNull())
        .addColumn("start", "text", (column) => column.notNull())
        .addColumn("opened_at", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("group_attendance_key", ["place_id", "date_key"])
        .execute();
      await db.schema
        .createTable("group_doors")
        .addColumn("group_id", "text", (column) => column.notNull())
        .addColumn("date_key", "text", (column) => column.notNull())
        .addColumn("closed_at", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("group_doors_key", ["group_id", "date_key"])
        .execute();
      await db.schema
        .createTable("group_mails")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("group_id", "text", (column) => column.notNull())
        .addColumn("place_id", "text", (column) => column.notNull())
        .addColumn("about", "text", (column) => column.notNull())
        .addColumn("start", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("reason", "text", (column) => column.notNull())
        .addColumn("at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("group_figures")
        .addColumn("group_id", "text", (column) => column.notNull())
        .addColumn("month", "text", (column) => column.notNull())
        .addColumn("figure", "text", (column) => column.notNull())
        .addColumn("count", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("group_figures_key", ["month", "group_id", "figure"])
        .execute();
      await db.schema
        .createTable("group_counted")
        .addColumn("group_id", "text", (column) => column.primaryKey())
        .addColumn("until", "text", (column) => column.notNull())
        .execute();
      const index = (name: string, on: string, columns: string[]) =>
        db.schema.createIndex(name).on(on).columns(columns).execute();
      await index("group_places_in_order", "group_places", ["group_id", "ended_at", "rank"]);
      await index("group_places_by_address", "group_places", ["email_index"]);
      await index("group_places_by_end", "group_places", ["ended_at"]);
      await index("group_attendance_by_date", "group_attendance", ["group_id", "date_key"]);
      await index("group_attendance_by_start", "group_attendance", ["start"]);
      await index("group_mails_by_group", "group_mails", ["group_id", "state"]);
      await index("group_mails_by_place", "group_mails", ["place_id"]);
    },
  },
  "2026-11-30-11-group-intents": {
    async up(db) {
      await db.schema
        .createTable("group_intents")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("group_id", "text", (column) => column.notNull())
        .addColumn("seats", "integer", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_index", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("rules_version", "integer", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("group_intents_by_address")
        .on("group_intents")
        .column("email_index")
        .execute();
      await db.schema.createIndex("group_intents_by_time").on("group_intents").column("created_at").execute();
      await db.schema.alterTable("group_places").dropColumn("mailed_at").execute();
    },
  },
};

/** The topic of changes of what pages show of groups. */
export const groupsTopic = "groups";

/** What each process expects to find, by its store: see `reads/public.server.ts`. */
const expected = new WeakMap<Services["store"], number>();

/** The newest version that this process knows of; it may be in a transaction that isn't over yet. */
export function expectedRevision({ store }: Pick<Services, "store">): number {
  return expected.get(store) ?? 0;
}

/** What was loaded when `known` was expected; a change that was announced meanwhile is still to be loaded. */
export function noteRevision(
  { store }: Pick<Services, "store">,
  { known, loaded }: { known: number; loaded: number },
): void {
  if (expectedRevision({ store }) === known) expected.set(store, loaded);
}

/** Counts a change of what pages show of groups, and tells every process. */
export async function announceGroups(tx: Tx, { store }: Pick<Services, "store">): Promise<void> {
  expected.set(store, await countRevision(tx, "groups"));
  await announceChange(store.kind, tx, groupsTopic);
}

type Cipher = Pick<Services, "cipher">;

/** Undefined if there is none. */
export function decryptAddress(
  { cipher }: Cipher,
  { id, address }: Pick<SupportGroupRow, "id" | "address">,
): string | undefined {
  return address === ""
    ? undefined
    : cipher.decrypt(address, { table: "support_groups", column: "address", id });
}

export function encryptAddress({ cipher }: Cipher, id: string, address: string): string {
  return address === "" ? "" : cipher.encrypt(address, { table: "support_groups", column: "address", id });
}
