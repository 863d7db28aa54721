import { announceChange } from "#platform/database/changes.ts";
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
