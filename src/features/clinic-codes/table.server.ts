import type { Migrations } from "#platform/database/migrate.ts";
import type { RecordColumns } from "#platform/records/record.server.ts";
import type { ClinicCodeColumns } from "./record.server.ts";
import type { ClinicCodeState } from "./rules.ts";
import type { ClinicCodeKind } from "./schema.ts";

export type ClinicCodeRow = ClinicCodeColumns &
  RecordColumns & { code_key: string; state: ClinicCodeState; changed_at: string };

/** Daily counts of page views and clicks to the purchase page, without any other data. */
type ClinicCodeCountRow = { code_id: string; kind: ClinicCodeKind; day: string; count: number };

declare module "#platform/database/tables.ts" {
  interface Tables {
    clinic_codes: ClinicCodeRow;
    clinic_code_counts: ClinicCodeCountRow;
  }
}

export const clinicCodesMigrations: Migrations = {
  "2026-11-30-90-clinic-codes": {
    async up({ schema }) {
      await schema.alterTable("coupons").renameColumn("words", "clinic_and_covers").execute();
      await schema.alterTable("coupons").renameTo("clinic_codes").execute();
      await schema.alterTable("coupon_counts").renameColumn("coupon_id", "code_id").execute();
      await schema.alterTable("coupon_counts").renameTo("clinic_code_counts").execute();
    },
  },
};
