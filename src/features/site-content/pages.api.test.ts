import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { publishedNow } from "#content/current.ts";
import { menusNow } from "#content/current-menus.ts";
import { currentPages, currentSitemap, pageAt } from "#content/index.ts";
import { menusDocument } from "#content/menus.ts";
import { pageDocument } from "#content/simple-pages/current-simple-pages.ts";
import type { SimplePageContent } from "#content/simple-pages/simple-page.ts";
import { redirectFor } from "#features/redirects/reads/lookup.server.ts";
import { minute } from "#platform/clock/clock.ts";
import { assemble } from "#server/assemble.ts";
import { actAs } from "#tests/support/admin.ts";
import { sendForm } from "#tests/support/screens.ts";
import { simplePage } from "#tests/support/simple-pages.ts";
import { contentEditor } from "#tests/support/site-content.ts";
import { asSiteOf, bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { exportContent } from "./reads/export.server.ts";
import { importContent } from "./writes/import.server.ts";

const open: TestApp[] = [];
const onSite = <Result>(read: () => Result): Result => asSiteOf(open, read);
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function start(kind: (typeof bothDatabases)[number], role: "owner" | "editor" | "viewer" = "editor") {
  const app = await openTestApp(kind);
  open.push(app);
  const { cookie } = await actAs(app, role);
  const editor = contentEditor(app, { cookie });
  const { act, publish } = editor;
  /** A page on the site. */
  const make = async (address: string, more: Partial<SimplePageContent> = {}) => {
    const { body } = await act("pages", "addPage", { title: "A winter retreat", address });
    const published = await publish(body.document, simplePage({ address, ...more }));
    expect(published).toMatchObject({ status: 200 });
    return String(body.document);
  };
  const leadsTo = async (path: string) =>
    (
      await app.services.asSite(() =>
        redirectFor(app.services, { path, search: "", method: "GET", headers: new Headers() }),
      )
    )?.location;
  return { app, cookie, ...editor, make, leadsTo };
}

describe.each(bothDatabases)("pages of the team on %s", (kind) => {
  it("leave a redirect behind when they move, and take it back when they return", async () => {
    const { make, publish, leadsTo } = await start(kind);
    const id = await make("retreat");
    await publish(id, simplePage({ address: "events/retreat" }));
    expect(onSite(() => pageAt("/retreat"))).toBeUndefined();
    expect(onSite(() => pageAt("/events/retreat"))).toBeDefined();
    expect(await leadsTo("/retreat")).toBe("/events/retreat");
    await publish(id, simplePage({ address: "winter" }));
    // One hop each.
    expect(await leadsTo("/retreat")).toBe("/winter");
    expect(await leadsTo("/events/retreat")).toBe("/winter");
    expect(await publish(id, simplePage({ address: "retreat" }))).toMatchObject({ status: 200 });
    expect(onSite(() => pageAt("/retreat"))).toBeDefined();
    expect(await leadsTo("/retreat")).toBeUndefined();
    expect(await leadsTo("/winter")).toBe("/retreat");
    expect(await leadsTo("/events/retreat")).toBe("/retreat");
  });

  it("let only one of two take an address", async () => {
    const { act, draft } = await start(kind);
    const ids = ["one", "two"];
    for (const address of ids) await act("pages", "addPage", { title: "Twin", address });
    const revisions: number[] = [];
    for (const each of ids) {
      const { body } = await draft(`page-${each}`, simplePage({ address: each }));
      revisions.push(body.revision);
    }
    const results = await Promise.all(
      ids.map((each, at) => act(`page-${each}`, "publishContent", { revision: revisions[at] })),
    );
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    expect((await draft("page-one", simplePage({ address: "shared" }))).body.problems).toEqual({});
    const { body } = await draft("page-two", simplePage({ address: "shared" }));
    expect(body.problems.address).toContain("Another page of yours");
  });

  if (!databases.includes(kind)) return;

  it("are seen once they're published, and kept after a restart", async () => {
    const { app, act, read, publish } = await start(kind);
    const created = await act("pages", "addPage", { title: "A winter retreat" });
    expect(created).toEqual({ status: 200, body: { document: "page-a-winter-retreat" } });
    const id = created.body.document;
    const { value } = await read(id);
    expect(value).toMatchObject({
      title: "A winter retreat",
      address: "a-winter-retreat",
      parts: [{ kind: "text", text: "" }],
    });
    expect(onSite(() => pageAt("/a-winter-retreat"))).toBeUndefined();
    expect(await publish(id, value)).toMatchObject({
      status: 422,
      body: { fields: { "parts.0.text": "Please fill this in" } },
    });
    const page = simplePage({ address: "a-winter-retreat" });
    expect(await publish(id, page)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(onSite(() => pageAt("/a-winter-retreat"))).toMatchObject({ name: "A winter retreat" });
    expect(onSite(() => currentPages().map(({ path }) => path))).toContain("/a-winter-retreat");
    expect(onSite(() => currentSitemap().map(({ path }) => path))).toContain("/a-winter-retreat");
    const second = await assemble(app.environment, { clock: app.clock });
    expect(second.asSite(() => pageAt("/a-winter-retreat"))).toMatchObject({ name: "A winter retreat" });
    second.mailer.close();
    await second.store.close();
  });

  it("go into a menu with one operation, and into a draft of the menus, too", async () => {
    const { make, act, read, draft } = await start(kind);
    const id = await make("winter-retreat");
    const shipped = menusDocument.shipped;
    const [first, ...links] = shipped.links;
    await draft("menus", { ...shipped, links: [...links, first] });
    expect(await act(id, "addToMenu", { menu: "menus.resources" })).toEqual({
      status: 200,
      body: { menu: "Header: Resources" },
    });
    const resources = () => onSite(() => menusNow().groups.find((group) => group.id === "resources")?.items);
    expect(resources()?.at(-1)).toMatchObject({ href: "/winter-retreat", title: "A winter retreat" });
    expect(onSite(() => menusNow().links.map(({ title }) => title))).toEqual(["Membership", "Our Family"]);
    const { value, hasDraft } = await read("menus");
    expect(hasDraft).toBe(true);
    expect(value.links.at(-1)).toEqual(first);
    expect(JSON.stringify(value.menus)).toContain("/winter-retreat");
    const again = await act(id, "addToMenu", { menu: "menus.resources" });
    expect([again.status, again.body.message]).toEqual([
      422,
      "Another entry here leads to the same place already",
    ]);
    expect((await act(id, "addToMenu", { menu: "menus.nowhere" })).status).toBe(422);
    const { body } = await act("pages", "addPage", { title: "Not yet" });
    expect((await act(body.document, "addToMenu", { menu: "links" })).status).toBe(422);
  });

  it("have their first sentences as a description until somebody writes one", async () => {
    const { make, publish } = await start(kind);
    const id = await make("described");
    const described = () => onSite(() => pageAt("/described")?.meta.description);
    const { description: written, ...page } = simplePage({ address: "described" });
    expect(described()).toBe(written);
    expect(await publish(id, page)).toMatchObject({ status: 200 });
    expect(described()).toMatch(/^Two days away from everything\. Two quiet days by a lake/);
  });

  it("begin with a form that is sent without scripts, too", async () => {
    const { app, cookie, read } = await start(kind);
    const send = (title: string, address: string) =>
      sendForm(app.services, "/admin/site/pages", { operation: "addPage", title, address }, cookie);
    const created = await send("Winter", " /events/winter");
    expect([created.status, created.headers.get("location")]).toEqual([
      303,
      "/admin/site/page-events--winter",
    ]);
    expect((await send("Made of its title", "")).status).toBe(303);
    expect((await read("page-made-of-its-title")).value).toMatchObject({ address: "made-of-its-title" });
    expect((await send(" ", "")).status).toBe(422);
  });

  it("get no address that something else has, with a sentence for each case", async () => {
    const { app, cookie, act, make, draft } = await start(kind, "owner");
    await make("events/winter");
    const redirect = { from: "/old-retreat", to: "/membership", kind: "301", note: "" };
    expect((await app.act("/admin/redirects/new", "createRedirect", redirect, { cookie })).status).toBe(200);
    const refused: [address: string, reason: string][] = [
      ["membership", "A page of the site has this address"],
      ["support/groups", "A page of the site has this address"],
      ["resources", "A redirect begins at this address"],
      ["old-retreat", "A redirect begins at this address"],
      ["events/winter", "Another page of yours has this address"],
      ...[
        "admin",
        "admin/site",
        "api",
        "api/x",
        "assets/x",
        "c/abc",
        "campaign/spring",
        "preview/x",
        "dev",
      ].map((address) => [address, "The site uses this address for something else"] as [string, string]),
      ...["healthz", "pictures", "pictures/x", "c", "campaign"].map(
        (address) => [address, "The site uses this address for something else"] as [string, string],
      ),
      ...["a/b/c", "Retreat", "../admin", "a--b", "-a", "robots.txt", "x".repeat(51), "%00", "a/", "é"].map(
        (address) => [address, "small letters, digits and hyphens"] as [string, string],
      ),
    ];
    for (const [address, reason] of refused) {
      const { status, body } = await act("pages", "addPage", { title: "New", address });
      expect(status, address).toBe(422);
      expect(body.fields.address, address).toContain(reason);
    }
    // The same for a page that moves.
    const { body } = await act("pages", "addPage", { title: "Another one", address: "another-one" });
    for (const [address, reason] of refused.slice(0, 8)) {
      const saved = await draft(body.document, simplePage({ address }));
      expect(saved.body.problems.address, address).toContain(reason);
      const { revision } = saved.body;
      expect((await act(body.document, "publishContent", { revision })).status).toBe(422);
    }
    expect(await act("pages", "addPage", { title: "???" })).toMatchObject({ status: 422 });
    expect(await act("pages", "addPage", { title: "x".repeat(71) })).toMatchObject({ status: 422 });
  });

  it("are deleted with a redirect, and can come back", async () => {
    const { make, act, read } = await start(kind);
    const id = await make("retreat");
    const { revision } = await read(id);
    const remove = (body: object) => act(id, "removeContent", { revision, ...body });
    expect(await remove({ redirect: "/nowhere-at-all" })).toMatchObject({ status: 422 });
    expect(await remove({ redirect: "/retreat" })).toMatchObject({ status: 422 });
    expect(await remove({ redirect: "//evil.example" })).toMatchObject({ status: 422 });
    const removed = await remove({ redirect: "/membership" });
    expect(removed).toMatchObject({ status: 200, body: { version: 2, hasDraft: false } });
    expect(onSite(() => pageAt("/retreat"))).toBeUndefined();
    expect(onSite(() => publishedNow(pageDocument(id))?.value)).toMatchObject({
      state: "hidden",
      redirect: "/membership",
    });
    // Nobody else gets the address: the page can come back.
    expect((await act("pages", "addPage", { title: "Retreat", address: "retreat" })).status).toBe(422);
    const back = { revision: removed.body.revision, version: 1 };
    expect((await act(id, "restoreContent", back)).status).toBe(200);
    expect(onSite(() => pageAt("/retreat"))).toBeDefined();
  });

  it("are thrown away if they were never published, and articles are deleted the same way", async () => {
    const { act, read } = await start(kind);
    const { body } = await act("pages", "addPage", { title: "Never seen" });
    const { revision } = await read(body.document);
    expect(await act(body.document, "removeContent", { revision })).toMatchObject({
      status: 200,
      body: { version: 0, hasDraft: false },
    });
    expect((await act("pages", "addPage", { title: "Never seen" })).status).toBe(200);
    const article = "article-pcos-and-fertility";
    const first = { revision: 0, redirect: "/resources/knowledge-hub" };
    expect((await act(article, "removeContent", first)).status).toBe(200);
    expect(onSite(() => pageAt("/resources/knowledge-hub/pcos-and-fertility"))).toBeUndefined();
    expect((await act("plans", "removeContent", { revision: 0 })).status).toBe(422);
  });

  it("are published at a time, unless someone took the address by then", async () => {
    const { app, act, read, draft, make } = await start(kind);
    const { body } = await act("pages", "addPage", { title: "Later", address: "later" });
    const saved = await draft(body.document, simplePage({ address: "later" }));
    const at = new Date(app.clock.now().getTime() + 10 * minute).toISOString();
    const scheduled = await act(body.document, "publishContent", { revision: saved.body.revision, at });
    expect(scheduled.status).toBe(200);
    expect(onSite(() => pageAt("/later"))).toBeUndefined();
    const { cookie } = await actAs(app, "owner");
    const redirect = { from: "/later", to: "/membership", kind: "301", note: "" };
    expect((await app.act("/admin/redirects/new", "createRedirect", redirect, { cookie })).status).toBe(200);
    app.clock.advance(11 * minute);
    await app.worker.drain();
    expect(onSite(() => pageAt("/later"))).toBeUndefined();
    expect(await read(body.document)).toMatchObject({
      hasDraft: true,
      unfitAt: expect.stringMatching(/^20/),
    });
    // What else is published isn't held up.
    await make("meanwhile");
    expect(onSite(() => pageAt("/meanwhile"))).toBeDefined();
  });

  it("stay on the site when a page that they link to is deleted", async () => {
    const { app, make, read, act } = await start(kind);
    const target = await make("target");
    const parts = [
      { id: "a", kind: "cards", cards: [{ id: "b", title: "Look", page: "/target" }] },
    ] satisfies SimplePageContent["parts"];
    await make("linking", { parts });
    const { revision } = await read(target);
    await act(target, "removeContent", { revision });
    const second = await assemble(app.environment, { clock: app.clock });
    expect(second.asSite(() => pageAt("/linking"))).toBeDefined();
    second.mailer.close();
    await second.store.close();
  });

  it("refuse what would break a page, with the field and a reason", async () => {
    const { make, draft, act } = await start(kind);
    const id = await make("retreat");
    const part = (each: object) => ({ parts: [{ id: "x", ...each }] });
    const link = { page: "/membership" };
    const wrong: [change: object, field: string, reason: string][] = [
      [{ title: "x".repeat(71) }, "title", "at most 70 characters"],
      [{ title: "turned \u202e around" }, "title", "characters we cannot read"],
      [{ parts: [] }, "parts", "at least one"],
      [
        { parts: Array.from({ length: 41 }, (_, at) => ({ id: `h${at}`, kind: "heading", text: "Hi" })) },
        "parts",
        "at most 40",
      ],
      [{ scene: "moon" }, "scene", "choose one of these"],
      [{ redirect: "/retreat" }, "redirect", "its own address"],
      [part({ kind: "text", text: "<script>alert(1)</script>" }), "parts.0.text", "is not known here"],
      [part({ kind: "text", text: "![x](https://evil.example/x.png)" }), "parts.0.text", "isn’t one of ours"],
      [part({ kind: "text", text: "x".repeat(12_001) }), "parts.0.text", "at most 12000"],
      [part({ kind: "picture", picture: "nope" }), "parts.0.picture", "choose a picture"],
      [part({ kind: "cards", cards: [] }), "parts.0.cards", "at least one"],
      [part({ kind: "cards", cards: [{ id: "c", title: "A" }] }), "parts.0.cards.0.page", "choose a page"],
      [
        part({ kind: "cards", cards: [{ id: "c", title: "A", page: "/none-here" }] }),
        "parts.0.cards.0.page",
        "one of our pages",
      ],
      [part({ kind: "call", heading: "A", button: "B" }), "parts.0.page", "choose a page"],
      [
        part({ kind: "call", heading: "A", button: "B", ...link, href: "https://a.org/" }),
        "parts.0.href",
        "not both",
      ],
      [
        part({ kind: "call", heading: "A", button: "B", href: "javascript:alert(1)" }),
        "parts.0.href",
        "https://",
      ],
      [part({ kind: "faq", questions: [] }), "parts.0.questions", "at least one"],
      [part({ kind: "form", form: "login" }), "parts.0.form", "choose one of these"],
      [
        { parts: [1, 2].map((at) => ({ id: `f${at}`, kind: "form", form: "newsletter" })) },
        "parts.1.form",
        "only once",
      ],
      [
        { parts: [1, 2, 3, 4].map((at) => ({ id: `t${at}`, kind: "text", text: "word ".repeat(2_390) })) },
        "parts",
        "two pages",
      ],
    ];
    for (const [change, field, reason] of wrong) {
      const { status, body } = await draft(id, { ...simplePage({ address: "retreat" }), ...change });
      expect(status, field).toBe(200);
      expect(body.problems[field], `${field}: ${reason}`).toContain(reason);
      expect((await act(id, "publishContent", { revision: body.revision })).status).toBe(422);
    }
    const foreign: object[] = [
      { parts: [{ id: "x", kind: "script", text: "y" }] },
      { parts: [{ id: "x", kind: "heading", text: "y", onclick: "z" }] },
      { parts: [{ kind: "heading" }] },
      { parts: ["heading"] },
      { parts: { 0: "heading" } },
      { parts: Array.from({ length: 10_000 }, (_, at) => ({ id: `h${at}`, kind: "heading", text: "H" })) },
      { extra: "field" },
      { title: "half \ud800" },
      { title: "nul \0" },
    ];
    for (const change of foreign) {
      const { status, body } = await draft(id, { ...simplePage({ address: "retreat" }), ...change });
      expect([413, 422], JSON.stringify(change).slice(0, 60)).toContain(status);
      expect(body.message).toMatch(/\.$/);
    }
    expect(onSite(() => publishedNow(pageDocument(id))?.value)).toMatchObject({ title: "A winter retreat" });
  });

  it("tell of a picture that is gone, at its field", async () => {
    const { make, publish } = await start(kind);
    const id = await make("retreat");
    const picture = "0190a1b2-0000-7000-8000-000000000000";
    const parts = [
      { id: "a", kind: "picture", picture },
      { id: "b", kind: "text", text: `![A lake](/pictures/${picture})` },
    ] satisfies SimplePageContent["parts"];
    const { status, body } = await publish(id, simplePage({ address: "retreat", parts }));
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual(["parts.0.picture", "parts.1.text"]);
    expect(body.fields["parts.0.picture"]).toContain("was deleted");
  });

  it("travel as files to another site", async () => {
    const from = await start(kind);
    await from.make("events/winter");
    const folder = await mkdtemp(join(tmpdir(), "pages-"));
    await from.app.services.asSite(() => exportContent(from.app.services, folder));
    expect(await readdir(folder)).toContain("page-events--winter.yaml");
    // Each import reads every file of the folder.
    for (const name of await readdir(folder))
      if (!/^(page-|mails\.)/.test(name)) await rm(join(folder, name));
    const to = await start(kind);
    const report = await to.app.services.asSite(() =>
      importContent(to.app.services, { folder, publish: true }),
    );
    expect(report.lines.filter((line) => !line.endsWith("unchanged"))).toEqual(["events/winter: published"]);
    expect(await to.read("page-events--winter")).toMatchObject({ version: 1 });
    expect(onSite(() => pageAt("/events/winter"))).toMatchObject({ name: "A winter retreat" });
    const again = await to.app.services.asSite(() =>
      importContent(to.app.services, { folder, publish: true }),
    );
    expect(again.lines.every((line) => line.endsWith("unchanged"))).toBe(true);
  });

  it("are for editors and owners to change, and each change is in the audit log", async () => {
    const { app, make, read, act } = await start(kind);
    const id = await make("retreat");
    const { revision } = await read(id);
    await act(id, "removeContent", { revision });
    const rows = await app.services.store.db
      .selectFrom("audit")
      .select("action")
      .where("subject", "=", id)
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["content.page_added", "content.published", "content.removed"]),
    );
    const { cookie } = await actAs(app, "viewer");
    const viewer = contentEditor(app, { cookie });
    expect((await viewer.act("pages", "addPage", { title: "Mine" })).status).toBe(403);
    expect((await viewer.act(id, "removeContent", { revision })).status).toBe(403);
  });
});
