import type { Services } from "#platform/services.ts";
import type { SubscriberState } from "./rules.ts";
import { type MutedChoices, mutedChoices } from "./schema/choices.ts";
import { forgotten, noChoices, type SubscriberRow } from "./table.server.ts";

export type LinkPurpose = "unsubscribe" | "confirm" | "preferences";

/** The two ways a reader has in every mail of the list. */
export type ReaderLinks = { unsubscribeUrl: string; preferencesUrl: string };

/** The signed part of a mailed link; `readLink` gives the subscriber's id back. */
export function linkToken({ cipher }: Pick<Services, "cipher">, purpose: LinkPurpose, id: string): string {
  return `${id}.${cipher.sign(`newsletter ${purpose}`, id)}`;
}

/** The whole address of a mailed link. */
export function newsletterLink(
  services: Pick<Services, "cipher" | "settings">,
  purpose: LinkPurpose,
  id: string,
): string {
  return `${services.settings.SITE_URL}/newsletter/${purpose}/${linkToken(services, purpose, id)}`;
}

/** One reader's own links. */
export function readerLinks(services: Pick<Services, "cipher" | "settings">, id: string): ReaderLinks {
  return {
    unsubscribeUrl: newsletterLink(services, "unsubscribe", id),
    preferencesUrl: newsletterLink(services, "preferences", id),
  };
}

/** Tells mail programs the way out, with one press of a button of theirs (RFC 8058). */
export function oneClickHeaders({ unsubscribeUrl }: Pick<ReaderLinks, "unsubscribeUrl">) {
  return {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  } as const;
}

/** The subscriber a mailed link belongs to, or undefined when the link is cut short or made up. */
export function readLink(
  { cipher }: Pick<Services, "cipher">,
  purpose: LinkPurpose,
  token: string,
): string | undefined {
  const [id = "", signature = ""] = token.split(".");
  return cipher.verify(`newsletter ${purpose}`, id, signature) ? id : undefined;
}

/** Where a subscriber stands; undefined when there is none (any more). */
export async function subscriberState(
  { store }: Pick<Services, "store">,
  id: string,
): Promise<SubscriberState | undefined> {
  const row = await store.db
    .selectFrom("subscribers")
    .select("state")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.state;
}

/** The address of a row of the list; empty when it has been forgotten. */
export function openAddress(
  { cipher }: Pick<Services, "cipher">,
  { id, email }: Pick<SubscriberRow, "id" | "email">,
): string {
  return email === forgotten ? "" : cipher.decrypt(email, { table: "subscribers", column: "email", id });
}

/** What a subscriber leaves out. */
export function openChoices(
  { cipher }: Pick<Services, "cipher">,
  { id, preferences }: Pick<SubscriberRow, "id" | "preferences">,
): MutedChoices {
  if (preferences === noChoices) return { topics: [], dates: [] };
  const place = { table: "subscribers", column: "preferences", id };
  return mutedChoices.parse(JSON.parse(cipher.decrypt(preferences, place)));
}

/** Where a subscriber stands and what they leave out; undefined when there is none (any more). */
export async function subscriberChoices(
  services: Pick<Services, "store" | "cipher">,
  id: string,
): Promise<{ state: SubscriberState; choices: MutedChoices } | undefined> {
  const row = await services.store.db
    .selectFrom("subscribers")
    .select(["id", "state", "preferences"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { state: row.state, choices: openChoices(services, row) };
}

/** The decrypted address and state of one subscriber, for mails; undefined when there is no address any more. */
export async function subscriberForMail(
  { store, cipher }: Pick<Services, "store" | "cipher">,
  id: string,
): Promise<{ email: string; state: SubscriberState } | undefined> {
  const row = await store.db
    .selectFrom("subscribers")
    .select(["email", "state"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row || row.email === forgotten) return undefined;
  return { state: row.state, email: openAddress({ cipher }, { id, email: row.email }) };
}
