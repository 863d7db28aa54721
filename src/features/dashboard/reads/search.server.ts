import { sql } from "kysely";
import { campaignList } from "#features/campaigns/reads/list.server.ts";
import { clinicCodeList } from "#features/clinic-codes/reads.server.ts";
import { encryptedAfter, itemById } from "#features/inbox/reads/items.server.ts";
import { mailboxes, mailboxNames } from "#features/inbox/rules/mailboxes.ts";
import { issueList } from "#features/newsletter/issues/reads/admin.server.ts";
import { type Actor, authorize, may } from "#features/permissions/access.ts";
import { personPath, personRecord } from "#features/person/reads/view.server.ts";
import { searchDocuments } from "#features/site-content/reads/search.server.ts";
import { listMembers } from "#features/team/reads.server.ts";
import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import type { Services } from "#platform/services.ts";
import { searchCopy } from "../copy/search.ts";

/** A search result: its kind, title and address. */
type SearchResult = {
  kind:
    | "campaign"
    | "person"
    | "messages"
    | "inquiries"
    | "subscriber"
    | "answer"
    | "newsletter"
    | "clinic"
    | "member"
    | "content";
  title: string;
  path: string;
  /** When it came in, if that helps to tell several apart. */
  at: string | null;
};

/** How many of each kind are shown. */
const most = 6;
const wholeAddress = /^[^\s@]+@[^\s@]+$/;

/**
 * Searches campaigns, newsletters, clinic codes and team members by part of their name, and site content by its words; a
 * whole email address also finds messages, inquiries, campaign answers and the subscriber. Each only for roles that may
 * read it. Parts of a visitor's address find nobody.
 */
export async function adminSearch(services: Services, actor: Actor, text: string): Promise<SearchResult[]> {
  authorize(actor, "admin.read");
  const looked = text.trim();
  if (looked === "") return [];
  const campaigns = await campaignList(services, actor, { search: looked });
  const results: SearchResult[] = campaigns.items.slice(0, most).map(({ id, title }) => ({
    kind: "campaign",
    title: title || searchCopy.untitled,
    path: may(actor, "campaigns.write") ? `/admin/campaigns/${id}/edit` : `/admin/campaigns/${id}/responses`,
    at: null,
  }));
  results.push(...(await named(services, actor, looked)));
  if (wholeAddress.test(looked))
    results.push(
      ...(await personWith(services, actor, looked)),
      ...(await fromAddress(services, actor, looked)),
    );
  return [...results, ...content(actor, looked)];
}

/** What the team itself has named: newsletters by subject, clinic codes by clinic or code, members by name or address. */
async function named(services: Services, actor: Actor, looked: string): Promise<SearchResult[]> {
  const results: SearchResult[] = [];
  const wanted = looked.toLowerCase();
  const matches = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(wanted));
  if (may(actor, "letters.send"))
    for (const { id, content } of await issueList(services, actor))
      if (matches(content.subject))
        results.push({
          kind: "newsletter",
          title: content.subject,
          path: `/admin/newsletters/${id}`,
          at: null,
        });
  if (may(actor, "coupons.write"))
    for (const { id, clinic, code } of (await clinicCodeList(services, actor, looked)).items)
      results.push({
        kind: "clinic",
        title: `${clinic}: ${code}`,
        path: `/admin/coupons/${id}/edit`,
        at: null,
      });
  if (may(actor, "people.manage"))
    for (const { id, name, email } of await listMembers(services))
      if (matches(name, email))
        results.push({ kind: "member", title: name || email, path: `/admin/people/${id}`, at: null });
  const kinds = Map.groupBy(results, ({ kind }) => kind);
  return [...kinds.values()].flatMap((ofKind) => ofKind.slice(0, most));
}

/** What the public pages say, by any of its words. */
function content(actor: Actor, looked: string): SearchResult[] {
  if (!may(actor, "content.read")) return [];
  return searchDocuments(actor, looked)
    .slice(0, most)
    .map(({ id, title }) => ({ kind: "content", title, path: `/admin/site/${id}`, at: null }));
}

/** Everything from the person with this address. */
async function personWith(services: Services, actor: Actor, email: string): Promise<SearchResult[]> {
  if (!may(actor, "person.read")) return [];
  const record = await personRecord(services, actor, email);
  return record ? [{ kind: "person", title: searchCopy.person, path: personPath(record), at: null }] : [];
}

async function fromAddress(services: Services, actor: Actor, email: string): Promise<SearchResult[]> {
  const results: SearchResult[] = [];
  for (const mailbox of mailboxNames) {
    if (!may(actor, mailboxes[mailbox].read)) continue;
    const rows = await encryptedAfter(services, mailbox, { email }, { cursor: undefined, limit: most });
    for (const { id, created_at } of rows) {
      const item = await itemById(services, mailbox, id);
      if (!item) continue;
      // Who it's from comes first: it's people that are looked for by an address.
      const title =
        [item.name, item.subject || item.clinic].filter(Boolean).join(": ") || searchCopy.untitled;
      results.push({ kind: mailbox, title, path: `/admin/${mailbox}/${id}`, at: created_at });
    }
  }
  if (may(actor, "answers.read")) results.push(...(await answersWith(services, email)));
  if (!may(actor, "subscribers.read")) return results;
  return [...results, ...(await subscriberWith(services, email))];
}

/** Answers to campaigns that ask for contact details. Anonymous ones are nobody's. */
async function answersWith({ store, cipher }: Services, email: string): Promise<SearchResult[]> {
  const rows = await store.db
    .selectFrom("responses")
    .innerJoin("campaigns", "campaigns.id", "responses.campaign_id")
    .select(["responses.id", "campaign_id", "title", "responses.created_at"])
    .where("contact_index", "in", cipher.blindIndexes("responses", comparableEmail(email)))
    .where("responses.state", "=", "kept")
    .orderBy("responses.created_at", "desc")
    .limit(most)
    .execute();
  return rows.map(({ id, campaign_id, title, created_at }) => ({
    kind: "answer",
    title: title || searchCopy.untitled,
    path: `/admin/campaigns/${campaign_id}/responses/${id}`,
    at: created_at,
  }));
}

async function subscriberWith({ store, cipher }: Services, email: string): Promise<SearchResult[]> {
  const row = await store.db
    .selectFrom("subscribers")
    .select(["id", "created_at"])
    .where("email_index", "in", cipher.blindIndexes("subscribers", comparableEmail(email)))
    // Someone who unsubscribed long ago is stored without an address, so there is nobody to show.
    .where(sql<boolean>`email <> ''`)
    .executeTakeFirst();
  if (!row) return [];
  return [
    {
      kind: "subscriber",
      title: searchCopy.subscriber,
      path: `/admin/subscribers/${row.id}`,
      at: row.created_at,
    },
  ];
}
