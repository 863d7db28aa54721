import type { FileAnswer } from "#platform/http/served-file.ts";
import type { Services } from "#platform/services.ts";
import { pictureFile, pictureType } from "../rules.ts";

/** Copies that were requested last; enough for the pictures of the busiest pages. */
const mostBytes = 32_000_000;
const kept = new WeakMap<Services["store"], KeptCopies>();

/**
 * One copy of a picture, at its public address. Whether the picture still exists is asked every time, which takes the
 * database a few microseconds: another process may have deleted it. Its bytes never change.
 */
export async function pictureAnswer(
  { store }: Pick<Services, "store">,
  name: string,
): Promise<FileAnswer | undefined> {
  const file = pictureFile(name);
  if (!file) return undefined;
  const picture = await store.db
    .selectFrom("pictures")
    .select("hash")
    .where("id", "=", file.id)
    .executeTakeFirst();
  const copies = kept.get(store) ?? new KeptCopies();
  kept.set(store, copies);
  if (picture?.hash !== file.hash) return copies.remove(file.id);
  const bytes = copies.get(name) ?? (await bytesOf(store, file.id, `${file.width}.${file.format}`));
  if (!bytes) return undefined;
  copies.keep(name, bytes);
  return {
    text: "",
    binary: { bytes, tag: `${file.hash}-${file.width}-${file.format}` },
    type: pictureType(file.format),
    headers: {
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String(bytes.length),
    },
  };
}

async function bytesOf({ db }: Services["store"], id: string, name: string): Promise<Uint8Array | undefined> {
  const parts = await db
    .selectFrom("picture_files")
    .select("content")
    .where("picture_id", "=", id)
    .where("name", "=", name)
    .orderBy("part")
    .execute();
  if (parts.length === 0) return undefined;
  return Buffer.from(parts.map(({ content }) => content).join(""), "base64");
}

/** Keeps the bytes of recent copies, up to a number of bytes. */
class KeptCopies {
  readonly #copies = new Map<string, Uint8Array>();
  #bytes = 0;

  get(name: string): Uint8Array | undefined {
    return this.#copies.get(name);
  }

  /** Makes it the most recent one; the oldest leave if there are too many bytes. */
  keep(name: string, bytes: Uint8Array): void {
    if (!this.#copies.delete(name)) this.#bytes += bytes.length;
    this.#copies.set(name, bytes);
    for (const [oldest, { length }] of this.#copies) {
      if (this.#bytes <= mostBytes) return;
      this.#copies.delete(oldest);
      this.#bytes -= length;
    }
  }

  /** Forgets the copies of a deleted picture. */
  remove(id: string): undefined {
    for (const [name, { length }] of this.#copies)
      if (name.startsWith(id) && this.#copies.delete(name)) this.#bytes -= length;
  }
}
