import { heldCopy } from "#content/my-data.ts";
import { rowById } from "#platform/database/open.ts";
import { addressMatcher } from "#platform/personal-data/address-text.ts";
import { rowsWithAddress } from "#platform/personal-data/encrypted-texts.ts";
import type { PersonPart, TimelinePosition } from "#platform/personal-data/person.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";
import { everyPart } from "../../rules/matrix.ts";
import { openAnswers, openContact, responseTexts } from "../reads/encrypted.server.ts";
import { formatAnswer } from "../rules/format-answer.ts";
import type { ResponseRow } from "../table.server.ts";
import { backgroundOf, removeRow } from "./receipt.server.ts";

const copy = {
  what: "Campaign answer",
  untitled: "Untitled",
  suspected: "Suspected spam",
} as const;

const { labels } = heldCopy;

/** Answers to campaigns that ask for contact details, in the view of one person. Anonymous ones are nobody's. */
const responsesPerson: PersonPart = {
  permission: "answers.read",
  records: {
    name: "answers",
    async addressOf(services, id) {
      const row = await rowById(services.store.db, "responses", id).executeTakeFirst();
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

type Page = { before?: TimelinePosition | undefined; limit: number; onlyKept?: boolean };

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

/**
 * Responses with an address: as the contact a campaign asks for or, if it asks for none, as the whole answer to a
 * question. Other responses can't be matched to a person; their receipt code opens them.
 */
export const responsesSource: PersonalDataSource = {
  kind: "answers",
  tables: ["responses", "response_marks"],
  erased: "first",
  person: responsesPerson,
  textTables: [responseTexts],
  eraseAgain: {
    async "responses.deleted"(services, tx, id) {
      const row = await rowById(tx, "responses", id).executeTakeFirst();
      if (row) await removeRow(tx, services, row, await backgroundOf(services, row));
      return row !== undefined;
    },
  },
  async find(services, email) {
    const rows = await rowsOf(services, email);
    return Promise.all(rows.map((row) => heldItem(services, row)));
  },
  async prepareErasure(services, email) {
    const rows = await rowsOf(services, email);
    const backgrounds = await Promise.all(rows.map((row) => backgroundOf(services, row)));
    return async (tx) => {
      const ids: string[] = [];
      for (const [at, { id }] of rows.entries()) {
        const background = backgrounds[at];
        const row = await tx.deleteFrom("responses").where("id", "=", id).returningAll().executeTakeFirst();
        if (!row || !background) continue;
        await removeRow(tx, services, row, background);
        ids.push(id);
      }
      return { count: ids.length, ids };
    };
  },
};

async function rowsOf(services: Services, email: string): Promise<ResponseRow[]> {
  const { store, cipher } = services;
  const rows = await store.db
    .selectFrom("responses")
    .selectAll()
    .where("contact_index", "in", cipher.blindIndexes("responses", email))
    .orderBy("created_at")
    .execute();
  const ids = await idsByAnswer(services, email);
  for (let from = 0; from < ids.length; from += atOnce)
    rows.push(
      ...(await store.db
        .selectFrom("responses")
        .selectAll()
        .where("id", "in", ids.slice(from, from + atOnce))
        .execute()),
    );
  return rows;
}

/** Rows per query by id. */
const atOnce = 100;

/** Responses without a contact in which one answer is the address. */
async function idsByAnswer(services: Services, email: string): Promise<string[]> {
  const { is } = addressMatcher(email);
  const ids: string[] = [];
  for await (const { id, texts } of rowsWithAddress(services, responseTexts, email)) {
    const [answers, contact] = texts;
    if (contact === undefined && answers?.strings.some(is)) ids.push(id);
  }
  return ids;
}

async function heldItem(services: Services, row: ResponseRow) {
  const { content } = await backgroundOf(services, row);
  const answers = openAnswers(services, row);
  const contact = openContact(services, row);
  const questions = everyPart(content?.sections ?? []);
  return {
    id: row.id,
    at: row.created_at,
    fields: [
      ...(content ? [{ name: "campaign", label: labels.campaign, text: content.title }] : []),
      ...(contact
        ? [
            { name: "name", label: labels.name, text: contact.name },
            { name: "email", label: labels.email, text: contact.email },
          ]
        : []),
      ...Object.entries(answers).map(([name, answer]) => {
        const question = questions.find(({ id }) => id === name);
        return {
          name: `answer.${name}`,
          label: question?.label ?? name,
          text: question ? formatAnswer(question, answer) : JSON.stringify(answer),
        };
      }),
      { name: "eraseAt", label: labels.eraseAt, text: row.erase_at },
    ],
  };
}
