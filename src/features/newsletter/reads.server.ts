import { changedPage } from "#content/something-changed.ts";
import { type Database, rowById, type Tx } from "#platform/database/open.ts";
import { linkWithToken, pastedToken } from "#platform/http/mailed-token.ts";
import type { Services } from "#platform/services.ts";
import type { SubscriberState } from "./rules.ts";
import { type MutedChoices, mutedChoices } from "./schema.ts";
import { forgotten, noChoices, noName, type SubscriberRow } from "./table.server.ts";

type LinkPurpose = "unsubscribe" | "confirm" | "preferences";

/** The links of every newsletter email: for preferences, for a change in one's life, and to unsubscribe. */
export type ReaderLinks = { unsubscribeUrl: string; preferencesUrl: string; changedUrl: string };

/** The signed token of an emailed link; `readLink` returns the subscriber's id. */
export function linkToken({ cipher }: Services, purpose: LinkPurpose, id: string): string {
  return `${id}.${cipher.sign(`newsletter ${purpose}`, id)}`;
}

/** The full URL of an emailed link. */
export function newsletterLink(services: Services, purpose: LinkPurpose, id: string): string {
  return `${services.settings.SITE_URL}/newsletter/${purpose}/${linkToken(services, purpose, id)}`;
}

/** A subscriber's own links. */
export function readerLinks(services: Services, id: string): ReaderLinks {
  return {
    unsubscribeUrl: newsletterLink(services, "unsubscribe", id),
    preferencesUrl: newsletterLink(services, "preferences", id),
    changedUrl: linkWithToken(
      services.settings.SITE_URL + changedPage,
      linkToken(services, "preferences", id),
    ),
  };
}

/**
 * Headers that let mail apps unsubscribe with one click (RFC 8058) and group and filter the newsletter (RFC 2919).
 * `about` is the issue, or which other mail of the newsletter it is: Gmail's figures of complaints name it.
 */
export function newsletterHeaders({ unsubscribeUrl }: Pick<ReaderLinks, "unsubscribeUrl">, about: string) {
  return {
    "List-Id": `<newsletter.${new URL(unsubscribeUrl).hostname}>`,
    "Feedback-ID": `${about}:newsletter:site`,
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  } as const;
}

/** The subscriber of an emailed link; undefined if the link is truncated or forged. */
export function readLink({ cipher }: Services, purpose: LinkPurpose, token: string): string | undefined {
  const [id = "", signature = ""] = token.split(".");
  return cipher.verify(`newsletter ${purpose}`, id, signature) ? id : undefined;
}

/** The address behind the preferences link of a newsletter; undefined for any other link. */
export async function addressOfReader(services: Services, typed: string): Promise<string | undefined> {
  const id = readLink(services, "preferences", pastedToken(typed));
  return id === undefined ? undefined : (await subscriberForMail(services, id))?.email;
}

/** A subscriber's status; undefined if there is no such subscriber. */
export async function subscriberState({ store }: Services, id: string): Promise<SubscriberState | undefined> {
  const row = await rowById(store.db, "subscribers", id).executeTakeFirst();
  return row?.state;
}

/** The decrypted address of a row; empty if it has been erased. */
export function openAddress(
  { cipher }: Services,
  { id, email }: Pick<SubscriberRow, "id" | "email">,
): string {
  return email === forgotten ? "" : cipher.decrypt(email, { table: "subscribers", column: "email", id });
}

/** The decrypted name of a row; empty if there is none. */
export function openName({ cipher }: Services, { id, name }: Pick<SubscriberRow, "id" | "name">): string {
  return name === noName ? "" : cipher.decrypt(name, { table: "subscribers", column: "name", id });
}

/** A subscriber's opt-outs. */
export function openChoices(
  { cipher }: Services,
  { id, preferences }: Pick<SubscriberRow, "id" | "preferences">,
): MutedChoices {
  if (preferences === noChoices) return { topics: [], dates: [] };
  const place = { table: "subscribers", column: "preferences", id };
  return mutedChoices.parse(JSON.parse(cipher.decrypt(preferences, place)));
}

/** A subscriber's status and opt-outs; undefined if there is no such subscriber. */
export async function subscriberChoices(
  services: Services,
  id: string,
): Promise<{ state: SubscriberState; choices: MutedChoices } | undefined> {
  const row = await rowById(services.store.db, "subscribers", id).executeTakeFirst();
  return row && { state: row.state, choices: openChoices(services, row) };
}

/** A subscriber's decrypted address, name and status, for emails; undefined if the address has been erased. */
export async function subscriberForMail(
  services: Services,
  id: string,
  db: Database | Tx = services.store.db,
): Promise<{ email: string; name: string; state: SubscriberState } | undefined> {
  const row = await rowById(db, "subscribers", id).executeTakeFirst();
  if (!row || row.email === forgotten) return undefined;
  return { state: row.state, email: openAddress(services, row), name: openName(services, row) };
}
