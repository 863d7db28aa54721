import * as z from "zod/mini";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";

/** Anonymous, unless the campaign asks for contact details. */
export type ResponseRow = {
  id: string;
  campaign_id: string;
  version: number;
  state: "kept" | "suspected_spam";
  /** Encrypted: all answers as JSON. */
  answers: string;
  /** Encrypted: name and address as JSON; empty if the campaign doesn't ask for them. */
  contact: string;
  contact_index: string;
  /** The keyed fingerprint of the receipt code. */
  receipt_index: string;
  complete: number;
  created_at: string;
  changed_at: string;
  /** The expiry date, as shown on the page when it was sent. */
  erase_at: string;
  /** The blind indexes of the addresses in it; null before it was indexed. */
  address_indexes: string | null;
};

/** The index of responses: keyed values of choices, version, and completeness. */
type ResponseMarkRow = { campaign_id: string; mark: string; created_at: string; response_id: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    responses: ResponseRow;
    response_marks: ResponseMarkRow;
  }
}

const withEmail = z.object({ email: z.string() });

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
