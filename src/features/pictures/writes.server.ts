import { createHash } from "node:crypto";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { isDiskFull } from "#platform/database/errors.ts";
import { HttpError } from "#platform/http/errors.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import { type Actor, authorize, authorizeList } from "#platform/permissions/access.ts";
import { nearestFocus } from "#platform/pictures/addresses.ts";
import type { RenderedPicture } from "#platform/pictures/render-copies.ts";
import { renderPicture } from "#platform/pictures/renderer.server.ts";
import { svgBounds } from "#platform/pictures/svg-faults.ts";
import type { Services } from "#platform/services.ts";
import { pictureFaults, pictureMessages } from "./copy.ts";
import { lockPictures, pictureById, storedPicture, usesOf } from "./reads.server.ts";
import { pictureLimits, type StoredPicture } from "./rules.ts";
import type { PictureChange, PictureUpload } from "./schema.ts";
import type { PictureRow } from "./table.server.ts";

/**
 * Makes a picture's copies and stores them. Everything is written in one transaction, so a crash leaves all or nothing;
 * the uploaded file itself isn't kept.
 * @throws {HttpError} invalid_input with the reason why it isn't accepted; unavailable when it can't be saved now.
 */
export async function addPicture(
  services: Services,
  actor: Actor,
  { file, alt, decorative = false }: PictureUpload,
  key?: string,
): Promise<StoredPicture> {
  authorizeList(actor, "pictures.write", "article");
  const bytes = Buffer.from(file, "base64");
  const rendered = await renderedOrRefused(services, bytes);
  const now = instantNow(services.clock);
  const text = decorative ? "" : alt.trim();
  const row: PictureRow = {
    id: services.ids.next(),
    hash: createHash("sha256").update(bytes).digest("hex").slice(0, 16),
    width: rendered.width,
    height: rendered.height,
    fallback: rendered.copies.some(({ format }) => format === "png") ? "png" : "jpg",
    alt: text,
    alt_folded: text.toLowerCase(),
    decorative: decorative ? 1 : 0,
    focus_x: 50,
    focus_y: 50,
    bytes: rendered.copies.reduce((sum, copy) => sum + copy.bytes.length, 0),
    revision: 1,
    created_at: now,
    changed_at: now,
    added_by: actor.id,
  };
  const parts = partsOf(row.id, rendered);
  const input = { hash: row.hash, alt: text, decorative };
  try {
    const id = await services.store.transact((tx) =>
      withIdempotencyKey(tx, services, { operation: "addPicture", key, input, id: row.id }, async () => {
        const { count } = await tx
          .selectFrom("pictures")
          .select((all) => all.fn.countAll().as("count"))
          .executeTakeFirstOrThrow();
        if (Number(count) >= pictureLimits.inAll) throw refusal("file", pictureFaults.tooMany);
        await tx.insertInto("pictures").values(row).execute();
        for (const part of parts) await tx.insertInto("picture_files").values(part).execute();
        await recordAudit(tx, services, { actor, action: "pictures.added", subject: row.id });
      }),
    );
    return id === row.id ? storedPicture(row) : await pictureById(services, actor, id);
  } catch (error) {
    if (isDiskFull(error))
      throw new HttpError("unavailable", { message: pictureFaults.diskFull, cause: error });
    throw error;
  }
}

async function renderedOrRefused({ log }: Services, bytes: Uint8Array): Promise<RenderedPicture> {
  const kind = pictureKind(bytes);
  if (typeof kind !== "string") throw refusal("file", pictureFaults[kind.refused]);
  const rendered = await renderPicture(bytes, kind === "svg" ? "svg" : "pixels");
  if ("copies" in rendered) return rendered;
  if ("refused" in rendered) throw refusal("file", pictureFaults[rendered.refused]);
  const { failed } = rendered;
  // Whoever runs the server has to know of it, and can't see what the team member is told.
  if (failed !== "busy") log.error({ event: "pictures.not_rendered", reason: failed });
  throw new HttpError("unavailable", { message: pictureFaults[failed], headers: { "retry-after": "60" } });
}

function partsOf(pictureId: string, { copies }: RenderedPicture) {
  return copies.flatMap(({ width, format, bytes }) => {
    const content = Buffer.from(bytes).toString("base64");
    const count = Math.ceil(content.length / pictureLimits.part);
    return Array.from({ length: count }, (_, part) => ({
      picture_id: pictureId,
      name: `${width}.${format}`,
      part,
      content: content.slice(part * pictureLimits.part, (part + 1) * pictureLimits.part),
    }));
  });
}

/**
 * Changes a picture's description and focal point, with optimistic locking.
 * @throws {HttpError} not_found; conflict when somebody changed it in between.
 */
export async function changePicture(
  services: Services,
  actor: Actor,
  id: string,
  { alt, decorative, focusX, focusY, revision }: PictureChange,
): Promise<StoredPicture> {
  authorize(actor, "pictures.write");
  await pictureById(services, actor, id);
  const text = decorative ? "" : alt.trim();
  const row = await services.store.transact(async (tx) => {
    const changed = await tx
      .updateTable("pictures")
      .set({
        alt: text,
        alt_folded: text.toLowerCase(),
        decorative: decorative ? 1 : 0,
        focus_x: nearestFocus(focusX),
        focus_y: nearestFocus(focusY),
        revision: revision + 1,
        changed_at: instantNow(services.clock),
      })
      .where("id", "=", id)
      .where("revision", "=", revision)
      .returningAll()
      .executeTakeFirst();
    if (!changed) throw new HttpError("conflict", { message: pictureFaults.changed });
    await recordAudit(tx, services, { actor, action: "pictures.changed", subject: id });
    for (const { changed: tell } of services.contributions.pictureUses) await tell?.(services, tx);
    return changed;
  });
  return storedPicture(row);
}

/**
 * Deletes a picture with all its copies.
 * @throws {HttpError} not_found; conflict with the places that still show it.
 */
export async function deletePicture(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "pictures.write");
  await services.store.transact(async (tx) => {
    await lockPictures(tx, [id]);
    const uses = await usesOf(services, tx, id);
    if (uses.length > 0)
      throw new HttpError("conflict", { message: pictureMessages.inUse(uses.map(({ title }) => title)) });
    await tx.deleteFrom("picture_files").where("picture_id", "=", id).execute();
    const deleted = await tx.deleteFrom("pictures").where("id", "=", id).executeTakeFirst();
    if (Number(deleted.numDeletedRows) === 0) throw new HttpError("not_found");
    await recordAudit(tx, services, { actor, action: "pictures.deleted", subject: id });
  });
}

function refusal(field: string, message: string): HttpError {
  return new HttpError("invalid_input", { message, fields: { [field]: message } });
}

type PictureKind = "jpeg" | "png" | "webp" | "avif" | "svg";

/** Why a file isn't accepted, judged by its first bytes. */
type KindRefusal = "empty" | "svgLarge" | "gif" | "heic" | "pdf" | "moving" | "unknown";

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1", from, to);

/** What a file is by its content; its name and the type a browser claims mean nothing. */
function pictureKind(bytes: Uint8Array): PictureKind | { refused: KindRefusal } {
  if (bytes.length === 0) return { refused: "empty" };
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return isAnimatedPng(bytes) ? { refused: "moving" } : "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (ascii(bytes, 4, 8) === "ftyp") return isoKind(bytes);
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return { refused: "gif" };
  if (ascii(bytes, 0, 5) === "%PDF-") return { refused: "pdf" };
  // In UTF-16 every second byte is zero.
  if (ascii(bytes, 0, 32_768).replaceAll("\0", "").toLowerCase().includes("<svg")) {
    return bytes.length > svgBounds.bytes ? { refused: "svgLarge" } : "svg";
  }
  return { refused: "unknown" };
}

/** The brands of a file in a container of MPEG: which it follows first, and which others (ISO/IEC 14496-12, 4.3). */
function isoKind(bytes: Uint8Array): ReturnType<typeof pictureKind> {
  const length = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), 400);
  const brands: readonly string[] = ascii(bytes, 8, length).match(/.{4}/gs) ?? [];
  if (brands[0] === "avis") return { refused: "moving" };
  if (brands.includes("avif")) return "avif";
  return {
    refused: brands.some((brand) => /^(?:he(?:ic|ix|im|is|vc)|m[is]f1)$/.test(brand)) ? "heic" : "unknown",
  };
}

/** An animated PNG has its control chunk before the first picture. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const control = buffer.indexOf("acTL", 8, "latin1");
  return control >= 0 && control < buffer.indexOf("IDAT", 8, "latin1");
}
