import { heldCopy } from "#content/my-data.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";
import { writtenPerson } from "../reads/person.server.ts";

const tables = ["inbox_notes", "inbox_answers"] as const;
const { labels, noteHidden } = heldCopy;

/** What the team wrote about somebody's messages and inquiries, and answered them. */
export const notesSource: PersonalDataSource = {
  kind: "desk",
  tables: ["inbox_notes", "inbox_answers", "inbox_events"],
  erased: "first",
  person: writtenPerson,
  textTables: tables.map((table) => ({ table, columns: ["text"] })),
  async find(services, email) {
    return (await rowsOf(services, email)).map(({ id, created_at, table, written }) => ({
      id,
      at: created_at,
      // Notes are written for the team alone: the person learns that there is one, and not what it says.
      fields: [
        table === "inbox_notes"
          ? { name: "note", label: labels.note, text: noteHidden }
          : { name: "text", label: labels.answer, text: written },
      ],
    }));
  },
  async prepareErasure(services, email) {
    const rows = await rowsOf(services, email);
    return async (tx) => {
      for (const { table, id } of rows) await tx.deleteFrom(table).where("id", "=", id).execute();
      return { count: rows.length, ids: rows.map(({ id }) => id) };
    };
  },
};

async function rowsOf({ store, cipher }: Services, email: string) {
  const idsIn = async (table: "contact_messages" | "clinic_inquiries") =>
    (
      await store.db
        .selectFrom(table)
        .select("id")
        .where("email_index", "in", cipher.blindIndexes(table, email))
        .execute()
    ).map(({ id }) => id);
  const [messages, inquiries] = [await idsIn("contact_messages"), await idsIn("clinic_inquiries")];
  const found = await Promise.all(
    tables.map(async (table) => {
      const rows = await store.db
        .selectFrom(table)
        .select(["id", "text", "created_at"])
        .where((row) =>
          row.or([row("message_id", "in", [...messages, ""]), row("inquiry_id", "in", [...inquiries, ""])]),
        )
        .execute();
      return rows.map(({ text, ...row }) => ({
        ...row,
        table,
        written: cipher.decrypt(text, { table, column: "text", id: row.id }),
      }));
    }),
  );
  return found.flat();
}
