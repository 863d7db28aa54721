import type { ColumnType, Selectable } from "kysely";
import type { KeyedRows } from "#platform/crypto/keyed-table.ts";
import type { ProofOfProgram } from "#platform/mail/incoming/kind-of-mail.ts";
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
   * Nobody has taken it, somebody has, it comes back later, the person has our reply, it is finished, it looks like
   * spam, or it is part of another.
   */
  state: ItemState;
  state_at: string;
  /** The team member who has taken it; empty for nobody. */
  assignee: string;
  /** Counts every change by the team (optimistic locking). */
  version: number;
  /** When the promise to reply was met; empty until then. */
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
