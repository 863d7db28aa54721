import { labelOf } from "#platform/forms/fields.ts";
import { deleteAgain, type PersonalDataSource } from "#platform/personal-data/source.ts";
import { receivedPerson } from "../../reads/person.server.ts";
import { forgetSearched } from "../../reads/search-index.server.ts";
import { type MailboxName, mailboxes } from "../../rules/mailboxes.ts";
import { receivedById } from "../reads.server.ts";
import { fieldsIn, othersIn } from "../schema/forms.ts";

/** What people sent by a form, also what looks like spam. Personal fields of the form follow from its definition. */
export function receivedSource(mailbox: MailboxName): PersonalDataSource {
  const { table } = mailboxes[mailbox];
  const fields = fieldsIn[mailbox];
  return {
    kind: mailbox,
    tables: [table],
    erased: "first",
    addressTables: [table],
    person: receivedPerson(mailbox),
    textTables: [
      {
        table,
        columns: othersIn(mailbox).map(({ column }) => column),
      },
    ],
    eraseAgain: { [`${mailbox}.erased`]: deleteAgain(table) },
    async find(services, email) {
      const rows = await services.store.db
        .selectFrom(table)
        .select("id")
        .where("email_index", "in", services.cipher.blindIndexes(table, email))
        .orderBy("created_at")
        .execute();
      const found = await Promise.all(rows.map(({ id }) => receivedById(services, mailbox, id)));
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
      const emailIndexes = services.cipher.blindIndexes(table, email);
      return async (tx) => {
        const rows = await tx
          .deleteFrom(table)
          .where("email_index", "in", emailIndexes)
          .returning("id")
          .execute();
        const ids = rows.map(({ id }) => id);
        forgetSearched(services, mailbox, ids);
        return { count: ids.length, ids };
      };
    },
  };
}
