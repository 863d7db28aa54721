import { ofSite } from "#content/current.ts";
import { type EditableDocument, ownPath } from "#content/documents/editable.server.ts";
import { addableKindOf, currentDocuments, editableDocument } from "#content/documents/register.server.ts";
import { loaded } from "#content/published.server.ts";
import { revisionOf } from "#platform/database/revisions.ts";
import { HttpError } from "#platform/http/errors.ts";
import { expirePages } from "#platform/http/public-pages.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { contentTopic } from "../table.server.ts";
import { type DocumentState, documentRow, documentTarget, stateOf } from "./document-row.server.ts";
import { loadPictures } from "./pictures.server.ts";

/** What this process has loaded of a site: each document's version. */
type Loaded = { versions: Map<string, number>; loading: Promise<void> | undefined };

const loadedNow = ofSite((): Loaded => ({ versions: new Map(), loading: undefined }));

/** Loads what is published, if anything changed since, and expires the pages that show it. */
export function refreshContent(services: Services): Promise<void> {
  return services.asSite(async () => {
    const own = loadedNow();
    // Whoever has just published must not get the result of a load that began before.
    await own.loading;
    own.loading ??= load(services, own).finally(() => {
      own.loading = undefined;
    });
    await own.loading;
  });
}

async function load(services: Services, own: Loaded): Promise<void> {
  const { store, log } = services;
  const revision = await revisionOf(store.db, "content");
  if (revision === loaded().revision) return;
  const rows = await store.db.selectFrom("content_documents").select(["id", "version"]).execute();
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  for (const { id } of rows) addableKindOf(id)?.know(id);
  const values = await publishedValues(services, own, versions);
  const changed = new Set<EditableDocument>();
  /** Where they were until now: a page can move. */
  const left = new Map<EditableDocument, readonly string[]>();
  for (const document of currentDocuments()) {
    const version = versions.get(document.id) ?? 0;
    if (own.versions.get(document.id) === version) continue;
    const { published: value = "", at } = values.get(document.id) ?? {};
    left.set(document, ownPath(document));
    try {
      document.publish(value === "" ? undefined : JSON.parse(value), at ?? undefined);
    } catch {
      // A newer release may ask for more than what was published; until the team publishes again, its default counts.
      document.publish(undefined);
      log.warn({ event: "content.unfit", document: document.id, version });
    }
    if (version > 0 || own.versions.has(document.id)) changed.add(document);
    own.versions.set(document.id, version);
  }
  for (const document of await loadPictures(services)) changed.add(document);
  for (const document of changed)
    expirePages(services, {
      isAmong: document.isAmong,
      paths: [...(left.get(document) ?? []), ...ownPath(document)],
    });
  loaded().revision = revision;
}

/** What is published of the documents that have another version than this process knows. */
async function publishedValues(
  { store }: Services,
  own: Loaded,
  versions: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, { published: string; at: string | null }>> {
  const changed = [...versions].filter(([id, version]) => version > 0 && own.versions.get(id) !== version);
  if (changed.length === 0) return new Map();
  const rows = await store.db
    .selectFrom("content_documents")
    .leftJoin("content_versions", (join) =>
      join
        .onRef("content_versions.document", "=", "content_documents.id")
        .onRef("content_versions.version", "=", "content_documents.version"),
    )
    .select(["id", "published", "content_versions.at"])
    .where(
      "id",
      "in",
      changed.map(([id]) => id),
    )
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** Keeps this process up to date; returns a function that stops it. */
export function followContent(services: Services): () => Promise<void> {
  return services.store.follow(contentTopic, () => refreshContent(services));
}

/** The document with this id, which another process may have added just now. */
export async function documentOrNone(services: Services, id: string): Promise<EditableDocument | undefined> {
  const known = editableDocument(id);
  if (known || !addableKindOf(id)) return known;
  await refreshContent(services);
  return editableDocument(id);
}

/** @throws {HttpError} not_found. */
export async function knownDocument(services: Services, id: string): Promise<EditableDocument> {
  const document = await documentOrNone(services, id);
  if (!document) throw new HttpError("not_found");
  return document;
}

/** @throws {HttpError} not_found. */
export async function documentState(services: Services, actor: Actor, id: string): Promise<DocumentState> {
  authorize(actor, "content.read", documentTarget(id));
  const document = await knownDocument(services, id);
  return stateOf(document, await documentRow(services.store.db, id));
}

/** @throws {HttpError} not_found. */
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
