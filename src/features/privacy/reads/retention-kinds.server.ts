import { inquiryRetention, suspectedInquiryRetention } from "#features/clinics/rules.ts";
import { messageRetention, suspectedRetention } from "#features/contact/rules.ts";
import { leftRetention, suspectedSignupRetention, unconfirmedRetention } from "#features/newsletter/rules.ts";
import { missingRetention } from "#features/redirects/rules.ts";
import type { RetentionRule } from "#features/team-settings/rules.ts";

/** What of a table is a kind of its own: which moment counts, and which rows belong to it. */
export type KeptRows = {
  table:
    | "contact_messages"
    | "clinic_inquiries"
    | "subscribers"
    | "suspected_subscribers"
    | "responses"
    | "missing_addresses";
  /** The column whose moment is compared. */
  since: "created_at" | "state_at" | "changed_at" | "erase_at" | "day";
  state?: { is: string } | { isNot: string };
  /** Rows whose address is emptied already are a mark, and stay. */
  withAddress?: true;
};

export type RetentionKind = { rule: RetentionRule; rows: KeptRows };

/** What owners may shorten, in the order it is shown. */
export const retentionKindsInOrder: readonly RetentionKind[] = [
  {
    rule: messageRetention,
    rows: { table: "contact_messages", since: "created_at", state: { isNot: "suspected_spam" } },
  },
  {
    rule: suspectedRetention,
    rows: { table: "contact_messages", since: "state_at", state: { is: "suspected_spam" } },
  },
  {
    rule: inquiryRetention,
    rows: { table: "clinic_inquiries", since: "created_at", state: { isNot: "suspected_spam" } },
  },
  {
    rule: suspectedInquiryRetention,
    rows: { table: "clinic_inquiries", since: "state_at", state: { is: "suspected_spam" } },
  },
  {
    rule: unconfirmedRetention,
    rows: { table: "subscribers", since: "changed_at", state: { is: "pending" } },
  },
  {
    rule: leftRetention,
    rows: { table: "subscribers", since: "changed_at", state: { is: "unsubscribed" }, withAddress: true },
  },
  { rule: suspectedSignupRetention, rows: { table: "suspected_subscribers", since: "created_at" } },
  { rule: missingRetention, rows: { table: "missing_addresses", since: "day" } },
];

/** Answers go when their own row says so; each campaign decides it. */
export const answersKept = {
  name: "responses.answers",
  rows: { table: "responses", since: "erase_at" },
} as const;
