import { sql } from "kysely";
import { campaignList } from "#features/campaigns/reads/list.server.ts";
import { encryptedAfter, itemById } from "#features/inbox/reads/items.server.ts";
import { boxes, boxNames } from "#features/inbox/rules/boxes.ts";
import { type Actor, authorize, may } from "#features/permissions/access.ts";
import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import type { Services } from "#platform/services.ts";
import { searchCopy } from "../copy/search.ts";

/** A search result: its kind, title and address. */
type SearchResult = {
  kind: "campaign" | "messages" | "inquiries" | "subscriber";
  title: string;
  path: string;
  /** When it came in, if that helps to tell several apart. */
  at: string | null;
};

/** How many of each kind are shown. */
const most = 6;
const wholeAddress = /^[^\s@]+@[^\s@]+$/;

/**
 * Searches campaigns by part of their title; a whole email address also finds messages, inquiries and the subscriber,
 * for roles that may read them. Parts of an address find nobody.
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
  if (!wholeAddress.test(looked)) return results;
  return [...results, ...(await fromAddress(services, actor, looked))];
}

async function fromAddress(services: Services, actor: Actor, email: string): Promise<SearchResult[]> {
  const results: SearchResult[] = [];
  for (const box of boxNames) {
    if (!may(actor, boxes[box].read)) continue;
    const rows = await encryptedAfter(services, box, { email }, { cursor: undefined, limit: most });
    for (const { id, created_at } of rows) {
      const item = await itemById(services, box, id);
      if (!item) continue;
      const title = item.subject || item.clinic || item.name || searchCopy.untitled;
      results.push({ kind: box, title, path: `/admin/${box}/${id}`, at: created_at });
    }
  }
  if (!may(actor, "subscribers.read")) return results;
  return [...results, ...(await subscriberWith(services, email))];
}

async function subscriberWith({ store, cipher }: Services, email: string): Promise<SearchResult[]> {
  const row = await store.db
    .selectFrom("subscribers")
    .select(["id", "created_at"])
    .where("email_index", "=", cipher.blindIndex("subscribers", comparableEmail(email)))
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
