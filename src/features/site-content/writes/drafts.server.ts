import { randomBytes } from "node:crypto";
import { isAdded } from "#content/documents/register.server.ts";
import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { removeAccessTo } from "#features/team/writes/access.server.ts";
import { day, instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { type Conflict, merge, same } from "#platform/drafts/merge.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { contentFaults as faults } from "../copy/messages.ts";
import {
  type DocumentState,
  documentRow,
  documentTarget,
  knownDocument,
  stateOf,
} from "../reads/documents.server.ts";
import { type SharedDraft, sharedDraft } from "../reads/preview-link.server.ts";
import { problemsOf } from "../reads/problems.server.ts";
import { fitsForm } from "../rules/fits-form.ts";
import type { DocumentInput, DraftInput } from "../schema.ts";
import type { ContentDocumentRow } from "../table.server.ts";

/** Nobody sees a draft by its preview link. */
export const unshared = { share_key: "", share_until: "" } as const;
/** Nobody is asked to publish it. */
export const unasked = { asked_at: "" } as const;
export const withoutDraft = {
  ...{ draft: "", draft_by: "", draft_at: "", unfit_at: "" },
  ...unshared,
  ...unasked,
} as const;
export const unscheduled = { scheduled: "", scheduled_at: "", scheduled_by: "", scheduled_id: "" } as const;

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
  { document: id, base, value }: DraftInput,
): Promise<SavedDraft> {
  authorize(actor, "content.write", documentTarget(id));
  const document = await knownDocument(services, id);
  if (!fitsForm(document.form, base) || !fitsForm(document.form, value))
    throw new HttpError("invalid_input", { message: faults.foreign });
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

/** How long a link to a draft works at most. */
const previewLinkDays = 7;

/** The row that the client has seen. @throws {HttpError} conflict if it has changed since. */
export async function seenRow(
  { store }: Services,
  id: string,
  revision: number,
): Promise<ContentDocumentRow> {
  const row = await documentRow(store.db, id);
  if (row.revision !== revision) throw new HttpError("conflict", { message: faults.changed });
  return row;
}

/** The row of a document, which nobody else can change until the transaction ends. */
export async function lockDocument(tx: Tx, id: string, revision?: number): Promise<ContentDocumentRow> {
  await tx
    .insertInto("content_documents")
    .values(await documentRow(tx, id))
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ id }))
    .execute();
  const row = await documentRow(tx, id);
  if (revision !== undefined && row.revision !== revision)
    throw new HttpError("conflict", { message: faults.changed });
  return row;
}

/** Writes changes to a locked row. */
export async function change(
  tx: Tx,
  before: ContentDocumentRow,
  changes: Partial<ContentDocumentRow>,
): Promise<ContentDocumentRow> {
  const after = { ...before, ...changes, revision: before.revision + 1 };
  const { id, ...columns } = after;
  await tx.updateTable("content_documents").set(columns).where("id", "=", id).execute();
  return after;
}

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

/** How many discarded drafts of a document are kept. */
const discardsKept = 10;

/** Keeps the draft of a locked row, which is about to be thrown away. The oldest makes room. */
export async function keepDiscarded(
  tx: Tx,
  services: Services,
  { id, revision, draft }: ContentDocumentRow,
  by: string,
): Promise<void> {
  if (draft === "") return;
  await tx
    .insertInto("content_discards")
    .values({ document: id, revision, value: draft, by, at: instantNow(services.clock) })
    .execute();
  const [oldest] = await tx
    .selectFrom("content_discards")
    .select("revision")
    .where("document", "=", id)
    .orderBy("revision", "desc")
    .offset(discardsKept)
    .limit(1)
    .execute();
  if (oldest)
    await tx
      .deleteFrom("content_discards")
      .where("document", "=", id)
      .where("revision", "<=", oldest.revision)
      .execute();
}
