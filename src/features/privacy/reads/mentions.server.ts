import { sql } from "kysely";
import { heldCopy } from "#content/my-data.ts";
import { addressMatcher } from "#platform/personal-data/address-text.ts";
import {
  changeStrings,
  type DecryptedText,
  decryptedRows,
  type EncryptedTable,
} from "#platform/personal-data/encrypted-texts.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";

const { labels, mentions } = heldCopy;
const mentionLabels: Readonly<Record<string, string>> = mentions;

/** Every encrypted column in which somebody can have written somebody else's address. */
export function textTablesOf({ contributions }: Pick<Services, "contributions">): readonly EncryptedTable[] {
  return contributions.personalData.flatMap(({ textTables }) => textTables ?? []);
}

type Mention = { source: EncryptedTable; id: string; createdAt: string; texts: readonly DecryptedText[] };

/**
 * Texts of other people, or of the team, in which the address stands. They are about more than one person, so they are
 * named without their words, and an erasure takes only the address out of them. What a person sent themselves is found
 * by the sources before this one.
 */
export const mentionsSource: PersonalDataSource = {
  kind: "mentions",
  // Their rows belong to the sources of whoever wrote them.
  tables: [],
  erased: "after own rows",
  async find(services, email) {
    return (await mentionsOf(services, email)).map(({ source, id, createdAt }) => ({
      id,
      at: createdAt,
      fields: [{ name: "where", label: labels.mention, text: mentionLabels[source.table] ?? source.table }],
    }));
  },
  async prepareErasure(services, email) {
    const { cipher } = services;
    const matcher = addressMatcher(email);
    const found = await mentionsOf(services, email);
    return async (tx) => {
      const ids = new Set<string>();
      for (const { source, id, texts } of found)
        for (const { column, stored, text } of texts) {
          const without = changeStrings(text, (each) => matcher.remove(each, mentions.removed), source.json);
          const sealed = cipher.encrypt(without, place(source, column, id));
          const { numAffectedRows = 0n } = await sql`
            update ${sql.table(source.table)} set ${sql.ref(column)} = ${sealed}
            where id = ${id} and ${sql.ref(column)} = ${stored}
          `.execute(tx);
          // Rows that were the person's own are gone by now.
          if (numAffectedRows > 0n) ids.add(id);
        }
      // The rows stay, and so do their mails: nothing else is to be removed with them.
      return { count: ids.size, ids: [] };
    };
  },
};

const place = ({ table }: EncryptedTable, column: string, id: string) => ({ table, column, id });

async function mentionsOf(services: Services, email: string): Promise<Mention[]> {
  const { isIn } = addressMatcher(email);
  const found: Mention[] = [];
  for (const source of textTablesOf(services))
    for await (const { id, createdAt, texts } of decryptedRows(services, source)) {
      const holding = texts.filter(({ strings }) => strings.some(isIn));
      if (holding.length > 0) found.push({ source, id, createdAt, texts: holding });
    }
  return found;
}
