import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Audience } from "#platform/personal-data/source.ts";
import { openContact } from "./encrypted.server.ts";

/** Responses read at a time. */
const step = 500;

/** Those who answered a campaign with their address. Anonymous answers are nobody's. */
export const respondents: Audience = {
  async list({ store }) {
    const rows = await store.db
      .selectFrom("campaigns")
      .select(["id", "title"])
      .where("state", "!=", "deleted")
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("responses")
            .select("responses.id")
            .whereRef("responses.campaign_id", "=", "campaigns.id")
            .where("responses.state", "=", "kept")
            .where("responses.contact_index", "!=", ""),
        ),
      )
      .orderBy("created_at", "desc")
      .execute();
    return rows.map(({ id, title }) => ({ id, label: title }));
  },
  async addresses(services, id) {
    const found = new Set<string>();
    for (let after = ""; ; ) {
      const rows = await services.store.db
        .selectFrom("responses")
        .select(["id", "contact"])
        .where("campaign_id", "=", id)
        .where("state", "=", "kept")
        .where("contact_index", "!=", "")
        .where("id", ">", after)
        .orderBy("id")
        .limit(step)
        .execute();
      for (const row of rows) {
        const contact = openContact(services, row);
        if (contact) found.add(comparableEmail(contact.email));
      }
      const last = rows.at(-1);
      if (!last || rows.length < step) return [...found];
      after = last.id;
    }
  },
};
