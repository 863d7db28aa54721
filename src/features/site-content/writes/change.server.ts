import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { contentFaults as faults } from "../copy/messages.ts";
import { documentRow } from "../reads/document-row.server.ts";
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
