import { contactForm, contactSubjects } from "#content/forms.ts";
import { deleteAgain, type PersonalDataSource } from "#platform/personal-data/source.ts";
import { messageById } from "../reads.server.ts";

/** Messages of the contact page, also those that look like spam. */
export const messagesSource: PersonalDataSource = {
  kind: "messages",
  tables: ["contact_messages"],
  erased: "first",
  addressTables: ["contact_messages"],
  textTables: [{ table: "contact_messages", columns: ["name", "phone", "message"] }],
  eraseAgain: { "messages.erased": deleteAgain("contact_messages") },
  async find(services, email) {
    const rows = await services.store.db
      .selectFrom("contact_messages")
      .select("id")
      .where("email_index", "=", services.cipher.blindIndex("contact_messages", email))
      .orderBy("created_at")
      .execute();
    const messages = await Promise.all(rows.map(({ id }) => messageById(services, id)));
    return messages
      .filter((message) => message !== undefined)
      .map((message) => ({
        id: message.id,
        at: message.created_at,
        fields: [
          { name: "name", label: contactForm.name.label, text: message.name },
          { name: "email", label: contactForm.email.label, text: message.email },
          { name: "phone", label: contactForm.phone.label, text: message.phone },
          {
            name: "subject",
            label: contactForm.subject.label,
            text: contactSubjects.find(({ value }) => value === message.subject)?.label ?? message.subject,
          },
          { name: "message", label: contactForm.message.label, text: message.message },
        ],
      }));
  },
  async prepareErasure({ cipher }, email) {
    const emailIndex = cipher.blindIndex("contact_messages", email);
    return async (tx) => {
      const rows = await tx
        .deleteFrom("contact_messages")
        .where("email_index", "=", emailIndex)
        .returning("id")
        .execute();
      return { count: rows.length, ids: rows.map(({ id }) => id) };
    };
  },
};
