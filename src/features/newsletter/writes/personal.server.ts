import { newsletterForm } from "#content/forms.ts";
import { heldCopy } from "#content/my-data.ts";
import type { PersonalDataSource, StoredItem } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";

const { labels } = heldCopy;

/** Sign-ups that filled in the honeypot. */
export const suspectedSignupsSource: PersonalDataSource = {
  kind: "suspectedSignups",
  tables: ["suspected_subscribers"],
  erased: "after own rows",
  addressRows: [{ table: "suspected_subscribers" }],
  person: null,
  async find(services, email) {
    const rows = await suspectedOf(services, email);
    return rows.map(
      ({ id, created_at, page, typed }): StoredItem => ({
        id,
        at: created_at,
        fields: [
          { name: "email", label: newsletterForm.email.label, text: typed },
          { name: "page", label: labels.page, text: page },
        ],
      }),
    );
  },
  async prepareErasure(services, email) {
    const ids = (await suspectedOf(services, email)).map(({ id }) => id);
    return async (tx) => {
      if (ids.length > 0) await tx.deleteFrom("suspected_subscribers").where("id", "in", ids).execute();
      return { count: ids.length, ids };
    };
  },
};

async function suspectedOf({ store, cipher }: Services, email: string) {
  const emailIndexes = cipher.blindIndexes("suspected_subscribers", email);
  const rows = await store.db
    .selectFrom("suspected_subscribers")
    .selectAll()
    .where("email_index", "in", [...emailIndexes, ""])
    .orderBy("created_at")
    .execute();
  return rows
    .map((row) => ({
      ...row,
      typed: cipher.decrypt(row.email, { table: "suspected_subscribers", column: "email", id: row.id }),
    }))
    .filter((row) => emailIndexes.includes(row.email_index) || row.typed.trim().toLowerCase() === email);
}
