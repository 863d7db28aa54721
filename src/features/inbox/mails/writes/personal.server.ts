import { heldCopy } from "#content/my-data.ts";
import type { PersonPart } from "#platform/personal-data/person.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";
import { mailPersonCopy } from "../copy.ts";
import { attachmentsOf, openMail } from "../reads.server.ts";
import { mailIndexes } from "../table.server.ts";

const { labels } = heldCopy;

/** The mails from an address, in anybody's conversation. */
const fromAddress = ({ store, cipher }: Services, email: string) =>
  store.db
    .selectFrom("inbox_mails")
    .where("inbox_mails.email_index", "in", cipher.blindIndexes(mailIndexes.email, email));

/** A person's mails besides those that began a conversation, in the view of one person. */
const mailsPerson: PersonPart = {
  permission: "messages.read",
  async entries(services, email, { before, limit }) {
    let query = fromAddress(services, email)
      .innerJoin("conversations", "conversations.id", "inbox_mails.conversation_id")
      .selectAll("inbox_mails")
      .select("conversations.kind")
      .where("part", "<>", "opening")
      .orderBy("inbox_mails.created_at", "desc")
      .orderBy("inbox_mails.id", "desc")
      .limit(limit);
    if (before)
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("inbox_mails.created_at", "inbox_mails.id"), "<", tuple(before.at, before.id)),
      );
    return (await query.execute()).map((row) => ({
      id: row.id,
      at: row.created_at,
      what: mailPersonCopy.mail,
      text: openMail(services, row).text.replace(/\s+/g, " ").trim().slice(0, 120),
      status: "",
      path: `/admin/${row.kind}/${row.conversation_id}`,
    }));
  },
};

/**
 * The mails that people sent us, with their files. One that began a conversation is with the messages too; what is here
 * of it is what it quoted and what the message had no room for.
 */
export const mailsSource: PersonalDataSource = {
  kind: "inboxMails",
  tables: ["inbox_mails", "inbox_attachments", "inbox_attachment_pieces"],
  erased: "first",
  addressRows: [{ table: "inbox_mails" }],
  textTables: [{ table: "inbox_mails", columns: ["name", "subject", "text", "quoted"] }],
  person: mailsPerson,
  async find(services, email) {
    const rows = await fromAddress(services, email).selectAll().orderBy("created_at").orderBy("id").execute();
    const files = await attachmentsOf(
      services,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => {
      const { name, subject, text, quoted } = openMail(services, row);
      const attached = (files.get(row.id) ?? []).map((file) => file.name).join(", ");
      return {
        id: row.id,
        at: row.created_at,
        fields: [
          { name: "name", label: labels.name, text: name },
          { name: "subject", label: labels.subject, text: subject },
          { name: "text", label: labels.mailText, text },
          { name: "quoted", label: labels.quoted, text: quoted },
          { name: "files", label: labels.files, text: attached },
        ],
      };
    });
  },
  async prepareErasure(services, email) {
    const indexes = services.cipher.blindIndexes(mailIndexes.email, email);
    return async (tx) => {
      const rows = await tx
        .deleteFrom("inbox_mails")
        .where("email_index", "in", indexes)
        .returning("id")
        .execute();
      return { count: rows.length, ids: rows.map(({ id }) => id) };
    };
  },
};
