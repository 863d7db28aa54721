import { sql } from "kysely";
import { recordAudit } from "#features/audit/writes.server.ts";
import type { Actor } from "#features/permissions/access.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { refreshContent } from "../reads/published.server.ts";
import { documentRow, emptyRow } from "../reads/documents.server.ts";

type NewDocument = {
  id: string;
  value: unknown;
  action: `content.${string}`;
  /** The error message if the document exists already. */
  exists: string;
};

/**
 * Creates a document that isn't in this repository, as a draft.
 * @throws {HttpError} invalid_input if there is one with this id already.
 */
export async function createDocument(
  services: Services,
  actor: Actor,
  { id, value, action, exists }: NewDocument,
): Promise<{ document: string }> {
  await services.store.transact(async (tx) => {
    const before = await documentRow(tx, id);
    const row = {
      ...emptyRow(id),
      draft: JSON.stringify(value),
      draft_by: actor.id,
      draft_at: instantNow(services.clock),
      revision: before.revision + 1,
    };
    // One that was created and discarded has left an empty row.
    const added = await tx
      .insertInto("content_documents")
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet(row)
          .where("content_documents.published", "=", "")
          .where("content_documents.draft", "=", "")
          .where("content_documents.scheduled", "=", ""),
      )
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) throw addressRefusal(exists);
    // So that every process learns of it.
    await tx.updateTable("content_book").set({ revision: sql<number>`revision + 1` }).execute();
    await recordAudit(tx, services, { actor, action, subject: id });
  });
  await refreshContent(services);
  return { document: id };
}

/** A refusal at the field for the address. */
export function addressRefusal(message: string): HttpError {
  return new HttpError("invalid_input", { message, fields: { address: message } });
}
