import type { EditableDocument } from "#content/documents/editable.server.ts";
import { addableKindOf, editableDocument } from "#content/documents/register.server.ts";
import { auditCopy } from "#features/audit/copy.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { listMembers } from "#features/team/reads.server.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { type Difference, differencesOf } from "../rules/differences.ts";
import type { ContentDocumentRow } from "../table.server.ts";
import { refreshContent } from "./published.server.ts";

/** A document as the editor works with it. */
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

/** The document with this id, which another process may have added just now. */
export async function documentOrNone(services: Services, id: string): Promise<EditableDocument | undefined> {
  const known = editableDocument(id);
  if (known || !addableKindOf(id)) return known;
  await refreshContent(services);
  return editableDocument(id);
}

/** The document with this id. @throws {HttpError} not_found. */
export async function knownDocument(services: Services, id: string): Promise<EditableDocument> {
  const document = await documentOrNone(services, id);
  if (!document) throw new HttpError("not_found");
  return document;
}

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
    revision: 0,
  };
}

/** The state in a row. */
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

/** A document for a team member. @throws {HttpError} not_found. */
export async function documentState(services: Services, actor: Actor, id: string): Promise<DocumentState> {
  authorize(actor, "content.read");
  const document = await knownDocument(services, id);
  return stateOf(document, await documentRow(services.store.db, id));
}

/** A published version, and what changed in it. */
export type ContentVersion = {
  version: number;
  at: string;
  /** The team member's name; empty if they have left. */
  by: string;
  changes: readonly Difference[];
};

/** How many versions the screen shows. */
const mostListed = 30;

/** The latest versions of a document, newest first. @throws {HttpError} not_found. */
export async function versionsOf(
  services: Services,
  actor: Actor,
  id: string,
): Promise<readonly ContentVersion[]> {
  authorize(actor, "content.read");
  const document = await knownDocument(services, id);
  const rows = await services.store.db
    .selectFrom("content_versions")
    .selectAll()
    .where("document", "=", id)
    .orderBy("version", "desc")
    .limit(mostListed + 1)
    .execute();
  const nameOf = await namesOf(services);
  return rows.slice(0, mostListed).map((row, at) => {
    const before = rows[at + 1];
    const earlier = before ? document.adapted(JSON.parse(before.value)) : document.shipped;
    return {
      version: row.version,
      at: row.at,
      by: nameOf(row.by),
      changes: differencesOf(document.form, earlier, document.adapted(JSON.parse(row.value))),
    };
  });
}

/** The value of a published version. @throws {HttpError} not_found. */
export async function versionValue({ store }: Services, document: string, version: number): Promise<unknown> {
  const row = await store.db
    .selectFrom("content_versions")
    .select("value")
    .where("document", "=", document)
    .where("version", "=", version)
    .executeTakeFirst();
  if (!row) throw new HttpError("not_found");
  return JSON.parse(row.value);
}

/** A draft that was thrown away, against what is published now. `value` is JSON. */
export type DiscardedDraft = Omit<ContentVersion, "version"> & { revision: number; value: string };

/** The latest discarded drafts of a document, newest first. @throws {HttpError} not_found. */
export async function discardedDrafts(
  services: Services,
  actor: Actor,
  id: string,
): Promise<readonly DiscardedDraft[]> {
  authorize(actor, "content.write");
  const { form, adapted, now } = await knownDocument(services, id);
  const rows = await services.store.db
    .selectFrom("content_discards")
    .selectAll()
    .where("document", "=", id)
    .orderBy("revision", "desc")
    .execute();
  const nameOf = await namesOf(services);
  return rows.map(({ revision, value: stored, by, at }) => {
    const value = adapted(JSON.parse(stored));
    return {
      revision,
      value: JSON.stringify(value),
      at,
      by: nameOf(by),
      changes: differencesOf(form, now(), value),
    };
  });
}

async function namesOf(services: Services): Promise<(id: string) => string> {
  const names = new Map((await listMembers(services)).map((member) => [member.id, member.name]));
  return (id) => (id === "terminal" ? auditCopy.actors.terminal : (names.get(id) ?? ""));
}
