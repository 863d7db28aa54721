import type { EditableDocument } from "#content/documents/editable.server.ts";
import { currentDocuments } from "#content/documents/register.server.ts";
import { knowPicture, uploadedPicture } from "#content/uploaded-pictures.ts";
import { lockPictures, picturesById } from "#features/pictures/reads.server.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { contentFaults as faults } from "../copy/messages.ts";
import { picturesIn } from "../rules/pictures-in.ts";

/** Loads the pictures of everything published. @returns the documents that show one which has changed since. */
export async function loadPictures({ store }: Services): Promise<readonly EditableDocument[]> {
  const named = currentDocuments().flatMap((document) => {
    const value = document.changed();
    return value === undefined
      ? []
      : [{ document, ids: picturesIn(document.form, value).map(({ id }) => id) }];
  });
  const changed = new Set<string>();
  for (const picture of (
    await picturesById(store.db, [...new Set(named.flatMap(({ ids }) => ids))])
  ).values()) {
    const before = uploadedPicture(picture.id);
    if (JSON.stringify(before) !== JSON.stringify(picture)) changed.add(picture.id);
    knowPicture(picture);
  }
  return named.filter(({ ids }) => ids.some((id) => changed.has(id))).map(({ document }) => document);
}

/** Loads the pictures that a value names, since what fits depends on their size. */
export async function knowPicturesIn(
  { store }: Services,
  document: EditableDocument,
  value: unknown,
): Promise<void> {
  const ids = picturesIn(document.form, value).map(({ id }) => id);
  for (const picture of (await picturesById(store.db, [...new Set(ids)])).values()) knowPicture(picture);
}

/**
 * Locks the pictures in a value until the transaction ends, so that none is deleted in between.
 * @throws {HttpError} invalid_input with each field whose picture is gone.
 */
export async function lockPicturesIn(tx: Tx, document: EditableDocument, value: unknown): Promise<void> {
  const named = picturesIn(document.form, value);
  const existing = await lockPictures(tx, [...new Set(named.map(({ id }) => id))].sort());
  const gone = named
    .filter(({ id }) => !existing.has(id))
    .map(({ path }) => [path, faults.noPicture] as const);
  if (gone.length > 0)
    throw new HttpError("invalid_input", { message: faults.unfit, fields: Object.fromEntries(gone) });
}
