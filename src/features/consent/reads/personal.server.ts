import { heldWords } from "#content/my-data.ts";
import type { PersonalHolder } from "#platform/personal-data/holder.ts";

const { labels, consentKinds } = heldWords;

/** Each yes and no to the letter. The ledger names people by a keyed mark alone and stays: it is the proof. */
export const consentHolder: PersonalHolder = {
  kind: "consent",
  tables: ["consent"],
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
