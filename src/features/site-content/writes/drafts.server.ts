import { randomBytes } from "node:crypto";
import { isAdded } from "#content/documents/register.server.ts";
import { testMailCopy } from "#content/mail-texts.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { day, instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { type Conflict, merge, same } from "#platform/drafts/merge.ts";
import { HttpError } from "#platform/http/errors.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import { withoutWrappedLinksIn } from "#platform/markdown/wrapped-links.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Job } from "#platform/outbox/jobs.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { removeAccessTo } from "#platform/team/member-access.ts";
import { listMembers } from "#platform/team/members.ts";
import { contentFaults as faults } from "../copy/messages.ts";
import { type DocumentState, documentRow, documentTarget, stateOf } from "../reads/document-row.server.ts";
import { documentOrNone, knownDocument } from "../reads/documents.server.ts";
import { mailsOf } from "../reads/mails.server.ts";
import { type SharedDraft, sharedDraft } from "../reads/preview-link.server.ts";
import { problemsOf } from "../reads/problems.server.ts";
import { fitsForm } from "../rules/fits-form.ts";
import type { DocumentInput, DraftInput } from "../schema.ts";
import type { ContentDocumentRow } from "../table.server.ts";
import { change, keepDiscarded, lockDocument, unasked, unshared, withoutDraft } from "./change.server.ts";

type SavedDraft = DocumentState & {
  /** Fields that someone else changed too; theirs are in the value until the client has chosen. */
  conflicts: readonly Conflict[];
  /** What keeps the draft from being published. */
  problems: Readonly<Record<string, string>>;
};

/**
 * Saves the shared draft. What others saved since `base` is merged field by field; fields that both changed are
 * returned as conflicts, and nothing is saved.
 */
export async function saveDraft(
  services: Services,
  actor: Actor,
  { document: id, ...given }: DraftInput,
): Promise<SavedDraft> {
  authorize(actor, "content.write", documentTarget(id));
  const document = await knownDocument(services, id);
  if (!fitsForm(document.form, given.base) || !fitsForm(document.form, given.value))
    throw new HttpError("invalid_input", { message: faults.foreign });
  const [base, value] = [withoutWrappedLinksIn(given.base), withoutWrappedLinksIn(given.value)];
  const { row, conflicts } = await services.store.transact(async (tx) => {
    const before = await lockDocument(tx, id);
    const state = stateOf(document, before);
    const merged = merge(base, value, state.value);
    if (merged.conflicts.length > 0 || same(merged.value, state.value))
      return { row: before, conflicts: merged.conflicts };
    const isNew = !same(merged.value, state.published);
    const changed = {
      draft: isNew ? JSON.stringify(merged.value) : "",
      draft_by: isNew ? actor.id : "",
      draft_at: isNew ? instantNow(services.clock) : "",
      unfit_at: "",
      ...(isNew ? {} : { ...unshared, ...unasked }),
    };
    if (isNew && !state.hasDraft)
      await recordAudit(tx, services, { actor, action: "content.draft_begun", subject: id });
    return { row: await change(tx, before, changed), conflicts: [] };
  });
  const state = stateOf(document, row);
  return { ...state, conflicts, problems: await problemsOf(services, document, state.value) };
}

/** Throws the draft away, and keeps it where it can be brought back. */
export async function discardDraft(
  services: Services,
  actor: Actor,
  input: DocumentInput,
): Promise<DocumentState> {
  return changeState(services, actor, { ...input, changes: withoutDraft, action: "content.draft_discarded" });
}

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

/**
 * Asks editors and owners to publish the draft, for somebody who can't. The list of articles and their dashboard say so
 * until it's published, scheduled or discarded. @throws {HttpError} invalid_input if there is no draft.
 */
export async function askToPublish(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "content.write", documentTarget(id));
  await knownDocument(services, id);
  await services.store.transact(async (tx) => {
    const { draft, asked_at } = await lockDocument(tx, id);
    if (draft === "") throw new HttpError("invalid_input", { message: faults.noDraft });
    if (asked_at !== "") return;
    await tx
      .updateTable("content_documents")
      .set({ asked_at: instantNow(services.clock) })
      .where("id", "=", id)
      .execute();
    await recordAudit(tx, services, { actor, action: "content.publishing_asked", subject: id });
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

const previewLinkDays = 7;

/** Makes one of the changes that publish nothing, with its entry in the audit log. */
export async function changeState(
  services: Services,
  actor: Actor,
  {
    document: id,
    revision,
    changes,
    action,
  }: DocumentInput & { changes: Partial<ContentDocumentRow>; action: `content.${string}` },
): Promise<DocumentState> {
  authorize(actor, "content.write", documentTarget(id));
  const document = await knownDocument(services, id);
  const row = await services.store.transact(async (tx) => {
    const before = await lockDocument(tx, id, revision);
    // A new article of which nothing is left is gone, and so is the access to it.
    const { draft, published, scheduled } = { ...before, ...changes };
    if (isAdded(id) && draft + published + scheduled === "") await removeAccessTo(tx, documentTarget(id));
    await recordAudit(tx, services, { actor, action, subject: id });
    if (changes.draft === "") await keepDiscarded(tx, services, before, actor.id);
    return change(tx, before, changes);
  });
  return stateOf(document, row);
}

/** The outbox kind of an email that a team member sends to themselves. */
export const testMailJob = "content.test_mail";

/**
 * Sends an email as its draft says only to the team member who asks.
 * @throws {HttpError} invalid_input if the document has no such email, or the draft can't be published.
 */
export async function sendTestMail(
  services: Services,
  actor: Actor,
  { document: id, mail }: { document: string; mail: string },
): Promise<void> {
  authorize(actor, "content.write");
  const document = await knownDocument(services, id);
  if (!mailsOf(document).some(({ value }) => value === mail))
    throw new HttpError("invalid_input", { message: faults.noPage });
  const { value } = stateOf(document, await documentRow(services.store.db, id));
  const fields = await problemsOf(services, document, value);
  if (Object.keys(fields).length > 0) throw new HttpError("invalid_input", { message: faults.unfit, fields });
  await services.store.transact(async (tx) => {
    await enqueue(tx, services, {
      kind: testMailJob,
      payload: { document: id, mail, memberId: actor.id },
    });
    await recordAudit(tx, services, { actor, action: "content.mail_tested", subject: id });
  });
}

/** Sends it, unless the team member has left or the draft no longer fits. */
export async function deliverTestMail(
  services: Services,
  { id, payload: { document: documentId = "", mail = "", memberId = "" } }: Parameters<Job>[0],
): Promise<void> {
  const document = await documentOrNone(services, documentId);
  const sample = document?.mails?.find((each) => each.id === mail);
  const member = (await listMembers(services)).find((each) => each.id === memberId);
  if (!document || !sample || member?.state !== "active") return;
  const { value } = stateOf(document, await documentRow(services.store.db, documentId));
  if (Object.keys(await problemsOf(services, document, value)).length > 0) return;
  const copy = document.during(value, () => sample.mail());
  const paragraphs = [testMailCopy.about, ...copy.paragraphs];
  const subject = testMailCopy.subject(copy.subject);
  await services.mailer.send(mailOf(member.email, { ...copy, subject, paragraphs }), id);
}
