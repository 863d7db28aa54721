import { sql } from "kysely";
import { pictureFolder } from "#content/uploaded-pictures.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import type { FileResponse } from "#platform/http/served-file.ts";
import { listAddress } from "#platform/list/columns.ts";
import { keysetPage } from "#platform/list/keyset.ts";
import { type Actor, authorizeList, may } from "#platform/permissions/access.ts";
import { oneSource, pictureFile, pictureType } from "#platform/pictures/addresses.ts";
import type { PictureUse, PictureUses } from "#platform/pictures/picture-use.ts";
import type { Services } from "#platform/services.ts";
import { pictureMessages as messages, picturesCopy } from "./copy.ts";
import { type Picture, pictureLimits, type StoredPicture } from "./rules.ts";
import { type PictureQuery, pictureQuery } from "./schema.ts";
import type { PictureRow } from "./table.server.ts";

declare module "#platform/services.ts" {
  interface Contributions {
    pictureUses: readonly PictureUses[];
  }
}

/** Pictures whose description contains a text, newest first, one page at a time. */
export async function picturePage(
  { store }: Pick<Services, "store">,
  actor: Actor,
  { search = "", cursor }: PictureQuery = {},
): Promise<{ items: StoredPicture[]; next: string | null; total: number; matching: number }> {
  const by = uploader(actor);
  const filter = search.trim().toLowerCase();
  const count = async (filter: string) =>
    Number(
      (
        await matching(store.db, filter, by)
          .select((all) => all.fn.countAll().as("count"))
          .executeTakeFirst()
      )?.count,
    );
  const page = await keysetPage(
    ({ cursor: before, limit }) => {
      const rows = matching(store.db, filter, by).selectAll().orderBy("id", "desc").limit(limit);
      return (before === undefined || before === "" ? rows : rows.where("id", "<", before)).execute();
    },
    ({ id }) => id,
    { cursor, size: pictureLimits.onePage },
  );
  const total = await count("");
  const matches = filter === "" ? total : await count(filter);
  return { items: page.items.map(storedPicture), next: page.next, total, matching: matches };
}

/** Limited access sees the pictures that it has uploaded itself; undefined for all. @throws {HttpError} forbidden. */
function uploader(actor: Actor): string | undefined {
  return authorizeList(actor, "pictures.read", "article") && actor.id;
}

function matching(db: Database, filter: string, by: string | undefined) {
  const escaped = filter.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  const all = db
    .selectFrom("pictures")
    .$if(by !== undefined, (each) => each.where("added_by", "=", by ?? ""));
  return filter === "" ? all : all.where(sql<boolean>`alt_folded like ${`%${escaped}%`} escape '\\'`);
}

/** @throws {HttpError} not_found. */
export async function pictureById(
  { store }: Pick<Services, "store">,
  actor: Actor,
  id: string,
): Promise<StoredPicture> {
  const by = uploader(actor);
  const row = await store.db.selectFrom("pictures").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row || (by !== undefined && row.added_by !== by)) throw new HttpError("not_found");
  return storedPicture(row);
}

/** The pictures with these ids, for pages that show them; deleted ones are left out. */
export async function picturesById(
  db: Database | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("pictures").selectAll().where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, shownPicture(row)]));
}

/**
 * Locks pictures until the transaction ends. Whoever stores a picture's id calls it first, so that the picture can't be
 * deleted in between. @returns the ids that exist.
 */
export async function lockPictures(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .updateTable("pictures")
    .set((each) => ({ revision: each.ref("revision") }))
    .where("id", "in", ids)
    .returning("id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function usesOf(
  services: Services,
  db: Database | Tx,
  id: string,
): Promise<readonly PictureUse[]> {
  const uses: PictureUse[] = [];
  for (const { find } of services.contributions.pictureUses)
    uses.push(...((await find(services, db, [id])).get(id) ?? []));
  return uses;
}

function shownPicture(row: PictureRow): Picture {
  const { id, hash, width, height, alt, focus_x: focusX, focus_y: focusY } = row;
  return { id, hash, width, height, fallback: row.fallback === "png" ? "png" : "jpg", alt, focusX, focusY };
}

export function storedPicture(row: PictureRow): StoredPicture {
  const { decorative, bytes, revision, created_at: createdAt } = row;
  return { ...shownPicture(row), decorative: decorative === 1, bytes, revision, createdAt };
}

/** Copies that were requested last; enough for the pictures of the busiest pages. */
const mostBytes = 32_000_000;
const kept = new WeakMap<Services["store"], KeptCopies>();

/**
 * One copy of a picture, at its public address. Whether the picture still exists is asked every time, which takes the
 * database a few microseconds: another process may have deleted it. Its bytes never change.
 */
export async function pictureResponse(
  { store }: Pick<Services, "store">,
  name: string,
): Promise<FileResponse | undefined> {
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

/** Wide enough for the largest icon. */
const drawnWidth = 512;

/** A picture to draw something of; undefined if it's gone. */
export async function pictureBytes(
  services: Pick<Services, "store">,
  picture: Picture,
): Promise<Buffer | undefined> {
  const name = oneSource(picture, drawnWidth).replace(pictureFolder, "");
  const answer = await pictureResponse(services, name);
  return answer?.binary && Buffer.from(answer.binary.bytes);
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

  remove(id: string): undefined {
    for (const [name, { length }] of this.#copies)
      if (name.startsWith(id) && this.#copies.delete(name)) this.#bytes -= length;
  }
}

export async function pictureTitles(
  { store }: Services,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await store.db
    .selectFrom("pictures")
    .select(["id", "alt"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, alt }) => [id, alt]));
}

const here = "/admin/pictures";

/** The grid of pictures for the query in its address, and what was wrong with an upload without JavaScript. */
export async function picturesScreen(
  services: Services,
  actor: Actor,
  { search, rejected }: { search: URLSearchParams; rejected: RejectedForm | undefined },
) {
  const parsed = pictureQuery.safeParse({
    search: search.get("search") ?? "",
    cursor: search.get("cursor") ?? "",
  });
  const { search: filter = "", cursor = "" } = parsed.success ? parsed.data : {};
  const page = await picturePage(services, actor, { search: filter, cursor });
  return {
    title: picturesCopy.title,
    here,
    search: filter,
    mayUpload: may(actor, "pictures.write"),
    rejected: rejected?.form === "picture" ? rejected : undefined,
    isEmpty: page.total === 0,
    total: filter === "" ? messages.total(page.total) : messages.matching(page.matching, page.total),
    noMatch: messages.noMatch(filter),
    pictures: page.items,
    first: cursor === "" ? undefined : listAddress(here, { search: filter }),
    older: page.next === null ? undefined : listAddress(here, { search: filter, cursor: page.next }),
  };
}

export type PicturesContent = Awaited<ReturnType<typeof picturesScreen>>;

/** @throws {HttpError} not_found. */
export async function pictureScreen(services: Services, actor: Actor, id: string) {
  const picture = await pictureById(services, actor, id);
  return {
    title: "Picture details",
    list: here,
    picture,
    size: messages.size(picture.width, picture.height, picture.bytes),
    mayChange: may(actor, "pictures.write"),
    uses: await usesOf(services, services.store.db, id),
  };
}

export type PictureContent = Awaited<ReturnType<typeof pictureScreen>>;
