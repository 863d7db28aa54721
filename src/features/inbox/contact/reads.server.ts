import type { Services } from "#platform/services.ts";
import type { ContactMessageRow } from "./table.server.ts";

/** What a list shows: nothing that needs the key. */
export type MessageLine = Pick<ContactMessageRow, "id" | "state" | "subject" | "created_at">;

/** The newest messages first. */
export function latestMessages({ store }: Services, limit: number): Promise<MessageLine[]> {
  return store.db
    .selectFrom("contact_messages")
    .select(["id", "state", "subject", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export type OpenMessage = MessageLine & { name: string; email: string; phone: string; message: string };

/** One message, decrypted; undefined when there is none with this id. */
export async function messageById(services: Services, id: string): Promise<OpenMessage | undefined> {
  const row = await services.store.db
    .selectFrom("contact_messages")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && openMessage(services, row);
}

/** Opens what is sealed in a row. */
export function openMessage({ cipher }: Pick<Services, "cipher">, row: ContactMessageRow): OpenMessage {
  const { id, state, subject, created_at } = row;
  const opened = (column: "name" | "email" | "phone" | "message") =>
    cipher.decrypt(row[column], { table: "contact_messages", column, id });
  return {
    id,
    state,
    subject,
    created_at,
    name: opened("name"),
    email: opened("email"),
    phone: opened("phone"),
    message: opened("message"),
  };
}
