import { instantNow } from "#platform/clock/clock.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import type { MailedLink } from "#platform/mail/mailed-links.ts";
import type { Services } from "#platform/services.ts";
import type { HeldSection } from "../schema.ts";
import { canErase, personalDataOf } from "./held.server.ts";

const purpose = "privacy my-data";

export const myDataLink: MailedLink = { path: "/privacy/my-data/open#token=", words: "link to your data" };

/** The token of an emailed link: the request's id and expiry, signed for this purpose. */
export function tokenOf({ cipher }: Pick<Services, "cipher">, id: string, expiresAt: string): string {
  const payload = `${id}.${Date.parse(expiresAt)}`;
  return `${payload}.${cipher.sign(purpose, payload)}`;
}

type OpenLink = { requestId: string; email: string; until: string };

/**
 * The address of an emailed link; undefined if it's forged, expired, used, or not the latest one. Opening it changes
 * nothing, because mail scanners open links.
 */
export async function openLink(
  { store, cipher, clock }: Services,
  token: string,
  db: Database | Tx = store.db,
): Promise<OpenLink | undefined> {
  const [id = "", until = "", signature = ""] = token.split(".");
  if (!cipher.verify(purpose, `${id}.${until}`, signature)) return undefined;
  const expiresAt = new Date(Number(until)).toISOString();
  if (expiresAt <= instantNow(clock)) return undefined;
  const row = await db
    .selectFrom("privacy_requests")
    .select("email")
    .where("id", "=", id)
    .where("expires_at", "=", expiresAt)
    .executeTakeFirst();
  if (!row) return undefined;
  const email = cipher.decrypt(row.email, { table: "privacy_requests", column: "email", id });
  return { requestId: id, email, until: expiresAt };
}

export type OpenedData = {
  token: string;
  email: string;
  until: string;
  sections: readonly HeldSection[];
  erasable: boolean;
};

/** Undefined if the link is invalid. */
export async function openedData(
  services: Services | undefined,
  token: string,
): Promise<OpenedData | undefined> {
  const link = services && (await openLink(services, token));
  if (!services || !link) return undefined;
  const sections = await personalDataOf(services, link.email, "person");
  return { token, email: link.email, until: link.until, sections, erasable: canErase(sections) };
}
