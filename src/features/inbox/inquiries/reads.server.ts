import type { Services } from "#platform/services.ts";
import type { ClinicInquiryRow } from "./table.server.ts";

/** What a list shows: nothing that needs the key. */
export type InquiryLine = Pick<ClinicInquiryRow, "id" | "state" | "created_at">;

/** The newest inquiries first. */
export function latestInquiries({ store }: Services, limit: number): Promise<InquiryLine[]> {
  return store.db
    .selectFrom("clinic_inquiries")
    .select(["id", "state", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export type OpenInquiry = InquiryLine & {
  email: string;
  clinicName: string;
  contactName: string;
  phone: string;
  message: string;
};

/** One inquiry, decrypted; undefined when there is none with this id. */
export async function inquiryById(services: Services, id: string): Promise<OpenInquiry | undefined> {
  const row = await services.store.db
    .selectFrom("clinic_inquiries")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && openInquiry(services, row);
}

/** Opens what is sealed in a row. */
export function openInquiry({ cipher }: Pick<Services, "cipher">, row: ClinicInquiryRow): OpenInquiry {
  const { id, state, created_at } = row;
  const opened = (column: "email" | "clinic_name" | "contact_name" | "phone" | "message") =>
    cipher.decrypt(row[column], { table: "clinic_inquiries", column, id });
  return {
    id,
    state,
    created_at,
    email: opened("email"),
    clinicName: opened("clinic_name"),
    contactName: opened("contact_name"),
    phone: opened("phone"),
    message: opened("message"),
  };
}
