import type { SitePath } from "#content/schema.ts";
import { recordAudit } from "#features/audit/writes.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { redirectFaults } from "../copy.ts";
import { redirectBounds } from "../rules.ts";
import { lockRedirects } from "./lock.server.ts";

/**
 * Redirects the earlier address of a page that has moved, as part of the move. Whoever may move the page may do this;
 * owners see the redirect in their list. Redirects to the earlier address follow, so each is still one hop, and one
 * that begins at the new address goes: the page has come back.
 * @throws {HttpError} invalid_input if there are too many redirects already.
 */
export async function redirectMovedPage(
  tx: Tx,
  services: Services,
  actor: { id: string },
  { from, to }: { from: SitePath; to: SitePath },
): Promise<void> {
  const now = instantNow(services.clock);
  const lockedRedirects = await lockRedirects(tx);
  if (lockedRedirects.links.size >= redirectBounds.inAll)
    throw new HttpError("invalid_input", { message: redirectFaults.tooMany });
  await tx.deleteFrom("redirects").where("from_path", "in", [from, to]).execute();
  await lockedRedirects.retarget(from, { kind: "inside", path: to, text: to }, now);
  const id = services.ids.next();
  await tx
    .insertInto("redirects")
    .values({
      id,
      from_path: from,
      target: to,
      target_path: to,
      kind: "301",
      note: redirectFaults.moved,
      hits: 0,
      used_on: "",
      revision: 1,
      created_at: now,
      changed_at: now,
    })
    .execute();
  await lockedRedirects.forgetMissing(services, [from]);
  await recordAudit(tx, services, { actor, action: "redirects.made", subject: id });
}
