import { instantNow } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";

const purpose = "privacy my-data";

/** The end of a mailed link: whose request it is and until when it holds, signed for this one purpose. */
export function tokenOf({ cipher }: Pick<Services, "cipher">, id: string, expiresAt: string): string {
  const said = `${id}.${Date.parse(expiresAt)}`;
  return `${said}.${cipher.sign(purpose, said)}`;
}

/** What a link opens: an address, until a moment. */
export type OpenLink = { requestId: string; email: string; until: string };

/**
 * The address behind a mailed link; undefined when it is made up, past its time, used, or not the newest one. Opening
 * changes nothing: scanners open links.
 */
export async function openLink(services: Services, token: string): Promise<OpenLink | undefined> {
  const { store, cipher, clock } = services;
  const [id = "", until = "", signature = ""] = token.split(".");
  if (!cipher.verify(purpose, `${id}.${until}`, signature)) return undefined;
  const expiresAt = new Date(Number(until)).toISOString();
  if (expiresAt <= instantNow(clock)) return undefined;
  const row = await store.db
    .selectFrom("privacy_requests")
    .select("email")
    .where("id", "=", id)
    .where("expires_at", "=", expiresAt)
    .executeTakeFirst();
  if (!row) return undefined;
  const email = cipher.decrypt(row.email, { table: "privacy_requests", column: "email", id });
  return { requestId: id, email, until: expiresAt };
}
