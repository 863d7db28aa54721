import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import { mailboxes, mailboxNames } from "../forms/rules/mailboxes.ts";
import { fieldsIn } from "../forms/schema/forms.ts";

/** What the inbox stores under the data key. Personal fields of the forms follow from their definitions. */
export const inboxKeyed: readonly KeyedTable[] = [
  ...mailboxNames.map((mailbox) => ({
    table: mailboxes[mailbox].table,
    columns: fieldsIn[mailbox].filter(({ personal }) => personal).map(({ column }) => column),
    indexes: [
      { column: "email_index", from: "email", purpose: mailboxes[mailbox].table, text: comparableEmail },
    ],
    indexedAgain: ["address_indexes"],
  })),
  { table: "inbox_notes", columns: ["text"], indexedAgain: ["address_indexes"] },
  { table: "inbox_answers", columns: ["text"], indexedAgain: ["address_indexes"] },
];
