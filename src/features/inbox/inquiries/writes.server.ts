import { instantNow } from "#platform/clock/clock.ts";
import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";

/** The outbox kind that tells the team. */
export const inquiryJob = "clinics.inquiry_received";

export type NewInquiry = {
  email: string;
  clinicName: string;
  contactName: string;
  phone: string;
  message: string;
};

/**
 * Stores an inquiry and queues the mail to the team, both or neither.
 * @returns the id the clinic can quote.
 */
export async function receiveInquiry(
  services: Services,
  { inquiry, idempotencyKey }: { inquiry: NewInquiry; idempotencyKey: string | undefined },
): Promise<string> {
  const { store, ids, cipher, clock } = services;
  const id = ids.next();
  const sealed = (column: string, text: string) =>
    cipher.encrypt(text, { table: "clinic_inquiries", column, id });
  const now = instantNow(clock);
  const row = {
    id,
    state: "new" as const,
    state_at: now,
    assignee: "",
    version: 1,
    met_at: "",
    team_told: 1,
    email: sealed("email", inquiry.email),
    email_index: cipher.blindIndex("clinic_inquiries", comparableEmail(inquiry.email)),
    clinic_name: sealed("clinic_name", inquiry.clinicName),
    contact_name: sealed("contact_name", inquiry.contactName),
    phone: sealed("phone", inquiry.phone),
    message: sealed("message", inquiry.message),
    created_at: now,
  };
  return store.transact((tx) =>
    withIdempotencyKey(
      tx,
      services,
      { operation: "clinics.inquiry", key: idempotencyKey, input: inquiry, id },
      async () => {
        await tx.insertInto("clinic_inquiries").values(row).execute();
        await enqueue(tx, services, { kind: inquiryJob, payload: { inquiryId: id } });
      },
    ),
  );
}
