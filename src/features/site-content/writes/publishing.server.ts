import type { EditableDocument } from "#content/documents/editable.server.ts";
import { addableKindOf, isAdded } from "#content/documents/register.server.ts";
import { pageAt } from "#content/index.ts";
import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { day, instantNow } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { removeCopy } from "../copy/addable.ts";
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
import { isRecord } from "../rules/json.ts";
import type { DocumentInput, PublishInput, RemoveInput, RestoreInput } from "../schema.ts";
import {
  afterPublishing,
  change,
  changeState,
  lockDocument,
  mustBeAllowedToPublish,
  publishValue,
  seenRow,
  unscheduled,
} from "./document-row.server.ts";
import { discardDraft } from "./drafts.server.ts";

/** The outbox job that publishes at a time. */
export const publishJob = "content.publish";

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

/**
 * Takes an article, an episode or a page of the team's off the site, as a new version, with its draft and what was scheduled. Its
 * address leads to `redirect`, or says that it's gone. What was never published is thrown away.
 * @throws {HttpError} invalid_input for other documents, and for an address that isn't a page.
 */
export async function removeDocument(
  services: Services,
  actor: Actor,
  { document: id, revision, redirect }: RemoveInput,
): Promise<DocumentState> {
  authorize(actor, "content.write");
  const document = await knownDocument(services, id);
  if (!addableKindOf(id)) throw new HttpError("invalid_input", { message: removeCopy.notThis });
  const seen = await seenRow(services, id, revision);
  if (isAdded(id) && seen.published === "") return discardDraft(services, actor, { document: id, revision });
  await mustBeAllowedToPublish(services, actor, "");
  const own = document.preview;
  if (redirect !== undefined && (pageAt(redirect)?.path !== redirect || redirect === own))
    throw new HttpError("invalid_input", {
      message: removeCopy.unknown,
      fields: { redirect: removeCopy.unknown },
    });
  const row = await services.store.transact(async (tx) => {
    const before = await lockDocument(tx, id, revision);
    const value = hidden(stateOf(document, before).published, redirect);
    return publishValue(tx, services, { document, before, value, actor, action: "content.removed" });
  });
  await afterPublishing(services);
  return stateOf(document, row);
}

function hidden(published: unknown, redirect: string | undefined): unknown {
  const { redirect: _before, ...rest } = isRecord(published) ? published : {};
  return { ...rest, state: "hidden", ...(redirect === undefined ? {} : { redirect }) };
}

/** Checks the time of publishing. @throws {HttpError} invalid_input when it is past or more than a year away. */
function fitSchedule(now: Date, at: string): void {
  const wait = new Date(at).getTime() - now.getTime();
  const message = wait <= 0 ? faults.past : wait > 366 * day ? faults.tooFar : undefined;
  if (message !== undefined) throw new HttpError("invalid_input", { message, fields: { at: message } });
}
