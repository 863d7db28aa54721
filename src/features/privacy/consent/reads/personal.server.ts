import { heldCopy } from "#content/my-data.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.ts";
import { personConsent } from "../copy.ts";

const { labels, consentKinds } = heldCopy;

/** Newsletter consent entries. They identify people only by a blind index and are kept as proof of consent. */
export const consentSource: PersonalDataSource = {
  kind: "consent",
  tables: ["consent"],
  erased: "last",
  person: {
    permission: "subscribers.read",
    async entries({ store, cipher }, email, { before, limit }) {
      let query = store.db
        .selectFrom("consent")
        .select(["id", "at", "kind"])
        .where("subject", "in", cipher.blindIndexes("consent", email))
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(limit);
      if (before)
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple("at", "id"), "<", tuple(before.at, before.id)),
        );
      const lines = await query.execute();
      return lines.map(({ id, at, kind }) => ({
        id,
        at,
        what: personConsent.what,
        text: personConsent.kinds[kind],
        status: "",
        path: "",
      }));
    },
  },
  async find({ store, cipher }, email) {
    const lines = await store.db
      .selectFrom("consent")
      .selectAll()
      .where("subject", "in", cipher.blindIndexes("consent", email))
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
