import { inquiryForm } from "#content/forms.ts";
import { deleteAgain, type PersonalDataSource } from "#platform/personal-data/source.ts";
import { inquiryById } from "../reads.server.ts";

const fields = ["email", "clinicName", "contactName", "phone", "message"] as const;

/** Inquiries of clinics. */
export const inquiriesSource: PersonalDataSource = {
  kind: "inquiries",
  tables: ["clinic_inquiries"],
  erased: "first",
  addressTables: ["clinic_inquiries"],
  textTables: [{ table: "clinic_inquiries", columns: ["clinic_name", "contact_name", "phone", "message"] }],
  eraseAgain: { "inquiries.erased": deleteAgain("clinic_inquiries") },
  async find(services, email) {
    const rows = await services.store.db
      .selectFrom("clinic_inquiries")
      .select("id")
      .where("email_index", "=", services.cipher.blindIndex("clinic_inquiries", email))
      .orderBy("created_at")
      .execute();
    const inquiries = await Promise.all(rows.map(({ id }) => inquiryById(services, id)));
    return inquiries
      .filter((inquiry) => inquiry !== undefined)
      .map((inquiry) => ({
        id: inquiry.id,
        at: inquiry.created_at,
        fields: fields.map((name) => ({ name, label: inquiryForm[name].label, text: inquiry[name] })),
      }));
  },
  async prepareErasure({ cipher }, email) {
    const emailIndex = cipher.blindIndex("clinic_inquiries", email);
    return async (tx) => {
      const rows = await tx
        .deleteFrom("clinic_inquiries")
        .where("email_index", "=", emailIndex)
        .returning("id")
        .execute();
      return { count: rows.length, ids: rows.map(({ id }) => id) };
    };
  },
};
