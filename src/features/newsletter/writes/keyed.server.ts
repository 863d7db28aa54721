import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import { comparableTag } from "../subscribers/rules.ts";

/** What the newsletter stores under the data key. Of a forgotten subscriber only the fingerprint is left. */
export const newsletterKeyed: readonly KeyedTable[] = [
  {
    table: "subscribers",
    columns: ["email", "name", "preferences"],
    indexes: [{ column: "email_index", from: "email", purpose: "subscribers", text: comparableEmail }],
    lasting: ["email_index"],
  },
  {
    table: "suspected_subscribers",
    columns: ["email"],
    indexes: [
      { column: "email_index", from: "email", purpose: "suspected_subscribers", text: comparableEmail },
    ],
  },
  {
    table: "subscriber_tags",
    columns: ["name"],
    indexes: [{ column: "name_index", from: "name", purpose: "subscriber tags", text: comparableTag }],
  },
  { table: "subscriber_segments", columns: ["content"] },
  { table: "letters", columns: ["content"] },
  { table: "letter_versions", columns: ["content"] },
];
