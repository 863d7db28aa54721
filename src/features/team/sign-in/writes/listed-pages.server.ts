import type { Actor } from "#features/permissions/access.ts";
import type { ListedPage } from "#platform/http/recent-sign-in.ts";
import type { Services } from "#platform/services.ts";
import { requireRecentSignIn } from "../reads.server.ts";
import { isRecent, listedRowsWithoutProof } from "../rules.ts";

/**
 * Lets a session read a further page of a list: any number shortly after its owner proved who they are, and a few after
 * that. Looking at the same page again doesn't count.
 * @throws {HttpError} recent_sign_in_required.
 */
export async function admitPage(
  services: Services,
  actor: Actor,
  { address, rows }: ListedPage,
): Promise<void> {
  if (isRecent(actor.provedAt ?? "", services.clock.now())) return;
  const { db } = services.store;
  const page = services.cipher.blindIndex("listed page", address);
  const counted = await db
    .updateTable("staff_sessions")
    .set(({ eb }) => ({ listed_rows: eb("listed_rows", "+", rows), listed_page: page }))
    .where("id", "=", actor.sessionId)
    .where("listed_page", "!=", page)
    .where("listed_rows", "<=", listedRowsWithoutProof - rows)
    .executeTakeFirst();
  if (counted.numUpdatedRows === 1n) return;
  const same = await db
    .selectFrom("staff_sessions")
    .select("id")
    .where("id", "=", actor.sessionId)
    .where("listed_page", "=", page)
    .executeTakeFirst();
  if (same === undefined) requireRecentSignIn(services, actor);
}
