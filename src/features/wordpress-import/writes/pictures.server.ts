import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import type { Actor } from "#features/permissions/access.ts";
import { addPicture } from "#features/pictures/writes.server.ts";
import { second } from "#platform/clock/clock.ts";
import { guardedFetch } from "#platform/fetch/guarded-fetch.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { wordpressCopy as copy } from "../copy.ts";

/** The same as an upload's. */
const largestPicture = 12 * 1024 * 1024;

export type OldPicture = { address: string; alt: string };

/**
 * Stores a picture of the old site. One that is stored already, by its bytes, is used again.
 * @returns its id, or why it isn't there.
 */
export async function importPicture(
  services: Services,
  actor: Actor,
  { address, alt }: OldPicture,
  uploads: string | undefined,
): Promise<{ id: string } | { reason: string }> {
  const bytes = await (uploads === undefined ? download(address) : readUpload(uploads, address));
  if (bytes === undefined) return { reason: copy.noReason };
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  const stored = await services.store.db
    .selectFrom("pictures")
    .select("id")
    .where("hash", "=", hash)
    .orderBy("id")
    .executeTakeFirst();
  if (stored) return stored;
  try {
    const file = bytes.toString("base64");
    const { id } = await addPicture(services, actor, { file, alt, decorative: alt === "" });
    return { id };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { reason: error.message };
  }
}

/** Whether a folder has a picture of the old site. Without a folder, only the import itself can tell. */
export async function hasPicture({ address }: OldPicture, uploads: string | undefined): Promise<boolean> {
  return uploads === undefined || (await readUpload(uploads, address)) !== undefined;
}

async function download(address: string): Promise<Buffer | undefined> {
  try {
    const answer = await guardedFetch({ url: address, maxBytes: largestPicture, timeoutMs: 30 * second });
    return answer.status === 200 ? answer.body : undefined;
  } catch {
    return undefined;
  }
}

/** A file of a copy of `wp-content/uploads`. Nothing outside of that folder is read. */
async function readUpload(uploads: string, address: string): Promise<Buffer | undefined> {
  const [, path] = URL.parse(address, "https://old.invalid")?.pathname.split("/wp-content/uploads/") ?? [];
  if (path === undefined) return undefined;
  let inside: string;
  try {
    inside = normalize(decodeURIComponent(path));
  } catch {
    return undefined;
  }
  if (inside.startsWith("..") || inside.startsWith("/")) return undefined;
  return readFile(join(uploads, inside)).catch(() => undefined);
}
