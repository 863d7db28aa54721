import type { PersonPart, TimelinePlace } from "#platform/personal-data/person.ts";
import type { Services } from "#platform/services.ts";
import { timelineCopy as copy } from "../copy.ts";
import { openContact } from "./encrypted.server.ts";

/** Answers to campaigns that ask for contact details, in the view of one person. Anonymous ones are nobody's. */
export const responsesPerson: PersonPart = {
  permission: "answers.read",
  records: {
    name: "answers",
    async addressOf(services, id) {
      const row = await services.store.db
        .selectFrom("responses")
        .select(["id", "contact"])
        .where("id", "=", id)
        .executeTakeFirst();
      return row && openContact(services, row)?.email;
    },
    newestOf: async (services, email) => (await answersOf(services, email, { limit: 1 }))[0]?.id,
  },
  async entries(services, email, { before, limit }) {
    return (await answersOf(services, email, { before, limit })).map((row) => ({
      id: row.id,
      at: row.created_at,
      what: copy.what,
      text: row.title || copy.untitled,
      status: row.state === "kept" ? "" : copy.suspected,
      path: `/admin/campaigns/${row.campaign_id}/responses/${row.id}`,
    }));
  },
  async about(services, email) {
    const [newest] = await answersOf(services, email, { limit: 1 });
    const name = newest && openContact(services, newest)?.name;
    return name ? { name } : {};
  },
  async found(services, email, limit) {
    return (await answersOf(services, email, { limit, onlyKept: true })).map((row) => ({
      kind: "answer",
      title: row.title,
      path: `/admin/campaigns/${row.campaign_id}/responses/${row.id}`,
      at: row.created_at,
    }));
  },
};

type Page = { before?: TimelinePlace | undefined; limit: number; onlyKept?: boolean };

async function answersOf({ store, cipher }: Services, email: string, { before, limit, onlyKept }: Page) {
  let query = store.db
    .selectFrom("responses")
    .innerJoin("campaigns", "campaigns.id", "responses.campaign_id")
    .select([
      "responses.id",
      "responses.campaign_id",
      "responses.contact",
      "responses.state",
      "responses.created_at",
      "campaigns.title",
    ])
    .where("contact_index", "in", cipher.blindIndexes("responses", email))
    .orderBy("responses.created_at", "desc")
    .orderBy("responses.id", "desc")
    .limit(limit);
  if (onlyKept) query = query.where("responses.state", "=", "kept");
  if (before)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("responses.created_at", "responses.id"), "<", tuple(before.at, before.id)),
    );
  return query.execute();
}
