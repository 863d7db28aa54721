import type { EditableDocument } from "#content/documents/editable.server.ts";
import { addableKindOf, isAdded } from "#content/documents/register.server.ts";
import { pageAt } from "#content/index.ts";
import { pageDocumentId } from "#content/simple-pages/current-simple-pages.ts";
import { invalidateRedirects } from "#features/redirects/reads/lookup.server.ts";
import { redirectMovedPage } from "#features/redirects/writes/redirects.server.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { day, instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { same } from "#platform/drafts/merge.ts";
import { HttpError } from "#platform/http/errors.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { settingNow } from "#platform/settings/stored-settings.ts";
import { removeAccessTo } from "#platform/team/member-access.ts";
import { pageFaults, removeCopy } from "../copy/addable.ts";
import { contentFaults as faults } from "../copy/messages.ts";
import { publishingCopy } from "../copy/publishing.ts";
import { addressIn } from "../reads/address.server.ts";
import { type DocumentState, documentTarget, stateOf } from "../reads/document-row.server.ts";
import { knownDocument, refreshContent, versionValue } from "../reads/documents.server.ts";
import { lockPicturesIn } from "../reads/pictures.server.ts";
import { mustFit, problemsOf } from "../reads/problems.server.ts";
import { mustRender } from "../reads/render.server.ts";
import { labelAt } from "../rules/differences.ts";
import { isRecord } from "../rules/json.ts";
import { publishingObstacle } from "../rules/publishing.ts";
import type { DocumentInput, PublishInput, RemoveInput, RestoreInput } from "../schema.ts";
import { announceContent, type ContentDocumentRow } from "../table.server.ts";
import { publishing } from "../team-settings.server.ts";
import {
  change,
  keepDiscarded,
  lockDocument,
  seenRow,
  unasked,
  unscheduled,
  withoutDraft,
} from "./change.server.ts";
import { changeState, discardDraft } from "./drafts.server.ts";

/** The outbox job that publishes at a time. */
export const publishJob = "content.publish";

/**
 * Publishes the draft, now or at a time, after pages that show it could be rendered (reads/render.server.ts).
 * @throws {HttpError} conflict if the draft isn't the one the client has seen; invalid_input with the field at fault.
 */
export async function publishDraft(
  services: Services,
  actor: Actor,
  { document: id, revision, at }: PublishInput,
): Promise<DocumentState> {
  authorize(actor, "content.publish");
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
      ...unasked,
      scheduled: seen.draft,
      scheduled_at: effect.runAt,
      scheduled_by: actor.id,
      scheduled_id: entry,
    });
  });
  await afterPublishing(services);
  return stateOf(document, row);
}

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
  authorize(actor, "content.publish");
  const document = await knownDocument(services, id);
  const value =
    version === 0 ? document.shipped : document.adapted(await versionValue(services, id, version));
  const problems = await problemsOf(services, document, value);
  // They are fields of that version, so none of the draft's is marked.
  const misfits = Object.keys(problems).map((path) => labelAt(document.form, path, value));
  if (misfits.length > 0)
    throw new HttpError("invalid_input", {
      message: problems.address ?? faults.oldVersion([...new Set(misfits)].join(", ")),
    });
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
  authorize(actor, "content.publish");
  const document = await knownDocument(services, id);
  if (!addableKindOf(id)) throw new HttpError("invalid_input", { message: "This can't be deleted." });
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
    await removeAccessTo(tx, documentTarget(id));
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

/** @throws {HttpError} forbidden with a reason. Commands in the terminal have no second person beside them. */
export async function mustBeAllowedToPublish(
  services: Services,
  actor: Actor,
  draftBy: string,
): Promise<void> {
  if (actor === terminal) return;
  const obstacle = publishingObstacle(await settingNow(services, publishing), actor, draftBy);
  if (obstacle) throw new HttpError("forbidden", { message: publishingCopy.obstacles[obstacle] });
}

/** Publishes a value as the next version. Call `afterPublishing` once the transaction is done. */
export async function publishValue(
  tx: Tx,
  services: Services,
  {
    document,
    before,
    value,
    actor,
    action,
  }: {
    document: EditableDocument;
    before: ContentDocumentRow;
    value: unknown;
    actor: { id: string };
    action: `content.${string}`;
  },
): Promise<ContentDocumentRow> {
  const published = JSON.stringify(value);
  const version = before.version + 1;
  await tx
    .insertInto("content_versions")
    .values({ document: before.id, version, value: published, by: actor.id, at: instantNow(services.clock) })
    .execute();
  await announceContent(services.store, tx);
  await keepAddress(tx, services, { actor, before, value });
  await recordAudit(tx, services, { actor, action, subject: before.id });
  const isOther = before.draft !== "" && !same(stateOf(document, before).value, value);
  // A draft that someone has changed since it was scheduled stays.
  const keepsDraft = action === "content.published" && isOther;
  if (isOther && !keepsDraft) await keepDiscarded(tx, services, before, actor.id);
  return change(tx, before, { published, version, ...(keepsDraft ? {} : withoutDraft), ...unscheduled });
}

/** Loads what was published, so that it counts at once for whoever published it. */
export async function afterPublishing(services: Services): Promise<void> {
  // A page that has moved leaves a redirect behind.
  invalidateRedirects(services);
  await refreshContent(services);
}

type Publishing = { actor: { id: string }; before: ContentDocumentRow; value: unknown };

/**
 * Checks that no other page has the address of a page being published, and redirects its earlier address to it. The
 * caller has locked the content revision, so that two pages can't take one address at the same time.
 * @throws {HttpError} conflict if another page has the address.
 */
async function keepAddress(
  tx: Tx,
  services: Services,
  { actor, before: { id, published }, value }: Publishing,
): Promise<void> {
  const address = addressIn(id, value);
  if (address === undefined) return;
  const others = await tx
    .selectFrom("content_documents")
    .select(["id", "published"])
    .where("id", "like", `${pageDocumentId("")}%`)
    .where("id", "<>", id)
    .where("published", "<>", "")
    .execute();
  if (others.some((other) => addressIn(other.id, JSON.parse(other.published)) === address))
    throw new HttpError("conflict", { message: pageFaults.isTaken, fields: { address: pageFaults.isTaken } });
  const earlier: unknown = published === "" ? undefined : JSON.parse(published);
  const left = addressIn(id, earlier);
  const wasShown = isRecord(earlier) && earlier.state === "shown";
  if (left === undefined || left === address || !wasShown) return;
  await redirectMovedPage(tx, services, actor, { from: `/${left}`, to: `/${address}` });
}

/** Whoever works in the terminal, who can read and write the database anyway. */
export const terminal: Actor = {
  id: "terminal",
  name: "",
  role: "editor",
  sessionId: "",
  needsSecondFactor: false,
};
