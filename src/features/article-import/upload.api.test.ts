import { afterEach, describe, expect, it } from "vitest";
import { articleKind } from "#content/documents/articles.server.ts";
import { pageKind } from "#content/documents/simple-pages.server.ts";
import { readRows } from "#features/redirects/schema.ts";
import { articlesCopy, pagesCopy } from "#features/site-content/copy/addable.ts";
import { addableScreen } from "#features/site-content/reads/addable-screen.server.ts";
import { actAs } from "#tests/support/admin.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { ghostExport, wordpressExport } from "#tests/support/old-site.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { reportCopy as copy } from "./copy/report.ts";
import { redirectsCsv } from "./rules/redirects-csv.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const address = "/api/admin/site/articles/import";
const base64 = (text: string) => Buffer.from(text).toString("base64");

describe.each(databases)("the import of articles on the screen, on %s", (kind) => {
  async function start(role: Parameters<typeof actAs>[1] = "editor") {
    const app = await openTestApp(kind);
    open.push(app);
    const { cookie } = await actAs(app, role);
    const bring = (input: object) => app.post(address, input, { cookie });
    const count = async (table: "content_documents" | "imported_articles") =>
      (await app.services.store.db.selectFrom(table).selectAll().execute()).length;
    return { app, cookie, bring, count };
  }
  const posts = Array.from({ length: 60 }, (_, at) => ({ id: at + 1, html: `<p>Words ${at}.</p>` }));
  const file = base64(
    wordpressExport([...posts, { id: 99, title: "Minutes", html: "<p>x</p>", status: "private" }]),
  );

  it("shows first what would come, then does it in parts, and says the same", async () => {
    const { bring, count } = await start();
    const dry = await (await bring({ file })).json();
    expect(dry).toMatchObject({ done: false, all: 61, next: null, others: [] });
    expect(await count("content_documents")).toBe(0);
    const done: { state: string }[] = [];
    let parts = 0;
    let redirects: { from: string; to: string }[] = [];
    for (let from: number | null = 0; from !== null; parts += 1) {
      const answer = await bring({ file, checked: dry.checked, from });
      expect(answer.status).toBe(200);
      const part = await answer.json();
      done.push(...part.posts);
      from = part.next;
      redirects = part.redirects;
    }
    expect(parts).toBe(2);
    const expected = dry.posts.map((post: { state: string }) =>
      post.state === "new" ? { ...post, state: "added" } : post,
    );
    expect(done).toEqual(expected);
    expect(done.at(-1)).toMatchObject({ title: "Minutes", state: "leftOut", reason: copy.reasons.private });
    expect([await count("content_documents"), await count("imported_articles")]).toEqual([60, 60]);
    expect(redirects).toEqual(dry.redirects);
    expect(readRows(redirectsCsv(redirects))).toMatchObject({ rows: 60, bad: [] });
    const again = await (await bring({ file })).json();
    expect(new Set(again.posts.map(({ state }: { state: string }) => state))).toEqual(
      new Set(["there", "leftOut"]),
    );
  });

  it("runs nothing that hasn't been checked, and says what is wrong with a file", async () => {
    const { bring, count } = await start();
    const other = base64(ghostExport([{ id: "1", slug: "a", title: "A", html: "<p>x</p>" }]));
    const { checked } = await (await bring({ file })).json();
    const refused = await bring({ file: other, checked });
    expect([refused.status, (await refused.json()).message]).toEqual([409, copy.notChecked]);
    expect((await bring({ file, site: "https://old.example.org", checked })).status).toBe(409);
    const wrong = await bring({ file: base64("no export") });
    expect([wrong.status, (await wrong.json()).fields]).toEqual([422, { file: copy.unreadable }]);
    expect((await bring({ file, site: "ftp://old" })).status).toBe(422);
    expect(await count("content_documents")).toBe(0);
  });

  it("says of pictures that it needs the site's address, and asks no address inside our network", async () => {
    const { bring } = await start();
    const ghost = (picture: string) =>
      base64(
        ghostExport([{ id: "1", slug: "a", title: "A", html: `<p>x <img src="${picture}" alt="y"></p>` }]),
      );
    const dry = await (await bring({ file: ghost("__GHOST_URL__/content/images/a.jpg") })).json();
    expect(dry.posts[0].notes.join()).toContain(copy.noSite);
    const inside = { file: ghost("http://127.0.0.1:1/a.jpg") };
    const { checked } = await (await bring(inside)).json();
    const done = await (await bring({ ...inside, checked })).json();
    expect(done.posts[0]).toMatchObject({
      state: "added",
      notes: ["1 picture", copy.pictureFailed("http://127.0.0.1:1/a.jpg", copy.noReason)],
    });
  });

  it("never writes over what another import brings to the same address meanwhile", async () => {
    const { app, bring } = await start();
    const files = ["one", "two"].map((site) =>
      base64(
        wordpressExport([{ id: 1, name: "waiting", html: `<p>Of ${site}.</p>` }], `https://${site}.example`),
      ),
    );
    const run = async (file: string) => {
      const { checked } = await (await bring({ file })).json();
      return async () => (await (await bring({ file, checked })).json()).posts[0].state;
    };
    const runs = await Promise.all(files.map(run));
    const states = await Promise.all(runs.map((each) => each()));
    expect(states).toContain("added");
    // Whoever was second tries again, and gets another address.
    for (const [at, state] of states.entries())
      if (state !== "added") expect(await runs[at]?.()).toBe("added");
    const drafts = await app.services.store.db.selectFrom("content_documents").select("draft").execute();
    const texts = drafts.map(({ draft }) => JSON.parse(draft).text);
    expect(texts.toSorted()).toEqual(["Of one.\n", "Of two.\n"]);
  });

  it("is offered above the list of articles to those who may, and above no other list", async () => {
    const { app } = await start();
    const shown = async (role: "editor" | "viewer", kind: "article" | "page") => {
      const list =
        kind === "article" ? { kind: articleKind, copy: articlesCopy } : { kind: pageKind, copy: pagesCopy };
      return (await addableScreen(app.services, actorWith(role), list)).importHref;
    };
    expect(await shown("editor", "article")).toBe("/admin/site/articles/import");
    expect([await shown("viewer", "article"), await shown("editor", "page")]).toEqual([undefined, undefined]);
  });

  it.each([
    ["owner", 200],
    ["editor", 200],
    ["viewer", 403],
    ["host", 403],
  ] as const)("answers %s with %i", async (role, status) => {
    const { bring } = await start(role);
    expect((await bring({ file: base64(ghostExport([])) })).status).toBe(status);
  });
});
