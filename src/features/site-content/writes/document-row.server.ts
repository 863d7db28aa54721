import type { EditableDocument } from "#content/documents/editable.server.ts";
import { pageDocumentId } from "#content/simple-pages/current-simple-pages.ts";
import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { invalidateRedirects } from "#features/redirects/reads/lookup.server.ts";
import { redirectMovedPage } from "#features/redirects/writes/redirects.server.ts";
import { settingNow } from "#features/team-settings/reads.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { same } from "#platform/drafts/merge.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { pageFaults } from "../copy/addable.ts";
import { contentFaults as faults } from "../copy/messages.ts";
import { publishingCopy } from "../copy/publishing.ts";
import { addressIn } from "../reads/address.server.ts";
import {
  type DocumentState,
  documentRow,
  knownDocument,
  refreshContent,
  stateOf,
} from "../reads/documents.server.ts";
import { isRecord } from "../rules/json.ts";
import { publishingObstacle } from "../rules/publishing.ts";
import type { DocumentInput } from "../schema.ts";
import { announceContent, type ContentDocumentRow } from "../table.server.ts";
import { publishing } from "../team-settings.server.ts";

/** Nobody sees a draft by its preview link. */
export const unshared = { share_key: "", share_until: "" } as const;
export const withoutDraft = { draft: "", draft_by: "", draft_at: "", unfit_at: "", ...unshared } as const;
export const unscheduled = { scheduled: "", scheduled_at: "", scheduled_by: "", scheduled_id: "" } as const;

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
