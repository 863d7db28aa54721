import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import { fieldsIn } from "../forms/schema/forms.ts";
import { boxes, boxNames } from "../rules/boxes.ts";

/** What the inbox stores under the data key. Personal fields of the forms follow from their definitions. */
export const inboxKeyed: readonly KeyedTable[] = [
  ...boxNames.map((box) => ({
    table: boxes[box].table,
    columns: fieldsIn[box].filter(({ personal }) => personal).map(({ column }) => column),
    indexes: [{ column: "email_index", from: "email", purpose: boxes[box].table, text: comparableEmail }],
    indexedAgain: ["address_indexes"],
  })),
  { table: "inbox_notes", columns: ["text"], indexedAgain: ["address_indexes"] },
  { table: "inbox_answers", columns: ["text"], indexedAgain: ["address_indexes"] },
];
