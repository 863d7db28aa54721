import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";

/** A request for the data about an address: one row per address, removed nightly. */
type PrivacyRequestRow = {
  id: string;
  /** Encrypted: the address the link is sent to. */
  email: string;
  email_index: string;
  asked_at: string;
  /** When the latest link ends; its token is derived from it. Empty until it's sent. */
  expires_at: string;
};

/** Whose certificate it was can be verified only with both the code and the address. */
export type PrivacyCertificateRow = {
  id: string;
  code_index: string;
  /** A blind index of the address, salted with the certificate's id so that two certificates can't be linked. */
  marker: string;
  erased_at: string;
  /** "visitor", or the id of a team member. */
  erased_by: string;
  /** Erased items by kind, as JSON. */
  counts: string;
};

type RemovalCountRow = { name: string; day: string; removed: number };

declare module "#platform/database/tables.ts" {
  interface Tables {
    privacy_requests: PrivacyRequestRow;
    privacy_certificates: PrivacyCertificateRow;
    removal_counts: RemovalCountRow;
  }
}

/** A line of the log never changes. */
export const privacyKeyed: readonly KeyedTable[] = [
  {
    table: "privacy_requests",
    columns: ["email"],
    indexes: [{ column: "email_index", from: "email", purpose: "privacy_requests", text: comparableEmail }],
  },
  { table: "privacy_certificates", lasting: ["code_index", "marker"] },
  { table: "consent", lasting: ["subject", "hash"] },
];
