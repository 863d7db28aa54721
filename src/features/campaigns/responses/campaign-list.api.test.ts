import { afterEach, describe, expect, it } from "vitest";
import { actAs, actorBy, ask } from "#tests/support/admin.ts";
import { campaignWith } from "#tests/support/campaign-content.ts";
import { actorWith, answer, passNight, publishedCampaign } from "#tests/support/campaigns.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { campaignList, campaignsOnPage } from "../reads/list.server.ts";
import { campaignListQuery } from "../schema/list.ts";
import { createCampaign } from "../writes/draft.server.ts";
import { moveCampaign } from "../writes/publish.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const title = "What would help during the wait?";
const answers = { evening: { chosen: ["monday"] } };

const editOf = (id: string) => `/admin/campaigns/${id}/edit`;

function remove(app: TestApp, id: string, typed: string, cookie: string) {
  return app.act(editOf(id), "deleteCampaign", { title: typed }, { cookie });
}

describe.each(databases)("the team's list of campaigns on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const wait = await publishedCampaign(app.services);
    const groups = await publishedCampaign(app.services, { title: "Group times", slug: "groups" });
    /** A page of the list by the query of its address. */
    const listed = async (query: string, who: { cookie: string }) => {
      const parsed = campaignListQuery.parse(Object.fromEntries(new URLSearchParams(query)));
      return campaignList(app.services, await actorBy(app, who), parsed);
    };
    const titles = async (query: string, cookie: string) =>
      (await listed(query, { cookie })).items.map((item) => item.title);
    return { app, wait, groups, listed, titles };
  }

  it("shows a viewer counts and the last day, by search, status and order, and no answer", async () => {
    const { app, listed, titles } = await start();
    const day = app.clock.now().toISOString().slice(0, 10);
    for (let at = 0; at < 5; at += 1) expect((await answer(app, "the-wait", { answers })).status).toBe(201);
    await answer(app, "groups", { answers });
    await passNight(app);
    const { cookie } = await actAs(app, "viewer");
    const { items } = await listed("?sort=answers", { cookie });
    expect(items).toMatchObject([
      { title, slug: "the-wait", status: "open", answers: 5, lastAnswer: day },
      { title: "Group times", answers: null, lastAnswer: "" },
    ]);
    const editor = await actAs(app, "editor");
    const exact = await listed("?sort=answers", editor);
    expect(exact.items.map((item) => item.answers)).toEqual([5, 1]);
    expect(JSON.stringify(items)).not.toContain("monday");
    expect(await titles("?search=GROUP", cookie)).toEqual(["Group times"]);
    expect(await titles("?search=the-wait", cookie)).toEqual([title]);
    expect(await titles("?standing=draft", cookie)).toEqual([]);
    expect(await titles("?standing=open&sort=title", cookie)).toEqual(["Group times", title]);
    const refused = campaignListQuery.safeParse({ standing: "lost" });
    expect(refused.error?.issues).toMatchObject([
      { path: ["standing"], message: expect.stringMatching(/^Please choose/) },
    ]);
  });

  it("says the state's facts of each: its address, kept-for and cap as they are public, and counts of all", async () => {
    const { app, listed } = await start();
    const { cookie } = await actAs(app, "viewer");
    await publishedCampaign(app.services, { title: "Staff", slug: "staff", cap: 40, retentionDays: 90 });
    const { items, counts } = await listed("?search=staff", { cookie });
    expect(items).toMatchObject([
      { title: "Staff", cap: 40, retentionDays: 90, zone: "America/New_York", revision: 2 },
    ]);
    expect(counts).toEqual({ draft: 0, notYet: 0, open: 3, full: 0, closed: 0, archived: 0 });
  });

  it("puts campaigns with few answers in an order that does not tell a viewer which has more", async () => {
    const { app, titles } = await start();
    const { cookie } = await actAs(app, "viewer");
    const before = await titles("?sort=answers", cookie);
    // The second of them gets more answers than the first, and both stay under five.
    for (const [at, each] of before.entries())
      for (let count = 0; count <= at; count += 1)
        await answer(app, each === title ? "the-wait" : "groups", { answers });
    expect(await titles("?sort=answers", cookie)).toEqual(before);
    const editor = await actAs(app, "editor");
    expect(await titles("?sort=answers", editor.cookie)).toEqual(before.toReversed());
  });

  it("calls a campaign full in list, draft, page and API alike, until an erased answer frees a place", async () => {
    const { app, listed, titles } = await start();
    const { cookie } = await actAs(app, "editor");
    const viewer = await actAs(app, "viewer");
    const { id } = await publishedCampaign(app.services, { title: "Few", slug: "few", cap: 2 });
    const statuses = async () => {
      const { items, counts } = await listed("?search=few", { cookie });
      const draft = await (await ask(app, `/api/admin/campaigns/${id}`, { cookie })).json();
      const { campaign } = await (await ask(app, "/api/campaigns/few", { cookie: "" })).json();
      return [items[0]?.status, counts.full > 0 ? "full" : "open", draft.status, campaign.standing];
    };
    expect((await answer(app, "few", { answers })).status).toBe(201);
    expect(new Set(await statuses())).toEqual(new Set(["open"]));
    const { receipt } = await (await answer(app, "few", { answers })).json();
    expect(new Set(await statuses())).toEqual(new Set(["full"]));
    expect(await titles("?standing=full", cookie)).toEqual(["Few"]);
    expect(await titles("?standing=open", cookie)).not.toContain("Few");
    // "Full" with its cap beside it would be an exact number.
    for (const read of [
      JSON.stringify(await listed("?search=few", viewer)),
      await (await ask(app, `/api/admin/campaigns/${id}`, viewer)).text(),
    ])
      expect(read).not.toMatch(/"cap":\d/);
    expect((await app.post("/api/receipts/erase", { code: receipt, sure: true })).status).toBe(200);
    expect(new Set(await statuses())).toEqual(new Set(["open"]));
  });

  it("leaves the archive out until it is asked for", async () => {
    const { app, wait, titles } = await start();
    const { cookie } = await actAs(app, "editor");
    await moveCampaign(app.services, actorWith("editor"), wait.id, "archive");
    expect(await titles("", cookie)).toEqual(["Group times"]);
    expect(await titles("?standing=archived", cookie)).toEqual([title]);
  });

  it("goes on page by page in each order, missing none and repeating none while others move", async () => {
    const { app, listed } = await start();
    const { cookie } = await actAs(app, "viewer");
    const seed = Array.from({ length: campaignsOnPage + 3 }, (_, at) =>
      campaignWith({ title: `Draft ${at % 5}`, slug: "" }),
    );
    for (const content of seed)
      await createCampaign(app.services, actorWith("editor"), { zone: "UTC", content });
    for (const sort of ["changed", "title", "answers", "lastAnswer"]) {
      const seen: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const query: string = cursor === "" ? "" : `&cursor=${cursor}`;
        const page: Awaited<ReturnType<typeof listed>> = await listed(`?sort=${sort}${query}`, { cookie });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.next;
      }
      expect(seen, sort).toHaveLength(seed.length + 2);
      expect(new Set(seen).size, sort).toBe(seen.length);
    }
    // The line a page ended with has moved to the front meanwhile: the rest still comes, once.
    const first = await listed("?sort=changed", { cookie });
    const last = first.items.at(-1);
    await moveCampaign(app.services, actorWith("editor"), last?.id ?? "", "archive");
    const rest = await listed(`?sort=changed&cursor=${first.next}`, { cookie });
    expect(rest.items).toHaveLength(5);
    for (const wrong of ["x", "W10", Buffer.from("[1,2,3,4,5]").toString("base64url")])
      expect(campaignListQuery.safeParse({ cursor: wrong }).success, wrong).toBe(false);
  });

  it("lets an editor copy one as a draft without an address, and a viewer not", async () => {
    const { app, wait, titles } = await start();
    const editor = await actAs(app, "editor");
    const viewer = await actAs(app, "viewer");
    const duplicate = (id: string, who: { cookie: string }) =>
      app.act(editOf(id), "duplicateCampaign", {}, who);
    expect((await duplicate(wait.id, viewer)).status).toBe(403);
    const copied = await duplicate(wait.id, editor);
    expect(copied.status).toBe(200);
    expect(await copied.json()).toMatchObject({ title: `${title} (copy)` });
    expect(await titles("?standing=draft", editor.cookie)).toEqual([`${title} (copy)`]);
    expect((await duplicate("nothing-here", editor)).status).toBe(404);
  });

  it("lets only an owner delete one, who types its title, and writes it down", async () => {
    const { app, wait, titles } = await start();
    const owner = await actAs(app, "owner");
    const editor = await actAs(app, "editor");
    expect((await answer(app, "the-wait", { answers })).status).toBe(201);
    expect((await remove(app, wait.id, title, editor.cookie)).status).toBe(403);
    const wrong = await remove(app, wait.id, "The wait", owner.cookie);
    expect(wrong.status).toBe(422);
    expect((await wrong.json()).fields.title).toContain("type the campaign's title");
    expect(await titles("", owner.cookie)).toContain(title);

    expect((await remove(app, wait.id, title, owner.cookie)).status).toBe(200);
    expect(await titles("", owner.cookie)).toEqual(["Group times"]);
    await app.worker.drain();
    const { db } = app.services.store;
    expect(await db.selectFrom("responses").selectAll().execute()).toEqual([]);
    const audit = db.selectFrom("audit").select("subject").where("action", "=", "campaigns.deleted");
    expect(await audit.execute()).toEqual([{ subject: wait.id }]);
    expect((await remove(app, wait.id, title, owner.cookie)).status).toBe(404);
  });
});
