import { newsletterForm } from "#content/forms.ts";
import { heldWords } from "#content/my-data.ts";
import { consentSubject, recordConsent } from "#features/consent/writes.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { HeldItem, PersonalHolder } from "#platform/personal-data/holder.ts";
import type { Services } from "#platform/services.ts";
import { forgotten } from "../table.server.ts";

const { labels, states } = heldWords;

/**
 * The address on the list for the letter. Erasing empties the row: what is left is the mark that keeps to the
 * person's no, as with everybody who has left the list for a while.
 */
export const newsletterHolder: PersonalHolder = {
  kind: "letter",
  tables: ["subscribers"],
  async find({ store, cipher }, email) {
    const rows = await store.db
      .selectFrom("subscribers")
      .selectAll()
      .where("email_index", "=", cipher.blindIndex("subscribers", email))
      .where("email", "!=", forgotten)
      .execute();
    return rows.map(
      (row): HeldItem => ({
        id: row.id,
        at: row.created_at,
        fields: [
          {
            name: "email",
            label: newsletterForm.email.label,
            text: cipher.decrypt(row.email, { table: "subscribers", column: "email", id: row.id }),
          },
          { name: "state", label: labels.state, text: states[row.state] },
          { name: "page", label: labels.page, text: row.page },
          { name: "changed", label: labels.changed, text: row.changed_at },
        ],
      }),
    );
  },
  async prepareErasure(services, email) {
    const { cipher, clock } = services;
    const emailIndex = cipher.blindIndex("subscribers", email);
    return async (tx) => {
      // Touched first, as in every transaction that goes on to the ledger.
      const row = await tx
        .updateTable("subscribers")
        .set(({ ref }) => ({ state: ref("state") }))
        .where("email_index", "=", emailIndex)
        .where("email", "!=", forgotten)
        .returning(["id", "state"])
        .executeTakeFirst();
      if (!row) return { count: 0, ids: [] };
      if (row.state !== "unsubscribed") await withdraw(tx, services, email);
      await tx
        .updateTable("subscribers")
        .set({ state: "unsubscribed", email: forgotten, page: forgotten, changed_at: instantNow(clock) })
        .where("id", "=", row.id)
        .execute();
      return { count: 1, ids: [row.id] };
    };
  },
};

function withdraw(tx: Tx, services: Services, email: string): Promise<void> {
  return recordConsent(tx, services, {
    subject: consentSubject(services, email),
    kind: "withdrawn",
    wording: newsletterForm.consent.text,
    wordingVersion: newsletterForm.consent.version,
    page: "/privacy/my-data",
  });
}

/** Sign-ups with the hidden field filled in. */
export const suspectedSignupsHolder: PersonalHolder = {
  kind: "suspectedSignups",
  tables: ["suspected_subscribers"],
  async find(services, email) {
    const rows = await suspectedOf(services, email);
    return rows.map(
      ({ id, created_at, page, typed }): HeldItem => ({
        id,
        at: created_at,
        fields: [
          { name: "email", label: newsletterForm.email.label, text: typed },
          { name: "page", label: labels.page, text: page },
        ],
      }),
    );
  },
  async prepareErasure(services, email) {
    const ids = (await suspectedOf(services, email)).map(({ id }) => id);
    return async (tx) => {
      if (ids.length > 0) await tx.deleteFrom("suspected_subscribers").where("id", "in", ids).execute();
      return { count: ids.length, ids };
    };
  },
};

async function suspectedOf({ store, cipher }: Services, email: string) {
  const emailIndex = cipher.blindIndex("suspected_subscribers", email);
  const rows = await store.db
    .selectFrom("suspected_subscribers")
    .selectAll()
    .where("email_index", "in", [emailIndex, ""])
    .orderBy("created_at")
    .execute();
  return rows
    .map((row) => ({
      ...row,
      typed: cipher.decrypt(row.email, { table: "suspected_subscribers", column: "email", id: row.id }),
    }))
    .filter((row) => row.email_index === emailIndex || row.typed.trim().toLowerCase() === email);
}
