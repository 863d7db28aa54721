import { instantNow } from "#platform/clock/clock.ts";
import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";

/** The outbox kind that tells the team. */
export const messageJob = "contact.message_received";

export type NewMessage = {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
};

/**
 * Stores a message and queues the mail to the team, both or neither. A filled hidden field is kept as
 * suspected spam and told to nobody.
 * @returns the id the person can quote.
 */
export async function receiveMessage(
  services: Services,
  {
    message,
    suspected,
    idempotencyKey,
  }: { message: NewMessage; suspected: boolean; idempotencyKey: string | undefined },
): Promise<string> {
  const { store, ids, cipher, clock } = services;
  const id = ids.next();
  const sealed = (column: "name" | "email" | "phone" | "message") =>
    cipher.encrypt(message[column], { table: "contact_messages", column, id });
  const now = instantNow(clock);
  const row = {
    id,
    state: suspected ? ("suspected_spam" as const) : ("new" as const),
    state_at: now,
    assignee: "",
    version: 1,
    met_at: "",
    team_told: suspected ? 0 : 1,
    subject: message.subject,
    name: sealed("name"),
    email: sealed("email"),
    email_index: cipher.blindIndex("contact_messages", comparableEmail(message.email)),
    phone: sealed("phone"),
    message: sealed("message"),
    created_at: now,
  };
  return store.transact((tx) =>
    withIdempotencyKey(
      tx,
      services,
      { operation: "contact", key: idempotencyKey, input: message, id },
      async () => {
        await tx.insertInto("contact_messages").values(row).execute();
        if (!suspected) await enqueue(tx, services, { kind: messageJob, payload: { messageId: id } });
      },
    ),
  );
}
