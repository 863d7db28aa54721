import type { SitePath } from "#content/schema.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { redirectFaults } from "../copy.ts";
import { isMissingTarget, readAddresses } from "../reads/addresses.server.ts";
import { invalidateRedirects } from "../reads/lookup.server.ts";
import { type Redirect, redirectById, redirectOf } from "../reads/redirects.server.ts";
import { redirectBounds } from "../rules.ts";
import type { RedirectChange, RedirectContent } from "../schema.ts";
import { checkConflicts, faultSentence, lockRedirects, newRow, targetColumns } from "./lock.server.ts";

/**
 * Creates a redirect. With `leadOn`, redirects to its old address are updated to its target.
 * @throws {HttpError} invalid_input with a message for the invalid field.
 */
export async function createRedirect(
  services: Services,
  actor: Actor,
  { note = "", kind, leadOn: retarget = false, ...typed }: RedirectContent,
): Promise<Redirect> {
  authorize(actor, "redirects.manage");
  const { from, target } = accepted(await readAddresses(services, typed));
  const missingTarget = await isMissingTarget(services, target);
  const row = newRow(services, { from, target, kind, note: note.trim() });
  await services.store.transact(async (tx) => {
    const lockedRedirects = await lockRedirects(tx);
    if (lockedRedirects.links.size >= redirectBounds.inAll) throw fieldError("from", redirectFaults.tooMany);
    const fault = checkConflicts(lockedRedirects, { from, target, retarget, missingTarget });
    if (fault) throw refused(fault);
    if (retarget) await lockedRedirects.retarget(from, target, row.created_at);
    await tx.insertInto("redirects").values(row).execute();
    await lockedRedirects.forgetMissing(services, [from]);
    await recordAudit(tx, services, { actor, action: "redirects.made", subject: row.id });
  });
  invalidateRedirects(services);
  return redirectOf(row);
}

/**
 * Changes a redirect, with optimistic locking. Its count stays.
 * @throws {HttpError} conflict when somebody changed it in between; invalid_input as when it is created.
 */
export async function changeRedirect(
  services: Services,
  actor: Actor,
  id: string,
  { revision, leadOn: retarget = false, ...change }: RedirectChange,
): Promise<Redirect> {
  authorize(actor, "redirects.manage");
  const present = await redirectById(services, actor, id);
  const typed = {
    from: change.from ?? present.from,
    to: change.to ?? present.to,
    outside: change.outside ?? (change.to === undefined || change.to === present.to),
  };
  const { from, target } = accepted(await readAddresses(services, typed));
  // The target may no longer exist; that shouldn't prevent changing the note.
  const missingTarget = target.text !== present.to && (await isMissingTarget(services, target));
  const now = instantNow(services.clock);
  const row = await services.store.transact(async (tx) => {
    const lockedRedirects = await lockRedirects(tx, id);
    const fault = checkConflicts(lockedRedirects, { from, target, retarget, missingTarget });
    if (fault) throw refused(fault);
    if (retarget) await lockedRedirects.retarget(from, target, now);
    const changed = await tx
      .updateTable("redirects")
      .set({
        from_path: from,
        ...targetColumns(target),
        kind: change.kind ?? present.kind,
        note: (change.note ?? present.note).trim(),
        revision: revision + 1,
        changed_at: now,
      })
      .where("id", "=", id)
      .where("revision", "=", revision)
      .returningAll()
      .executeTakeFirst();
    if (!changed) throw new HttpError("conflict", { message: redirectFaults.changed });
    await lockedRedirects.forgetMissing(services, [from]);
    await recordAudit(tx, services, { actor, action: "redirects.changed", subject: id });
    return changed;
  });
  invalidateRedirects(services);
  return redirectOf(row);
}

/** @throws {HttpError} not_found. */
export async function deleteRedirect(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "redirects.manage");
  await services.store.transact(async (tx) => {
    await lockRedirects(tx);
    const deleted = await tx.deleteFrom("redirects").where("id", "=", id).executeTakeFirst();
    if (Number(deleted.numDeletedRows) === 0) throw new HttpError("not_found");
    await recordAudit(tx, services, { actor, action: "redirects.deleted", subject: id });
  });
  invalidateRedirects(services);
}

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
  const target = { kind: "inside" as const, path: to, text: to };
  const row = newRow(services, { from, target, kind: "301", note: redirectFaults.moved });
  const lockedRedirects = await lockRedirects(tx);
  if (lockedRedirects.links.size >= redirectBounds.inAll)
    throw new HttpError("invalid_input", { message: redirectFaults.tooMany });
  await tx.deleteFrom("redirects").where("from_path", "in", [from, to]).execute();
  await lockedRedirects.retarget(from, target, row.created_at);
  await tx.insertInto("redirects").values(row).execute();
  await lockedRedirects.forgetMissing(services, [from]);
  await recordAudit(tx, services, { actor, action: "redirects.made", subject: row.id });
}

type Addresses = Awaited<ReturnType<typeof readAddresses>>;

function accepted(read: Addresses): Extract<Addresses, { from: string }> {
  if ("field" in read) throw fieldError(read.field, read.sentence);
  return read;
}

function refused(fault: Parameters<typeof faultSentence>[0]): HttpError {
  const fields = {
    taken: "from",
    inUse: "leadOn",
    self: "to",
    loop: "to",
    chain: "to",
    missingTarget: "to",
  } as const;
  return fieldError(fields[fault.kind], faultSentence(fault));
}
