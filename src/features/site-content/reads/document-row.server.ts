import type { EditableDocument } from "#content/documents/editable.server.ts";
import type { Target } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import type { ContentDocumentRow } from "../table.server.ts";

/** A document, as what limited access includes: only articles are. */
export const documentTarget = (id: string): Target => ({ kind: "article", id });

export type DocumentState = {
  revision: number;
  version: number;
  published: unknown;
  /** The draft, or what is published if there is none. */
  value: unknown;
  hasDraft: boolean;
  draftBy: string;
  draftAt: string;
  scheduledAt: string;
  /** When a scheduled value no longer fitted the form; empty once the draft has changed. */
  unfitAt: string;
};

/** A document's row; one that nobody has edited has revision 0. */
export async function documentRow(db: Services["store"]["db"], id: string): Promise<ContentDocumentRow> {
  const row = await db.selectFrom("content_documents").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? emptyRow(id);
}

/** The row of a document that nobody has edited. */
export function emptyRow(id: string): ContentDocumentRow {
  return {
    id,
    published: "",
    version: 0,
    draft: "",
    draft_by: "",
    draft_at: "",
    scheduled: "",
    scheduled_at: "",
    scheduled_by: "",
    scheduled_id: "",
    unfit_at: "",
    share_key: "",
    share_until: "",
    asked_at: "",
    revision: 0,
  };
}

export function stateOf(document: EditableDocument, row: ContentDocumentRow): DocumentState {
  const published = row.published === "" ? document.shipped : document.adapted(JSON.parse(row.published));
  return {
    revision: row.revision,
    version: row.version,
    published,
    value: row.draft === "" ? published : document.adapted(JSON.parse(row.draft)),
    hasDraft: row.draft !== "",
    draftBy: row.draft_by,
    draftAt: row.draft_at,
    scheduledAt: row.scheduled_at,
    unfitAt: row.unfit_at,
  };
}
