import { sql } from "kysely";
import { type Actor, authorize } from "#features/permissions/access.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { keysetPage } from "#platform/list/keyset.ts";
import type { PictureUse, PictureUses } from "#platform/pictures/picture-use.ts";
import type { Services } from "#platform/services.ts";
import { type Picture, pictureLimits, type StoredPicture } from "../rules.ts";
import type { PictureQuery } from "../schema.ts";
import type { PictureRow } from "../table.server.ts";

declare module "#platform/services.ts" {
  interface Contributions {
    /** Where features show uploaded pictures. */
    pictureUses: readonly PictureUses[];
  }
}

/** Pictures whose description contains a text, newest first, one page at a time. */
export async function picturePage(
  { store }: Pick<Services, "store">,
  actor: Actor,
  { search = "", cursor }: PictureQuery = {},
): Promise<{ items: StoredPicture[]; next: string | null; total: number; fitting: number }> {
  authorize(actor, "pictures.read");
  const filter = search.trim().toLowerCase();
  const count = async (filter: string) =>
    Number(
      (
        await matching(store.db, filter)
          .select((all) => all.fn.countAll().as("count"))
          .executeTakeFirst()
      )?.count,
    );
  const page = await keysetPage(
    ({ cursor: before, limit }) => {
      const rows = matching(store.db, filter).selectAll().orderBy("id", "desc").limit(limit);
      return (before === undefined || before === "" ? rows : rows.where("id", "<", before)).execute();
    },
    ({ id }) => id,
    { cursor, size: pictureLimits.onePage },
  );
  const total = await count("");
  const fitting = filter === "" ? total : await count(filter);
  return { items: page.items.map(storedPicture), next: page.next, total, fitting };
}

function matching(db: Database, filter: string) {
  const escaped = filter.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  const all = db.selectFrom("pictures");
  return filter === "" ? all : all.where(sql<boolean>`alt_folded like ${`%${escaped}%`} escape '\\'`);
}

/** One picture. @throws {HttpError} not_found. */
export async function pictureById(
  { store }: Pick<Services, "store">,
  actor: Actor,
  id: string,
): Promise<StoredPicture> {
  authorize(actor, "pictures.read");
  const row = await store.db.selectFrom("pictures").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new HttpError("not_found");
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

/** Everywhere a picture is shown, from all features. */
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
