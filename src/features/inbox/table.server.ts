import type { ReportedMail } from "#platform/mail/reported-mail.ts";

/** What belongs to a conversation, and goes with it. */
type Belongs = { id: string; conversation_id: string };

/** The blind indexes of the addresses in a text; null before it was indexed. */
type WithAddresses = { address_indexes: string | null };

/** What somebody of the team wrote for the others; encrypted. */
type NoteRow = Belongs & { author: string; text: string; created_at: string } & WithAddresses;

/** What the team answered by mail; encrypted. */
type ReplyRow = Belongs & {
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
  /** How its conversation was before, for taking it back, as JSON; empty for replies of earlier versions. */
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
    inbox_answers: ReplyRow;
    inbox_events: EventRow;
    inbox_notices: NoticeRow;
    inbox_presence: PresenceRow;
  }
}
