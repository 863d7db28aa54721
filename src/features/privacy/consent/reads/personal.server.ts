import { heldCopy } from "#content/my-data.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.ts";

const { labels, consentKinds } = heldCopy;

/** Each yes and no to the letter. The ledger names people by a keyed mark alone and stays: it is the proof. */
export const consentSource: PersonalDataSource = {
  kind: "consent",
  tables: ["consent"],
  erased: "last",
  async find({ store, cipher }, email) {
    const lines = await store.db
      .selectFrom("consent")
      .selectAll()
      .where("subject", "=", cipher.blindIndex("consent", email))
      .orderBy("at")
      .orderBy("id")
      .execute();
    return lines.map(({ id, at, kind, wording, wording_version, page }) => ({
      id,
      at,
      fields: [
        { name: "kind", label: labels.consentKind, text: consentKinds[kind] },
        { name: "wording", label: labels.wording, text: wording },
        { name: "version", label: labels.wordingVersion, text: wording_version },
        { name: "page", label: labels.page, text: page },
      ],
    }));
  },
};
