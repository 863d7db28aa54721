import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { addPicture } from "#features/pictures/writes.server.ts";
import { second } from "#platform/clock/clock.ts";
import { guardedFetch } from "#platform/fetch/guarded-fetch.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Actor } from "#platform/permissions/access.ts";
import { pictureBounds } from "#platform/pictures/bounds.ts";
import type { Services } from "#platform/services.ts";
import { reportCopy as copy } from "../copy/report.ts";
import { unknownHost } from "../rules/addresses.ts";
import { hostOf, type OldPicture } from "../rules/imported-post.ts";

/** Where pictures of the old site come from, for one run. */
export type PictureSource = {
  /** A folder with a copy of `wp-content/uploads`; without it, pictures are downloaded. */
  uploads?: string | undefined;
  /** How often a host gave no answer: one that is away would otherwise be waited for with every picture. */
  silent: Map<string, number>;
};

/** After so many pictures without an answer, a host isn't asked again in this run. */
const mostSilent = 2;

type Missing = { reason: string };

/**
 * Stores a picture of the old site. One that is stored already, by its bytes, is used again.
 * @returns its id, or why it isn't there.
 */
export async function storePicture(
  services: Services,
  actor: Actor,
  { address, alt }: OldPicture,
  source: PictureSource,
): Promise<{ id: string } | Missing> {
  const bytes = await bytesOf(address, source);
  if ("reason" in bytes) return bytes;
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

/** Whether a picture of the old site is there. What is downloaded, only the import itself can tell. */
export async function hasPicture(
  { address }: OldPicture,
  source: PictureSource,
): Promise<{ isThere: true } | Missing> {
  if (source.uploads === undefined && !isInText(address))
    return hostOf(address) === unknownHost ? { reason: copy.noSite } : { isThere: true };
  const bytes = await bytesOf(address, source);
  return "reason" in bytes ? bytes : { isThere: true };
}

/** A picture in a sentence of the report: one in the text has no address that anybody wants to read. */
export const pictureName = (address: string): string => (isInText(address) ? copy.pictureInText : address);

const isInText = (address: string) => address.startsWith("data:");

async function bytesOf(address: string, { uploads, silent }: PictureSource): Promise<Buffer | Missing> {
  if (isInText(address)) return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  if (uploads !== undefined) return (await readUpload(uploads, address)) ?? { reason: copy.noReason };
  const host = hostOf(address);
  if (host === unknownHost) return { reason: copy.noSite };
  const times = silent.get(host ?? "") ?? 0;
  if (host === undefined || times >= mostSilent) return { reason: copy.noReason };
  try {
    const answer = await guardedFetch({
      url: address,
      maxBytes: pictureBounds.bytes,
      timeoutMs: 20 * second,
    });
    return answer.status === 200 ? answer.body : { reason: copy.noReason };
  } catch {
    silent.set(host, times + 1);
    return { reason: copy.noReason };
  }
}

/**
 * A file of a copy of `wp-content/uploads`, or the whole picture if the smaller copy isn't there. Nothing outside of that
 * folder is read.
 */
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
  const whole = inside.replace(/-\d{1,5}x\d{1,5}(?=\.[a-z]{3,4}$)/i, "");
  const file = await readFile(join(uploads, inside)).catch(() => undefined);
  return file ?? (whole === inside ? undefined : readFile(join(uploads, whole)).catch(() => undefined));
}
