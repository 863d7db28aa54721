import { addableKindOf, currentDocuments } from "#content/documents/register.server.ts";
import { knownPictures, knowPicture, type UploadedPicture } from "#content/uploaded-pictures.ts";
import type { Services } from "#platform/services.ts";

/** Everything published, for a process without a database. */
export type StoredContent = {
  documents: readonly { id: string; published: string; at?: string | undefined }[];
  pictures: readonly UploadedPicture[];
};

/** Reads what is published, with the pictures that this process knows. */
export async function storedContent({ store }: Services): Promise<StoredContent> {
  const rows = await store.db
    .selectFrom("content_documents")
    .leftJoin("content_versions", (join) =>
      join
        .onRef("content_versions.document", "=", "content_documents.id")
        .onRef("content_versions.version", "=", "content_documents.version"),
    )
    .select(["id", "published", "content_versions.at"])
    .execute();
  const documents = rows.map(({ id, published, at }) => ({ id, published, ...(at ? { at } : {}) }));
  return { documents, pictures: knownPictures() };
}

const laid = new Map<string, string>();

/** Lays what is published over the defaults in this process, which has no database. */
export function layContent({ documents, pictures }: StoredContent): void {
  for (const picture of pictures) knowPicture(picture);
  for (const { id } of documents) addableKindOf(id)?.know(id);
  const byId = new Map(documents.map((each) => [each.id, each]));
  for (const document of currentDocuments()) {
    const { published = "", at } = byId.get(document.id) ?? {};
    if ((laid.get(document.id) ?? "") === published) continue;
    laid.set(document.id, published);
    try {
      document.publish(published === "" ? undefined : JSON.parse(published), at);
    } catch {
      // As in the process that serves: what no longer fits gives way to the default.
      document.publish(undefined);
    }
  }
}
