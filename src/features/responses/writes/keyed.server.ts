import * as z from "zod/mini";
import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";

const withEmail = z.object({ email: z.string() });

/** What responses store under the data key. */
export const responsesKeyed: readonly KeyedTable[] = [
  {
    table: "responses",
    columns: ["answers", "contact"],
    indexes: [
      {
        column: "contact_index",
        from: "contact",
        purpose: "responses",
        text: (contact) => comparableEmail(withEmail.parse(JSON.parse(contact)).email),
      },
    ],
    indexedAgain: ["address_indexes"],
    // The code on paper was made with the version of its time.
    lasting: ["receipt_index"],
  },
  // Counts add up over many responses, so they keep the mark of the oldest version.
  { table: "response_marks", lasting: ["mark"] },
];
