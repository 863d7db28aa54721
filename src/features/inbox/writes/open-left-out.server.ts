import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { inboxMessages } from "../copy/inbox.ts";
import { change, remember, statusOf } from "./change.server.ts";

/**
 * Opens an email that was left out as a conversation: a person wrote it.
 * @returns where it is. @throws {HttpError} not_found; conflict if it was opened before.
 */
export async function openLeftOut(services: Services, actor: Actor, id: string): Promise<string> {
  authorize(actor, "messages.write");
  await services.store.transact(async (tx) => {
    const { state, version } = await statusOf(tx, "messages", id);
    if (state !== "automatic") throw new HttpError("conflict", { message: inboxMessages.notLeftOut });
    const opened = { state: "new", state_at: instantNow(services.clock), team_told: 1 } as const;
    await change(tx, "messages", { id, version }, opened);
    await remember(tx, services, actor, { id, kind: "moved", detail: "new" });
    await recordAudit(tx, services, { actor, action: "messages.opened", subject: id });
  });
  return `/admin/messages/${id}`;
}
