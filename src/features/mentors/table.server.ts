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

export const mentorsKeyed: readonly KeyedTable[] = [
  mentors.keyed,
  { ...mentorRequests.keyed, indexedAgain: ["address_indexes"] },
  { ...mentorLetters.keyed, indexedAgain: ["address_indexes"] },
];

export const mentorsMigrations: Migrations = {};
