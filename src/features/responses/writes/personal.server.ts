import { heldWords } from "#content/my-data.ts";
import type { PersonalHolder } from "#platform/personal-data/holder.ts";
import type { Services } from "#platform/services.ts";
import { openAnswers, openContact } from "../reads/sealed.server.ts";
import { saidAnswer } from "../rules/said-answer.ts";
import type { ResponseRow } from "../table.server.ts";
import { backgroundOf, removeRow } from "./receipt.server.ts";

const { labels } = heldWords;

/** Answers to campaigns that were given with an address. Others cannot be told from anybody's; a receipt code opens them. */
export const responsesHolder: PersonalHolder = {
  kind: "answers",
  tables: ["responses", "response_marks"],
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

function rowsOf({ store, cipher }: Services, email: string): Promise<ResponseRow[]> {
  return store.db
    .selectFrom("responses")
    .selectAll()
    .where("contact_index", "=", cipher.blindIndex("responses", email))
    .orderBy("created_at")
    .execute();
}

async function heldItem(services: Services, row: ResponseRow) {
  const { content } = await backgroundOf(services, row);
  const answers = openAnswers(services, row);
  const contact = openContact(services, row);
  const questions = content?.sections.flatMap((section) => section.questions) ?? [];
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
          text: question ? saidAnswer(question, answer) : JSON.stringify(answer),
        };
      }),
      { name: "eraseAt", label: labels.eraseAt, text: row.erase_at },
    ],
  };
}
