import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";

/** What the consent log, requests and certificates store under the data key. A line of the log never changes. */
export const privacyKeyed: readonly KeyedTable[] = [
  {
    table: "privacy_requests",
    columns: ["email"],
    indexes: [{ column: "email_index", from: "email", purpose: "privacy_requests", text: comparableEmail }],
  },
  { table: "privacy_certificates", lasting: ["code_index", "marker"] },
  { table: "consent", lasting: ["subject", "hash"] },
];
