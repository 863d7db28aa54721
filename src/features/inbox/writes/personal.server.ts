import { heldCopy } from "#content/my-data.ts";
import { deleteAgain, type PersonalDataSource } from "#platform/personal-data/source.ts";
import { labelOf } from "#platform/records/fields.ts";
import type { Services } from "#platform/services.ts";
import { receivedById } from "../forms/reads.server.ts";
import { type ConversationKind, conversationKinds, kindRules } from "../forms/rules/conversation-kinds.ts";
import { fieldsIn, othersIn } from "../forms/schema/forms.ts";
import { conversationsOf } from "../forms/table.server.ts";
import { receivedPerson, writtenPerson } from "../reads/person.server.ts";
import { forgetSearched } from "../reads/search.server.ts";

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
  const indexes = conversationKinds.flatMap((kind) => cipher.blindIndexes(kindRules[kind].context, email));
  const found = await Promise.all(
    tables.map(async (table) => {
      const rows = await store.db
        .selectFrom(table)
        .select(["id", "text", "created_at"])
        .where("conversation_id", "in", (row) =>
          row.selectFrom("conversations").select("id").where("email_index", "in", indexes),
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

/** What people sent by a form, also what looks like spam. Personal fields of the form follow from its definition. */
export function receivedSource(kind: ConversationKind): PersonalDataSource {
  const conversations = conversationsOf(kind);
  const indexesOf = ({ cipher }: Services, email: string) =>
    cipher.blindIndexes(kindRules[kind].context, email);
  const fields = fieldsIn[kind];
  return {
    kind: kind,
    tables: ["conversations"],
    erased: "first",
    addressRows: [conversations],
    person: receivedPerson(kind),
    textTables: [
      {
        ...conversations,
        columns: [
          ...othersIn(kind).map(({ column }) => column),
          ...(kind === "messages" ? ["mail_subject"] : []),
        ],
      },
    ],
    eraseAgain: { [`${kind}.erased`]: deleteAgain("conversations") },
    async find(services, email) {
      const rows = await services.store.db
        .selectFrom("conversations")
        .select("id")
        .where("email_index", "in", indexesOf(services, email))
        .orderBy("created_at")
        .execute();
      const found = await Promise.all(rows.map(({ id }) => receivedById(services, kind, id)));
      return found
        .filter((received) => received !== undefined)
        .map(({ id, created_at, texts }) => ({
          id,
          at: created_at,
          fields: fields.map((field) => ({
            name: field.name,
            label: field.label,
            text: labelOf(field, texts[field.name] ?? ""),
          })),
        }));
    },
    async prepareErasure(services, email) {
      const emailIndexes = indexesOf(services, email);
      return async (tx) => {
        // Separated first: what is merged would go with the other, and not be counted.
        await tx
          .updateTable("conversations")
          .set({ merged_into: null })
          .where("email_index", "in", emailIndexes)
          .execute();
        const rows = await tx
          .deleteFrom("conversations")
          .where("email_index", "in", emailIndexes)
          .returning("id")
          .execute();
        const ids = rows.map(({ id }) => id);
        forgetSearched(services, kind, ids);
        return { count: ids.length, ids };
      };
    },
  };
}
