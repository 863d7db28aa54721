import type { EditableDocument } from "#content/documents/editable.server.ts";
import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { day, instantNow } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { contentFaults as faults } from "../copy/messages.ts";
import {
  type DocumentState,
  documentRow,
  knownDocument,
  stateOf,
  versionValue,
} from "../reads/documents.server.ts";
import { lockPicturesIn } from "../reads/pictures.server.ts";
import { mustFit, problemsOf } from "../reads/problems.server.ts";
import { mustRender } from "../reads/render.server.ts";
import { fitsForm } from "../rules/fits-form.ts";
import { same } from "../rules/json.ts";
import { type Conflict, merge } from "../rules/merge.ts";
import type { DocumentInput, DraftInput, PublishInput, RestoreInput } from "../schema.ts";
import type { ContentDocumentRow } from "../table.server.ts";
import {
  afterPublishing,
  change,
  keepDiscarded,
  lockDocument,
  mustBeAllowedToPublish,
  publishValue,
  seenRow,
  unscheduled,
  unshared,
  withoutDraft,
} from "./document-row.server.ts";

/** The outbox job that publishes at a time. */
export const publishJob = "content.publish";

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
  authorize(actor, "content.write");
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
      ...(isNew ? {} : unshared),
    };
    if (isNew && !state.hasDraft)
      await recordAudit(tx, services, { actor, action: "content.draft_begun", subject: id });
    return { row: await change(tx, before, changed), conflicts: [] };
  });
  const state = stateOf(document, row);
  return { ...state, conflicts, problems: await problemsOf(services, document, state.value) };
}

/**
 * Publishes the draft, now or at a time. Every page that shows it is rendered first.
 * @throws {HttpError} conflict if the draft isn't the one the client has seen; invalid_input with the field at fault.
 */
export async function publishDraft(
  services: Services,
  actor: Actor,
  { document: id, revision, at }: PublishInput,
): Promise<DocumentState> {
  authorize(actor, "content.write");
  const document = await knownDocument(services, id);
  const seen = await seenRow(services, id, revision);
  if (seen.draft === "") throw new HttpError("invalid_input", { message: faults.noDraft });
  await mustBeAllowedToPublish(services, actor, seen.draft_by);
  const value = document.adapted(JSON.parse(seen.draft));
  await mustFit(services, document, value);
  if (at !== undefined) fitSchedule(services.clock.now(), at);
  await mustRender(services, document, value);
  const row = await services.store.transact(async (tx) => {
    const before = await lockDocument(tx, id, revision);
    await lockPicturesIn(tx, document, value);
    if (at === undefined)
      return publishValue(tx, services, { document, before, value, actor, action: "content.published" });
    const effect = { kind: publishJob, payload: { document: id }, runAt: new Date(at).toISOString() };
    const entry = await enqueue(tx, services, effect);
    await recordAudit(tx, services, { actor, action: "content.scheduled", subject: id });
    return change(tx, before, {
      scheduled: seen.draft,
      scheduled_at: effect.runAt,
      scheduled_by: actor.id,
      scheduled_id: entry,
    });
  });
  await afterPublishing(services);
  return stateOf(document, row);
}

/** Publishes what was scheduled with this outbox entry, unless it has been canceled since. */
export async function publishScheduled(services: Services, id: string, entry: string): Promise<void> {
  const document = await knownDocument(services, id);
  const isFit = await scheduledFits(services, document);
  await services.store.transact(async (tx) => {
    const before = await lockDocument(tx, id);
    if (before.scheduled_id !== entry || before.scheduled === "") return before;
    const value = document.adapted(JSON.parse(before.scheduled));
    const actor = { id: before.scheduled_by };
    if (isFit)
      return publishValue(tx, services, { document, before, value, actor, action: "content.published" });
    // A newer release asks for more. What was scheduled becomes the draft, where the form shows what is missing.
    const draft = {
      draft: before.scheduled,
      draft_by: before.scheduled_by,
      draft_at: instantNow(services.clock),
    };
    await recordAudit(tx, services, { actor, action: "content.unfit", subject: id });
    const unfit = { ...unscheduled, unfit_at: instantNow(services.clock) };
    return change(tx, before, before.draft === "" ? { ...unfit, ...draft } : unfit);
  });
  await afterPublishing(services);
}

async function scheduledFits(services: Services, document: EditableDocument): Promise<boolean> {
  const { scheduled } = await documentRow(services.store.db, document.id);
  if (scheduled === "") return false;
  const problems = await problemsOf(services, document, document.adapted(JSON.parse(scheduled)));
  return Object.keys(problems).length === 0;
}

/** Cancels what was scheduled. */
export async function unschedule(
  services: Services,
  actor: Actor,
  input: DocumentInput,
): Promise<DocumentState> {
  return changeState(services, actor, { ...input, changes: unscheduled, action: "content.unscheduled" });
}

/** Throws the draft away, and keeps it where it can be brought back. */
export async function discardDraft(
  services: Services,
  actor: Actor,
  input: DocumentInput,
): Promise<DocumentState> {
  return changeState(services, actor, { ...input, changes: withoutDraft, action: "content.draft_discarded" });
}

/** Publishes an earlier version again, as a new version. */
export async function restoreVersion(
  services: Services,
  actor: Actor,
  { document: id, revision, version }: RestoreInput,
): Promise<DocumentState> {
  authorize(actor, "content.write");
  const document = await knownDocument(services, id);
  const value =
    version === 0 ? document.shipped : document.adapted(await versionValue(services, id, version));
  const problems = await problemsOf(services, document, value);
  if (Object.keys(problems).length > 0)
    throw new HttpError("invalid_input", { message: problems.address ?? faults.oldVersion });
  // An earlier version has been looked at before, so it doesn't need a second person again.
  await mustBeAllowedToPublish(services, actor, "");
  await seenRow(services, id, revision);
  await mustRender(services, document, value);
  const row = await services.store.transact(async (tx) => {
    const before = await lockDocument(tx, id, revision);
    await lockPicturesIn(tx, document, value);
    return publishValue(tx, services, { document, before, value, actor, action: "content.restored" });
  });
  await afterPublishing(services);
  return stateOf(document, row);
}

async function changeState(
  services: Services,
  actor: Actor,
  {
    document: id,
    revision,
    changes,
    action,
  }: DocumentInput & { changes: Partial<ContentDocumentRow>; action: `content.${string}` },
): Promise<DocumentState> {
  authorize(actor, "content.write");
  const document = await knownDocument(services, id);
  const row = await services.store.transact(async (tx) => {
    const before = await lockDocument(tx, id, revision);
    await recordAudit(tx, services, { actor, action, subject: id });
    if (changes.draft === "") await keepDiscarded(tx, services, before, actor.id);
    return change(tx, before, changes);
  });
  return stateOf(document, row);
}

/** Checks the time of publishing. @throws {HttpError} invalid_input when it is past or more than a year away. */
function fitSchedule(now: Date, at: string): void {
  const wait = new Date(at).getTime() - now.getTime();
  const message = wait <= 0 ? faults.past : wait > 366 * day ? faults.tooFar : undefined;
  if (message !== undefined) throw new HttpError("invalid_input", { message, fields: { at: message } });
}
