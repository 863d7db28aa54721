import { afterEach, describe, expect, it } from "vitest";
import { day } from "#platform/clock/clock.ts";
import { actAs, actorBy, ask } from "#tests/support/admin.ts";
import { address, content, openRedirects, owner, visit } from "#tests/support/redirects.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, type TestApp } from "#tests/support/test-app.ts";
import { missingAddresses } from "./reads/addresses.server.ts";
import { redirectFor } from "./reads/lookup.server.ts";
import { redirectById, redirectPage, redirectsScreen } from "./reads/redirects.server.ts";
import { startCounting, writeCounts } from "./writes/count.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("redirects on %s", (kind) => {
  const start = () => openRedirects(kind, open);

  it("lead on an address however it is written, with the visitor's query, and are counted by the day", async () => {
    const { app, make, listed } = await start();
    const made = await make({ from: `${siteUrl}/Old-Groups/` });
    expect(made.status).toBe(200);
    expect(await made.json()).toMatchObject({ ...content, outside: false, hits: 0, usedOn: "", revision: 1 });
    await make({ from: "/old-form", to: "/contact?subject=press#form", kind: "302" });
    expect(await visit(app, "/OLD-groups?x=1")).toEqual({ location: "/support/groups?x=1", status: 301 });
    expect(await visit(app, "/old%2Dgroups/")).toEqual({ location: "/support/groups", status: 301 });
    expect(await visit(app, "/old-form?x=1")).toEqual({
      location: "/contact?subject=press#form",
      status: 302,
    });
    expect(await visit(app, "/old-groups/more")).toBeUndefined();
    // None of these is somebody who followed a link and may be counted; all of them are led on.
    for (const [headers, method] of [
      [{ "sec-gpc": "1" }, "GET"],
      [{ dnt: "1" }, "GET"],
      [{ "sec-purpose": "prefetch" }, "GET"],
      [{}, "HEAD"],
    ] as const)
      expect(await visit(app, "/old-groups", headers, method)).toMatchObject({ status: 301 });
    const { items } = await listed();
    expect(items).toMatchObject([
      { from: "/old-form", hits: 1 },
      { from: "/old-groups", hits: 2, usedOn: "2026-11-21" },
    ]);
    expect(await listed({ search: "nothing" })).toMatchObject({ items: [], total: 2, matching: 0 });
    app.clock.advance(day);
    await visit(app, "/old-groups");
    await writeCounts(app.services);
    const later = await redirectPage(app.services, owner, { search: "GROUPS old" });
    expect(later.items).toMatchObject([{ hits: 3, usedOn: "2026-11-22" }]);
  });

  it("take a whole old address of this site, also without https and with www, and none of another", async () => {
    const { app, make } = await start();
    for (const [at, whole] of ["https://kinward.test", "http://www.kinward.test"].entries())
      expect((await make({ from: `${whole}/old-whole-${at}` })).status).toBe(200);
    for (const other of ["https://elsewhere.test", "https://a:b@kinward.test"])
      expect((await make({ from: `${other}/old-whole-3` })).status).toBe(422);
    expect(await visit(app, "/old-whole-1")).toMatchObject({ status: 301 });
  });

  it("refuse what is a page, what leads in circles, and what only looks harmless", async () => {
    const { make, listed } = await start();
    await make({ from: "/b", to: "/contact" });
    for (const [field, changes, sentence] of [
      ["from", { from: "" }, "Please enter the old address"],
      ["from", { from: "old-groups" }, "path on this site"],
      ["from", { from: "//evil.example" }, "path on this site"],
      ["from", { from: "/a\\b" }, "path on this site"],
      ["from", { from: "/a\u0000" }, "characters we cannot read"],
      ["from", { from: "/x".repeat(200) }, "path on this site"],
      ["from", { from: "/a?b=c" }, "leave out"],
      ["from", { from: "/Contact" }, "already exists at this address"],
      ["from", { from: "/admin/anything" }, "already exists at this address"],
      ["from", { from: "/c/KIN-1" }, "already exists at this address"],
      ["from", { from: "/resources" }, "already exists at this address"],
      ["from", { from: "/b" }, "already"],
      ["to", { to: "" }, "where it should lead"],
      ["to", { to: "javascript:alert(1)" }, "path on this site"],
      ["to", { to: "//evil.example" }, "path on this site"],
      ["to", { to: "/\\evil.example" }, "path on this site"],
      ["to", { to: "http://other.example/" }, "https"],
      ["to", { to: "/no-such-page" }, "no page at this target"],
      ["to", { to: "/old-groups" }, "leads to itself"],
      ["to", { to: "/b" }, "redirects to /contact"],
      ["to", { to: "/resources" }, "redirects to /resources/knowledge-hub"],
      ["to", { to: `/contact?${"x".repeat(1_000)}` }, "1,000 characters"],
      ["outside", { to: "https://other.example/x" }, "other.example, which is another site"],
      ["kind", { kind: "307" }, "two kinds"],
      ["note", { note: "x".repeat(301) }, "300 characters"],
    ] as const) {
      const refused = await make(changes);
      expect(refused.status, JSON.stringify(changes).slice(0, 80)).toBe(422);
      expect((await refused.json()).fields[field], JSON.stringify(changes).slice(0, 80)).toContain(sentence);
    }
    expect((await listed()).total).toBe(1);
    expect((await make({ to: "https://other.example/x", outside: true })).status).toBe(200);
  });

  it("stay one hop when their target moves too, and two writes at once make no loop", async () => {
    const { app, make, listed, patch } = await start();
    await make({ from: "/one", to: "/contact" });
    const [{ id } = { id: "" }] = (await listed()).items;
    // Something was a page when the redirect was made, and moves now.
    await app.services.store.db
      .updateTable("redirects")
      .set({ target: "/two#part", target_path: "/two" })
      .execute();
    const refused = await make({ from: "/two", to: "/support/groups" });
    expect((await refused.json()).fields.leadOn).toContain("/one leads to this old address");
    expect((await make({ from: "/two", to: "/support/groups", leadOn: true })).status).toBe(200);
    expect((await listed()).items).toMatchObject([
      { from: "/one", to: "/support/groups", revision: 2 },
      { from: "/two", to: "/support/groups" },
    ]);
    expect(await visit(app, "/one")).toMatchObject({ location: "/support/groups" });
    expect((await (await patch(id, { revision: 2, to: "/two" })).json()).fields.to).toContain(
      "redirects to /support/groups",
    );
    await app.services.store.db
      .updateTable("redirects")
      .set({ target: "/x", target_path: "/x" })
      .where("id", "=", id)
      .execute();
    const both = await Promise.all([
      make({ from: "/x", to: "/y", leadOn: true }),
      make({ from: "/y", to: "/x", leadOn: true }),
    ]);
    for (const { status } of both) expect(status).toBe(422);
    const same = await Promise.all([make({ from: "/same" }), make({ from: "/SAME" })]);
    expect(same.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it("are changed on the revision that was seen, deleted, and written down in the audit", async () => {
    const { app, make, listed, patch, remove } = await start();
    const { id } = await (await make()).json();
    await visit(app, "/old-groups");
    expect(await (await patch(id, { revision: 1, kind: "302", note: " Why " })).json()).toMatchObject({
      kind: "302",
      note: "Why",
      revision: 2,
    });
    const late = await patch(id, { revision: 1, note: "late" });
    expect(late.status).toBe(409);
    expect((await late.json()).message).toContain("Someone changed this redirect");
    expect((await patch(id, { revision: 2 })).status).toBe(422);
    expect((await patch("nothing", { revision: 1, note: "" })).status).toBe(404);
    expect((await patch(id, { revision: 2, from: "/older" })).status).toBe(200);
    expect(await visit(app, "/old-groups")).toBeUndefined();
    // All who come in the moment after a change are led on, also those who find somebody looking already.
    for (const found of await Promise.all([visit(app, "/older"), visit(app, "/older")]))
      expect(found).toMatchObject({ status: 302 });
    expect((await listed()).items).toMatchObject([{ from: "/older", hits: 3 }]);
    expect(await redirectById(app.services, owner, id)).toMatchObject({ id, hits: 3 });
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect(await visit(app, "/older")).toBeUndefined();
    const audit = app.services.store.db.selectFrom("audit").select("action").orderBy("id");
    expect((await audit.where("subject", "=", id).execute()).map(({ action }) => action)).toEqual([
      "redirects.made",
      "redirects.changed",
      "redirects.changed",
      "redirects.deleted",
    ]);
  });

  it("are for owners alone", async () => {
    const { app } = await start();
    for (const role of ["editor", "viewer"] as const) {
      const headers = await actAs(app, role);
      expect((await ask(app, `${address}.csv`, headers)).status).toBe(403);
      const actor = await actorBy(app, headers);
      const search = new URLSearchParams();
      for (const read of [
        redirectPage(app.services, actor),
        redirectById(app.services, actor, "any"),
        missingAddresses(app.services, actor),
        redirectsScreen(app.services, actor, search),
      ])
        await expect(read).rejects.toMatchObject({ code: "forbidden" });
      expect((await app.act("/admin/redirects/new", "createRedirect", content, headers)).status).toBe(403);
      expect((await app.post(`${address}/import`, { csv: "from,to\n/a,/contact" }, headers)).status).toBe(
        403,
      );
    }
  });

  it("come from a file after a look, and go back into one that an import takes", async () => {
    const { app, cookie, make, listed } = await start();
    await make();
    const csv = [
      "From,To,Kind,Note",
      "/new-one,/contact,302,=1+1",
      "/old-groups,/support/groups,301,",
      "/old-groups,/contact,301,",
      "/contact,/,301,",
      "/chain,/new-one,301,",
      "/new-two,https://other.example/,301,",
      "/NEW-ONE/,/contact,301,",
      ",/contact,,",
      "/round,/round,,",
    ].join("\n");
    const bring = (body: object) => app.post(`${address}/import`, body, { cookie });
    const looked = await (await bring({ csv })).json();
    expect(looked).toMatchObject({ done: false, rows: 9, added: 1, known: [3, 8] });
    expect(looked.bad.map(({ row }: { row: number }) => row)).toEqual([4, 5, 6, 7, 9, 10]);
    expect((await listed()).total).toBe(1);
    expect((await bring({ csv: `${csv}\n/x,/contact`, checked: looked.checked })).status).toBe(409);
    const meant = await (await bring({ csv, outside: true })).json();
    expect(meant.added).toBe(2);
    expect((await bring({ csv, checked: meant.checked })).status).toBe(409);
    expect(await (await bring({ csv, outside: true, checked: meant.checked })).json()).toMatchObject({
      done: true,
      added: 2,
    });
    expect(await visit(app, "/new-one")).toMatchObject({ status: 302 });
    const file = await (await ask(app, `${address}.csv`, { cookie })).text();
    expect(file).toContain("/new-one,/contact,302,'=1+1,1,2026-11-21,");
    const again = await (await bring({ csv: file, outside: true })).json();
    expect(again).toMatchObject({ rows: 3, added: 0, bad: [], known: [2, 3, 4] });
    expect((await bring({ csv: "nothing" })).status).toBe(422);
    const thousand = `from,to\n${Array.from({ length: 1_000 }, (_, at) => `/page-${at},/contact`).join("\n")}`;
    const { checked } = await (await bring({ csv: thousand })).json();
    expect(await (await bring({ csv: thousand, checked })).json()).toMatchObject({ added: 1_000, bad: [] });
    const page = await listed();
    expect([page.items.length, page.total]).toEqual([50, 1_003]);
    const next = await listed({ cursor: page.next ?? "" });
    expect((next.items[0]?.from ?? "") > (page.items.at(-1)?.from ?? "")).toBe(true);
  });

  it("go on leading while the database is away, and lose no count by it", async () => {
    const { app, make, listed } = await start();
    await make();
    await visit(app, "/old-groups");
    const { store } = app.services;
    const { transact } = store;
    store.transact = () => Promise.reject(new Error("Connection terminated"));
    await writeCounts(app.services);
    expect(await visit(app, "/old-groups")).toMatchObject({ status: 301 });
    store.transact = transact;
    expect((await listed()).items).toMatchObject([{ hits: 2 }]);
    // What was counted last is written when the process stops.
    const stop = startCounting(app.services);
    await visit(app, "/old-groups");
    await stop();
    expect((await redirectPage(app.services, owner)).items).toMatchObject([{ hits: 3 }]);
  });

  it("lead the first visitor of another process too, a second after they were made", async () => {
    const { app, make } = await start();
    expect(await visit(app, "/old-groups")).toBeUndefined();
    const other = { ...app.services, store: { ...app.services.store } };
    const there = () =>
      redirectFor(other, { path: "/old-groups", search: "", method: "HEAD", headers: new Headers() });
    expect(await there()).toBeUndefined();
    await make();
    app.clock.advance(1_000);
    expect(await there()).toMatchObject({ status: 301 });
  });
});
