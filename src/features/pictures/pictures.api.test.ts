import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import type { Role } from "#platform/permissions/access.ts";
import type { PictureUses } from "#platform/pictures/picture-use.ts";
import { renderPicture } from "#platform/pictures/renderer.server.ts";
import { assemble } from "#server/assemble.ts";
import { actAs, ask } from "#tests/support/admin.ts";
import { backUpHere, emptySite, folderFor, restoreHere } from "#tests/support/backups.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { drawing } from "#tests/support/pictures.ts";
import { sendForm } from "#tests/support/screens.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { pictureFaults } from "./copy.ts";
import { pictureResponse, picturesById } from "./reads.server.ts";
import { addPicture } from "./writes.server.ts";

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const editor = actorWith("editor");

describe.each(bothDatabases)("pictures on %s", (kind) => {
  async function opened(): Promise<TestApp> {
    const app = await openTestApp(kind);
    ends.push(() => app.close());
    return app;
  }
  const add = async (app: TestApp, alt: string) => {
    const file = (await drawing(500, 300).jpeg().toBuffer()).toString("base64");
    return addPicture(app.services, editor, { file, alt });
  };
  const addressOf = ({ id, hash }: { id: string; hash: string }) => `/pictures/${id}-${hash}-500.avif`;
  const asRole = async (app: TestApp, role: Role) => {
    const headers = await actAs(app, role);
    return {
      list: async (query: string) => (await ask(app, `/api/admin/pictures?${query}`, headers)).json(),
      change: (id: string, change: object) =>
        app.act(`/admin/pictures/${id}`, "changePicture", change, headers),
      send: (id: string, fields: Record<string, string>) =>
        sendForm(app.services, `/admin/pictures/${id}`, fields, headers.cookie),
      remove: (id: string) => app.act(`/admin/pictures/${id}`, "deletePicture", {}, headers),
    };
  };

  it("are found by their description, page by page, with its signs taken literally", async () => {
    const app = await opened();
    const first = await add(app, "A lamp, 100% Étoile");
    for (let made = 0; made < 24; made += 1)
      await app.services.store.transact(async (tx) => {
        const row = await tx
          .selectFrom("pictures")
          .selectAll()
          .where("id", "=", first.id)
          .executeTakeFirstOrThrow();
        const id = app.services.ids.next();
        await tx
          .insertInto("pictures")
          .values({ ...row, id, alt: "Other", alt_folded: "other" })
          .execute();
      });
    const { list } = await asRole(app, "viewer");
    const whole = await list("");
    expect([whole.items.length, whole.total]).toEqual([24, 25]);
    expect((await list(`cursor=${whole.next}`)).items.map(({ id }: { id: string }) => id)).toEqual([
      first.id,
    ]);
    for (const [search, matching] of [
      ["ÉTOILE", 1],
      ["100%", 1],
      ["%", 1],
      ["_", 0],
      ["\\", 0],
    ])
      expect((await list(new URLSearchParams({ search: String(search) }).toString())).matching).toBe(
        matching,
      );
  });

  it("come back with a backup, also on the other database", async () => {
    const app = await opened();
    const picture = await add(app, "A lamp");
    const before = await pictureResponse(app.services, addressOf(picture).slice("/pictures/".length));
    const folder = folderFor(ends);
    await backUpHere(app.environment, join(folder, "pictures.backup"));
    const other = await emptySite(kind === "sqlite" ? "postgres" : "sqlite", folderFor(ends), {
      DATA_KEY: app.environment.DATA_KEY ?? "",
    });
    await restoreHere(other, join(folder, "pictures.backup"));
    const restored = await assemble(other, { clock: app.clock });
    ends.push(() => restored.store.close());
    const after = await pictureResponse(restored, addressOf(picture).slice("/pictures/".length));
    expect(after?.binary?.bytes.length).toBeGreaterThan(100);
    expect(after?.binary).toEqual(before?.binary);
  });

  if (!databases.includes(kind)) return;

  it("keep a changed focal point and description, and tell who was slower", async () => {
    const app = await opened();
    const { id } = await add(app, "A lamp");
    const editing = await asRole(app, "editor");
    const content = { alt: "A lit lamp", decorative: false, focusX: 33, focusY: 100, revision: 1 };
    const answer = await editing.change(id, content);
    expect(await answer.json()).toMatchObject({ alt: "A lit lamp", focusX: 35, focusY: 100, revision: 2 });
    const slower = await editing.change(id, content);
    expect([slower.status, (await slower.json()).message]).toEqual([409, pictureFaults.changed]);
    for (const wrong of [{ focusX: 101 }, { alt: " " }])
      expect((await editing.change(id, { ...content, ...wrong })).status).toBe(422);
    const { alt, focusX } = (await picturesById(app.services.store.db, [id, "none"])).get(id) ?? {};
    expect([alt, focusX]).toEqual(["A lit lamp", 35]);
    const fields = {
      operation: "changePicture",
      decorative: "on",
      focusX: "35",
      focusY: "95",
      revision: "2",
    };
    expect((await editing.send(id, fields)).status).toBe(303);
    const sent = (await picturesById(app.services.store.db, [id])).get(id);
    expect(sent).toMatchObject({ alt: "", focusX: 35, focusY: 95 });
    const viewer = await asRole(app, "viewer");
    expect((await viewer.change(id, content)).status).toBe(403);
    expect((await viewer.remove(id)).status).toBe(403);
    const actions = await app.services.store.db.selectFrom("audit").select("action").execute();
    expect(actions.map(({ action }) => action).filter((action) => action.startsWith("pictures."))).toEqual([
      "pictures.added",
      "pictures.changed",
      "pictures.changed",
    ]);
  });

  it("stay while they are used, and are gone from every address once deleted", async () => {
    const app = await opened();
    const picture = await add(app, "A lamp");
    const uses = new Map([[picture.id, [{ title: "Our family", href: "/admin/site/family" }]]]);
    const user: PictureUses = { find: async () => uses };
    app.services.contributions = { ...app.services.contributions, pictureUses: [user] };
    const { remove } = await asRole(app, "owner");
    const refused = await remove(picture.id);
    expect(refused.status).toBe(409);
    expect((await refused.json()).message).toContain("Our family");
    expect((await ask(app, addressOf(picture))).status).toBe(200);
    uses.clear();
    expect((await remove(picture.id)).status).toBe(200);
    expect((await ask(app, addressOf(picture))).status).toBe(404);
    expect((await remove(picture.id)).status).toBe(404);
    expect(await app.services.store.db.selectFrom("picture_files").select("name").execute()).toEqual([]);
  });
});

it("says that the disk is full, and keeps nothing of the picture", async () => {
  const app = await openTestApp("sqlite");
  ends.push(() => app.close());
  const { db } = app.services.store;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 4)}`.execute(db);
  const file = (await drawing(900, 700).jpeg().toBuffer()).toString("base64");
  await expect(addPicture(app.services, editor, { file, alt: "A lamp" })).rejects.toThrow(
    pictureFaults.diskFull,
  );
  expect(await db.selectFrom("pictures").select("id").execute()).toEqual([]);
  expect(await db.selectFrom("picture_files").select("name").execute()).toEqual([]);
});

it("ends a rendering that takes too long, and renders the next picture", async () => {
  const picture = await drawing(2_000, 1_500).png().toBuffer();
  expect(await renderPicture(picture, "pixels", { longestMs: 50 })).toEqual({ failed: "tooSlow" });
  expect(await renderPicture(await drawing(40, 30).png().toBuffer(), "pixels")).toMatchObject({
    width: 40,
    height: 30,
  });
});
