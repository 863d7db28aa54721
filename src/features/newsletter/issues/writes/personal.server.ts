import { newsletterForm } from "#content/forms.ts";
import { heldCopy } from "#content/my-data.ts";
import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";
import type { PersonalDataSource, StoredItem } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";
import { openChoices, openName } from "../../reads.server.ts";
import { tagsOf } from "../../subscribers/reads/tags.server.ts";
import { forgotten, type SubscriberRow } from "../../table.server.ts";
import { eraseFromList } from "../../writes/subscribing.server.ts";
import { subscriberPerson } from "../reads/person.server.ts";

const { labels, states } = heldCopy;

/**
 * Newsletter subscribers. Erasing empties the row and keeps only a blind index, so the person stays unsubscribed.
 */
export const subscriberSource: PersonalDataSource = {
  kind: "letter",
  tables: ["subscribers", "subscriber_tagged", "letter_mails"],
  erased: "last",
  addressTables: ["subscribers"],
  person: subscriberPerson,
  eraseAgain: {
    "subscribers.erased": (services, tx, id) =>
      eraseFromList(tx, services, { subscriberId: id, page: "script/restore" }),
  },
  async find(services, email) {
    const { store, cipher } = services;
    const rows = await store.db
      .selectFrom("subscribers")
      .selectAll()
      .where("email_index", "in", cipher.blindIndexes("subscribers", email))
      .where("email", "!=", forgotten)
      .execute();
    const tags = await tagsOf(
      services,
      rows.map(({ id }) => id),
    );
    return rows.map(
      (row): StoredItem => ({
        id: row.id,
        at: row.created_at,
        fields: [
          {
            name: "email",
            label: newsletterForm.email.label,
            text: cipher.decrypt(row.email, { table: "subscribers", column: "email", id: row.id }),
          },
          { name: "name", label: labels.name, text: openName(services, row) },
          { name: "tags", label: labels.tags, text: (tags.get(row.id) ?? []).join(", ") },
          { name: "state", label: labels.state, text: states[row.state] },
          { name: "page", label: labels.page, text: row.page },
          { name: "leftOut", label: labels.leftOut, text: leftOut(services, row) },
          { name: "changed", label: labels.changed, text: row.changed_at },
        ],
      }),
    );
  },
  async prepareErasure(services, email) {
    const emailIndexes = services.cipher.blindIndexes("subscribers", email);
    return async (tx) => {
      const row = await tx
        .selectFrom("subscribers")
        .select("id")
        .where("email_index", "in", emailIndexes)
        .where("email", "!=", forgotten)
        .executeTakeFirst();
      if (!row) return { count: 0, ids: [] };
      await eraseFromList(tx, services, { subscriberId: row.id, page: "/privacy/my-data" });
      return { count: 1, ids: [row.id] };
    };
  },
};

/** A subscriber's opt-outs as labels; those no longer offered are shown by id. */
function leftOut(services: Services, row: SubscriberRow): string {
  const { topics, dates } = openChoices(services, row);
  const offered = [...newsletterTopics, ...newsletterDates];
  return [...topics, ...dates]
    .map((id) => offered.find((choice) => choice.id === id)?.label ?? id)
    .join(", ");
}
