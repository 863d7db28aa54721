import * as z from "zod/mini";
import type { Migrations } from "#platform/database/migrate.ts";
import type { Services } from "#platform/services.ts";
import type { ClinicCodeState } from "./rules.ts";
import type { ClinicCodeKind } from "./schema.ts";

/** One code of a clinic. */
export type ClinicCodeRow = {
  id: string;
  /** The code in uppercase, so that codes are unique regardless of case. */
  code_key: string;
  code: string;
  plan: string;
  state: ClinicCodeState;
  uses: number | null;
  last_day: string;
  /** The clinic's name and what the code covers, encrypted. */
  words: string;
  /** Incremented with every change (optimistic locking). */
  revision: number;
  created_at: string;
  changed_at: string;
};

/** Daily counts of page views and clicks to the purchase page, without any other data. */
type ClinicCodeCountRow = { coupon_id: string; kind: ClinicCodeKind; day: string; count: number };

declare module "#platform/database/tables.ts" {
  interface Tables {
    coupons: ClinicCodeRow;
    coupon_counts: ClinicCodeCountRow;
  }
}

export const clinicCodesMigrations: Migrations = {
  "2026-11-21-80-coupons": {
    async up(db) {
      await db.schema
        .createTable("coupons")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("code_key", "text", (column) => column.notNull().unique())
        .addColumn("code", "text", (column) => column.notNull())
        .addColumn("plan", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("uses", "integer")
        .addColumn("last_day", "text", (column) => column.notNull())
        .addColumn("words", "text", (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("changed_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("coupon_counts")
        .addColumn("coupon_id", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("count", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("coupon_counts_key", ["coupon_id", "kind", "day"])
        .execute();
    },
  },
};

const encryptedContent = z.object({ clinic: z.string(), covers: z.string() });
type ClinicCodeText = z.output<typeof encryptedContent>;

const place = (id: string) => ({ table: "coupons", column: "words", id });

/** The clinic's name and what the code covers. */
export function decryptText({ cipher }: Services, row: Pick<ClinicCodeRow, "id" | "words">): ClinicCodeText {
  return encryptedContent.parse(JSON.parse(cipher.decrypt(row.words, place(row.id))));
}

/** Encrypts them for their row. */
export function encryptText({ cipher }: Services, id: string, { clinic, covers }: ClinicCodeText): string {
  return cipher.encrypt(JSON.stringify({ clinic: clinic.trim(), covers: covers.trim() }), place(id));
}
