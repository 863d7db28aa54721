import type { Services } from "#platform/services.ts";
import type { SubscriberState } from "./rules.ts";
import { forgotten } from "./table.server.ts";

export type LinkPurpose = "unsubscribe" | "confirm";

/** The signed part of a mailed link; `readLink` gives the subscriber's id back. */
export function linkToken({ cipher }: Pick<Services, "cipher">, purpose: LinkPurpose, id: string): string {
  return `${id}.${cipher.sign(`newsletter ${purpose}`, id)}`;
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
  return {
    state: row.state,
    email: cipher.decrypt(row.email, { table: "subscribers", column: "email", id }),
  };
}
