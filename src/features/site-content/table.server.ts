import { announceChange } from "#platform/database/changes.ts";
import type { Store, Tx } from "#platform/database/open.ts";
import { countRevision } from "#platform/database/revisions.ts";

/** The state of one document. Documents that nobody has edited have no row. Values are JSON; empty for none. */
export type ContentDocumentRow = {
  id: string;
  published: string;
  /** The number of the published version; 0 while the default counts. */
  version: number;
  draft: string;
  draft_by: string;
  draft_at: string;
  /** What is published later, and when; the id is that of its outbox entry. */
  scheduled: string;
  scheduled_at: string;
  scheduled_by: string;
  scheduled_id: string;
  /** When what was scheduled no longer fitted the form, so that it wasn't published; empty otherwise. */
  unfit_at: string;
  /** What the draft's preview link is made from; empty while the draft isn't shared. Another one makes another link. */
  share_key: string;
  /** The last day on which that link works. */
  share_until: string;
  /** When somebody who can't publish asked for it; empty otherwise. */
  asked_at: string;
  /** Version number for optimistic locking; every change increments it. */
  revision: number;
};

type ContentVersionRow = {
  document: string;
  version: number;
  value: string;
  /** The team member's id. */
  by: string;
  at: string;
};

/** A draft that somebody threw away, and can bring back. `revision` is the document's from before. */
type ContentDiscardRow = { document: string; revision: number; value: string; by: string; at: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    content_documents: ContentDocumentRow;
    content_versions: ContentVersionRow;
    content_discards: ContentDiscardRow;
  }
}

export const contentTopic = "content";

/** Counts up the content revision, and tells the other processes once the transaction is committed. */
export async function announceContent({ kind }: Pick<Store, "kind">, tx: Tx): Promise<void> {
  await countRevision(tx, "content");
  await announceChange(kind, tx, contentTopic);
}
