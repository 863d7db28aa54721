import { sql } from "kysely";
import { heldCopy } from "#content/my-data.ts";
import { cellOf, contextTable } from "#platform/crypto/keyed-table.ts";
import { addressMatcher } from "#platform/personal-data/address-text.ts";
import {
  changeStrings,
  type DecryptedText,
  type EncryptedTable,
  rowsWithAddress,
} from "#platform/personal-data/encrypted-texts.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";

const { labels, mentions } = heldCopy;
const mentionLabels: Readonly<Record<string, string>> = mentions;

/** Every encrypted column that can contain another person's address. */
export function textTablesOf({ contributions }: Pick<Services, "contributions">): readonly EncryptedTable[] {
  return contributions.personalData.flatMap(({ textTables }) => textTables ?? []);
}

type Mention = { source: EncryptedTable; id: string; createdAt: string; texts: readonly DecryptedText[] };

/**
 * Texts by other people or the team that contain the address. They concern more than one person, so they're listed
 * without their content, and an erasure removes only the address. The earlier sources find what a person sent.
 */
export const mentionsSource: PersonalDataSource = {
  kind: "mentions",
  // Their rows belong to their authors' sources.
  tables: [],
  erased: "after own rows",
  person: null,
  async find(services, email) {
    return (await mentionsOf(services, email)).map(({ source, id, createdAt }) => ({
      id,
      at: createdAt,
      fields: [
        { name: "where", label: labels.mention, text: mentionLabels[contextTable(source)] ?? source.table },
      ],
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
          const encrypted = cipher.encrypt(without, cellOf(source, column, id));
          const { numAffectedRows = 0n } = await sql`
            update ${sql.table(source.table)} set ${sql.ref(column)} = ${encrypted}, address_indexes = null
            where id = ${id} and ${sql.ref(column)} = ${stored}
          `.execute(tx);
          // The person's own rows have been erased by now.
          if (numAffectedRows > 0n) ids.add(id);
        }
      // The rows and their emails stay, so nothing else is removed.
      return { count: ids.size, ids: [] };
    };
  },
};

async function mentionsOf(services: Services, email: string): Promise<Mention[]> {
  const { isIn } = addressMatcher(email);
  const mentions: Mention[] = [];
  for (const source of textTablesOf(services))
    for await (const { id, createdAt, texts } of rowsWithAddress(services, source, email)) {
      const holding = texts.filter(({ strings }) => strings.some(isIn));
      if (holding.length > 0) mentions.push({ source, id, createdAt, texts: holding });
    }
  return mentions;
}
