import { sql } from "kysely";
import type { Services } from "#platform/services.ts";
import { type ConversationKind, kindRules } from "./rules/conversation-kinds.ts";
import { fieldsIn, type StoredField, type Texts } from "./schema/forms.ts";
import type { ConversationRow } from "./table.server.ts";

/** What a list without decryption shows; `plain` are the fields that aren't personal. */
type ReceivedLine = Pick<ConversationRow, "id" | "state" | "created_at"> & { plain: readonly string[] };

export async function latestReceived(
  { store }: Services,
  kind: ConversationKind,
  limit: number,
): Promise<ReceivedLine[]> {
  const plain = fieldsIn[kind].filter(({ personal }) => !personal);
  const rows = await store.db
    .selectFrom("conversations")
    .where("kind", "=", kind)
    .select(["id", "state", "created_at"])
    .select(plain.map(({ column }) => sql<string>`${sql.ref(column)}`.as(column)))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    created_at: row.created_at,
    plain: plain.map((field) => storedIn(row, field)),
  }));
}

/** One message or inquiry, decrypted. */
type Received = Pick<ConversationRow, "id" | "state" | "created_at"> & { texts: Texts };

/** Undefined when there is none with this id. */
export async function receivedById(
  services: Services,
  kind: ConversationKind,
  id: string,
): Promise<Received | undefined> {
  const row = await services.store.db
    .selectFrom("conversations")
    .where("kind", "=", kind)
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return (
    row && { id, state: row.state, created_at: row.created_at, texts: decryptedTexts(services, kind, row) }
  );
}

export function decryptedTexts(
  { cipher }: Pick<Services, "cipher">,
  kind: ConversationKind,
  row: Pick<ConversationRow, "id">,
  fields: readonly StoredField[] = fieldsIn[kind],
): Texts {
  const { context: table } = kindRules[kind];
  const mailSubject = storedIn(row, { column: "mail_subject" });
  const text = (field: StoredField) => {
    // What came by email has a subject of its own in place of the form's choices.
    if (field.name === "subject" && mailSubject !== "")
      return cipher.decrypt(mailSubject, { table, column: "mail_subject", id: row.id });
    const stored = storedIn(row, field);
    // A column that is younger than the row is empty, and nothing in it is encrypted.
    if (!field.personal || stored === "") return stored;
    return cipher.decrypt(stored, { table, column: field.column, id: row.id });
  };
  return Object.fromEntries(fields.map((field) => [field.name, text(field)]));
}

export function storedIn(row: object, { column }: Pick<StoredField, "column">): string {
  const stored: unknown = Reflect.get(row, column);
  return typeof stored === "string" ? stored : "";
}
