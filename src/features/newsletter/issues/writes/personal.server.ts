import { sql } from "kysely";
import { newsletterForm } from "#content/forms.ts";
import { frameLanguage } from "#content/frame-translations/frame-translations.ts";
import { languageNames } from "#content/languages.ts";
import { heldCopy } from "#content/my-data.ts";
import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";
import { day, instantAfter } from "#platform/clock/clock.ts";
import { type Database, rowById, type Tx } from "#platform/database/open.ts";
import type { PersonPart } from "#platform/personal-data/person.ts";
import type { PersonalDataSource, StoredItem } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";
import { openAddress, openChoices } from "../../reads.server.ts";
import { subscriberPeople } from "../../record.server.ts";
import { timelineCopy as copy, subscriberStates } from "../../subscribers/copy/subscribers.ts";
import { tagsOf } from "../../subscribers/reads/tags.server.ts";
import { forgotten, type SubscriberRow } from "../../table.server.ts";
import { eraseFromList } from "../../writes/leaving.server.ts";
import { openContent } from "../reads/content.server.ts";
import { countsOf } from "../reads/counts.server.ts";
import { mailRetentionDays, writtenReason } from "../rules/sending.ts";

const { labels, states } = heldCopy;

/** Emails that a server took or refused; the others are still on their way. */
const ended = ["delivered", "failed", "unsure"] as const;

const subscriberPerson: PersonPart = {
  permission: "subscribers.read",
  records: {
    name: "subscribers",
    async addressOf(services, id) {
      const row = await rowById(services.store.db, "subscribers", id).executeTakeFirst();
      return row && row.email !== forgotten ? openAddress(services, row) : undefined;
    },
    newestOf: async (services, email) => (await subscriberRow(services, email))?.id,
  },
  async entries(services, email, { before, limit }) {
    const subscriber = await subscriberRow(services, email);
    if (!subscriber) return [];
    let query = services.store.db
      .selectFrom("issue_mails as mail")
      .innerJoin("issues", "issues.id", "mail.issue_id")
      .select(["mail.id", "mail.at", "mail.state", "mail.reason", "issues.id as issueId", "content"])
      .where("subscriber_id", "=", subscriber.id)
      // As an expression, so that the index of the subscriber is used and not one of the states.
      .where(sql<string>`mail.state || ''`, "in", ended)
      .orderBy("mail.at", "desc")
      .orderBy("mail.id", "desc")
      .limit(limit);
    if (before)
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("mail.at", "mail.id"), "<", tuple(before.at, before.id)),
      );
    return (await query.execute()).map(({ id, at, state, reason, issueId, content }) => ({
      id,
      at,
      what: copy.what,
      text: openContent(services, { id: issueId, content }).subject,
      status: mailStatus(state, reason),
      path: `/admin/newsletters/${issueId}`,
    }));
  },
  async about(services, email) {
    const row = await subscriberRow(services, email);
    if (!row) return {};
    const tags = (await tagsOf(services, [row.id])).get(row.id) ?? [];
    const { name } = subscriberPeople.fromRow(services, row);
    return {
      ...(name === "" ? {} : { name }),
      facts: [
        { label: copy.status, text: subscriberStates[row.state] },
        ...(tags.length === 0 ? [] : [{ label: copy.tags, text: tags.join(", ") }]),
      ],
      ...(row.state === "unsubscribed" ? {} : { subscriberId: row.id }),
    };
  },
  async found(services, email) {
    const row = await subscriberRow(services, email);
    if (!row) return [];
    const path = `/admin/subscribers/${row.id}`;
    return [{ kind: "subscriber", title: copy.subscriber, path, at: row.created_at }];
  },
};

function mailStatus(state: string, reason: string): string {
  if (state === "failed" || state === "unsure") return copy.mailStates[state];
  return reason === writtenReason ? copy.mailStates.written : copy.mailStates.delivered;
}

function rowsOf(db: Database | Tx, { cipher }: Services, email: string) {
  return db
    .selectFrom("subscribers")
    .selectAll()
    .where("email_index", "in", cipher.blindIndexes("subscribers", email))
    .where("email", "!=", forgotten);
}

async function subscriberRow(services: Services, email: string) {
  return rowsOf(services.store.db, services, email).executeTakeFirst();
}

/**
 * Newsletter subscribers. Erasing empties the row and keeps only a blind index, so the person stays unsubscribed.
 */
export const subscriberSource: PersonalDataSource = {
  kind: "letter",
  tables: ["subscribers", "subscriber_tagged", "issue_mails"],
  erased: "last",
  addressRows: [{ table: "subscribers" }],
  person: subscriberPerson,
  eraseAgain: {
    "subscribers.erased": (services, tx, id) =>
      eraseFromList(tx, services, { subscriberId: id, page: "script/restore" }),
  },
  async find(services, email) {
    const rows = await rowsOf(services.store.db, services, email).execute();
    const tags = await tagsOf(
      services,
      rows.map(({ id }) => id),
    );
    return rows.map(
      (row): StoredItem => ({
        id: row.id,
        at: row.created_at,
        fields: [
          { name: "email", label: newsletterForm.email.label, text: openAddress(services, row) },
          ...subscriberPeople.ownData(services, row).fields.filter(({ name }) => name !== "email"),
          { name: "tags", label: labels.tags, text: (tags.get(row.id) ?? []).join(", ") },
          { name: "state", label: labels.state, text: states[row.state] },
          { name: "page", label: labels.page, text: row.page },
          { name: "language", label: labels.language, text: languageOf(row) },
          { name: "leftOut", label: labels.leftOut, text: leftOut(services, row) },
          { name: "confirmed", label: labels.confirmed, text: row.confirmed_at },
          { name: "changed", label: labels.changed, text: row.changed_at },
        ],
      }),
    );
  },
  async prepareErasure(services, email) {
    return async (tx) => {
      const row = await rowsOf(tx, services, email).executeTakeFirst();
      if (!row) return { count: 0, ids: [] };
      await eraseFromList(tx, services, { subscriberId: row.id, page: "/privacy/my-data" });
      return { count: 1, ids: [row.id] };
    };
  },
};

/** Empty for English. */
function languageOf({ language }: SubscriberRow): string {
  const frame = frameLanguage(language);
  return frame === undefined ? "" : languageNames[frame];
}

/** Those no longer offered are shown by id. */
function leftOut(services: Services, row: SubscriberRow): string {
  const { topics, dates } = openChoices(services, row);
  const offered = [...newsletterTopics, ...newsletterDates];
  return [...topics, ...dates]
    .map((id) => offered.find((choice) => choice.id === id)?.label ?? id)
    .join(", ");
}

/** Some time after an issue has ended, its individual emails and its versions are deleted; their counts stay with it. */
export async function foldIssueMails(services: Services): Promise<number> {
  const { store, clock } = services;
  const ended = await store.db
    .selectFrom("issues")
    .select(["id", "counts", "begun_at", "finished_at"])
    .where("state", "in", ["sent", "stopped"])
    .where("counts", "=", "")
    .where("finished_at", "<", instantAfter(clock, -mailRetentionDays * day))
    .execute();
  let removed = 0;
  for (const issue of ended) {
    const counts = JSON.stringify(await countsOf(services, issue));
    removed += await store.transact(async (tx) => {
      await tx.deleteFrom("issue_versions").where("issue_id", "=", issue.id).execute();
      await tx.updateTable("issues").set({ counts }).where("id", "=", issue.id).execute();
      const deleted = await tx.deleteFrom("issue_mails").where("issue_id", "=", issue.id).executeTakeFirst();
      return Number(deleted.numDeletedRows);
    });
  }
  return removed;
}
