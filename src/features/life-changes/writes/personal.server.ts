import { heldCopy } from "#content/my-data.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.ts";
import { changeOf, labelsOf } from "../reads.server.ts";
import { breaksOf } from "../schema.ts";
import { decryptAddress, decryptChange } from "../table.server.ts";

const { labels } = heldCopy;

/** What somebody has changed with one press. The team's view of a person shows nothing of it. */
export const lifeChangesSource: PersonalDataSource = {
  kind: "lifeChanges",
  tables: ["life_changes"],
  // Before places, because a press locks this row before it locks a group.
  erased: "first",
  addressRows: [{ table: "life_changes" }],
  person: null,
  async find(services, email) {
    const row = await changeOf(services, services.store.db, email);
    if (!row) return [];
    const breaks = breaksOf(decryptChange(services, row));
    const leftOut = breaks.flatMap(({ newsletter }) =>
      newsletter === "all" ? [heldCopy.everything] : labelsOf(newsletter),
    );
    return [
      {
        id: row.id,
        at: row.created_at,
        fields: [
          { name: "email", label: labels.email, text: decryptAddress(services, row) },
          { name: "leftOut", label: labels.leftOut, text: leftOut.join(", ") },
          {
            name: "pausedPlaces",
            label: labels.pausedPlaces,
            text: String(breaks.flatMap(({ places }) => places).length),
          },
          { name: "until", label: labels.until, text: row.until },
        ],
      },
    ];
  },
  async prepareErasure(services, email) {
    return async (tx) => {
      const indexes = services.cipher.blindIndexes("life_changes", email);
      const rows = await tx
        .deleteFrom("life_changes")
        .where("email_index", "in", indexes)
        .returning("id")
        .execute();
      return { count: rows.length, ids: rows.map(({ id }) => id) };
    };
  },
};
