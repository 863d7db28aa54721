import { randomBytes } from "node:crypto";
import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { day } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { contentFaults as faults } from "../copy/messages.ts";
import { knownDocument } from "../reads/documents.server.ts";
import { type SharedDraft, sharedDraft } from "../reads/preview-link.server.ts";
import { lockDocument, unshared } from "./document-row.server.ts";

/**
 * Makes a link that shows the draft without signing in, until it is published or discarded, and for a week at most. An
 * earlier link stops working. @throws {HttpError} invalid_input if there is no draft.
 */
export async function shareDraft(services: Services, actor: Actor, id: string): Promise<SharedDraft> {
  authorize(actor, "content.write");
  await knownDocument(services, id);
  const until = new Date(services.clock.now().getTime() + previewLinkDays * day).toISOString().slice(0, 10);
  const changes = { share_key: randomBytes(16).toString("base64url"), share_until: until };
  const row = await services.store.transact(async (tx) => {
    const before = await lockDocument(tx, id);
    if (before.draft === "") throw new HttpError("invalid_input", { message: faults.noDraft });
    await recordAudit(tx, services, { actor, action: "content.draft_shared", subject: id });
    await setShare(tx, id, changes);
    return { ...before, ...changes };
  });
  return sharedDraft(services, row);
}

/** Makes the draft's link void. */
export async function stopSharing(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "content.write");
  await knownDocument(services, id);
  await services.store.transact(async (tx) => {
    const before = await lockDocument(tx, id);
    if (before.share_key === "") return;
    await recordAudit(tx, services, { actor, action: "content.draft_unshared", subject: id });
    await setShare(tx, id, unshared);
  });
}

/** The draft's revision stays: whoever edits it meanwhile has nothing to merge. */
async function setShare(
  tx: Tx,
  id: string,
  changes: { share_key: string; share_until: string },
): Promise<void> {
  await tx.updateTable("content_documents").set(changes).where("id", "=", id).execute();
}

/** How long a link to a draft works at most. */
const previewLinkDays = 7;
