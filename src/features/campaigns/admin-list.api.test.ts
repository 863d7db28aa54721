import { afterEach, describe, expect, it } from "vitest";
import { actorWith, answer, publishedCampaign } from "#tests/support/campaigns.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { campaignWith } from "../../../tests/support/campaign-content.ts";
import { campaignCard, campaignsScreen } from "./reads/campaigns-screen.server.ts";
import { createCampaign } from "./writes/draft.server.ts";
import { moveCampaign } from "./writes/publish.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const dayMs = 24 * 60 * 60 * 1_000;
const viewer = actorWith("viewer");
const editor = actorWith("editor");

describe.each(databases)("the screens of the list on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const shown = async (query = "", actor = editor) =>
      campaignsScreen(app.services, actor, new URLSearchParams(query));
    const lineOf = async (title: string, actor = editor) =>
      (await shown("", actor)).list.rows.find((item) => item.title === title);
    return { app, shown, lineOf };
  }

  it("say each campaign's dates, answers and how long they are kept, in its own time zone", async () => {
    const { app, lineOf } = await start();
    const now = app.clock.now().getTime();
    const closes = new Date(now + 2 * dayMs).toISOString();
    await publishedCampaign(app.services, {
      title: "Ends",
      slug: "ends",
      closes,
      cap: 40,
      retentionDays: 30,
    });
    await publishedCampaign(app.services, {
      title: "Begins",
      slug: "begins",
      opens: "2099-01-01T02:00:00.000Z",
      zone: "America/Vancouver",
    });
    await createCampaign(app.services, editor, {
      zone: "UTC",
      content: campaignWith({ title: "", slug: "" }),
    });
    await answer(app, "ends", { answers: { evening: { chosen: ["monday"] } } });

    const ends = await lineOf("Ends");
    expect(ends?.cells).toMatchObject({ state: { text: "Open" }, answers: { text: "1 of 40" } });
    expect(ends?.cells.kept).toEqual({ text: "30 days" });
    expect(ends?.cells.dates?.text).toMatch(/^Until \w+ \d+, \d{4}$/);
    // On the coast it is still the old year.
    expect((await lineOf("Begins"))?.cells).toMatchObject({
      state: { text: "Scheduled" },
      dates: { text: "Opens Dec 31, 2098" },
    });
    expect(await lineOf("Untitled campaign")).toMatchObject({
      cells: {
        dates: { text: "Not published" },
        answers: { text: "–" },
        kept: { text: "Set before publishing" },
      },
      link: undefined,
    });
    app.clock.advance(3 * dayMs);
    const closed = await lineOf("Ends");
    expect(closed?.cells.dates?.text).toMatch(/^Closed /);
    expect(closed?.cells.kept?.detail).toMatch(/^Last answer erased in 2[78] days$/);
    app.clock.advance(40 * dayMs);
    expect((await lineOf("Ends"))?.cells.kept?.detail).toBe("All answers are erased");
  });

  it("offer each role what it may do", async () => {
    const { app, shown } = await start();
    const offered = async (role: "owner" | "editor" | "viewer") => {
      const { newUrl, list } = await shown("", actorWith(role));
      const { edit, mayDelete } = list.rows[0] ?? {};
      return [newUrl, edit, mayDelete].map(Boolean);
    };
    await createCampaign(app.services, actorWith("editor"), { zone: "UTC" });
    expect(await offered("viewer")).toEqual([false, false, false]);
    expect(await offered("editor")).toEqual([true, true, true]);
    await publishedCampaign(app.services);
    expect(await offered("viewer")).toEqual([false, false, false]);
    expect(await offered("editor")).toEqual([true, true, false]);
    expect(await offered("owner")).toEqual([true, true, true]);
  });

  it("say why a list is empty, and that an address cannot be read", async () => {
    const { app, shown } = await start();
    expect(await shown()).toMatchObject({ empty: "first", list: { rows: [] }, total: "No campaigns yet." });
    await publishedCampaign(app.services);
    expect(await shown("search=donor&sort=title")).toMatchObject({
      empty: "search",
      noMatch: "Nothing matches “donor”",
      cleared: "/admin/campaigns?sort=title",
    });
    expect(await shown("standing=closed")).toMatchObject({ empty: "state" });
    const lost = await shown("standing=lost&cursor=x");
    expect(lost.unreadable).toBe(true);
    expect(lost.list.rows).toHaveLength(1);
  });

  it("make a card of what is public, and none of a draft or from the archive", async () => {
    const { app } = await start();
    const { services } = app;
    const card = async (id: string, search = "") =>
      (await campaignCard(services, viewer, { id, search: new URLSearchParams(search) })).card;
    const draft = await createCampaign(services, editor, { zone: "UTC" });
    expect(await card(draft.id)).toBeUndefined();
    const { id } = await publishedCampaign(services);
    expect(await card(id)).toMatchObject({
      link: `${siteUrl}/campaign/the-wait`,
      saveAs: "campaign-the-wait",
      title: "What would help during the wait?",
      text: ["We ask so that we can plan evening groups."],
      size: "a6",
    });
    expect((await campaignCard(services, viewer, { id, search: new URLSearchParams() })).open).toBe(true);
    expect(await card(id, "size=a4")).toMatchObject({ size: "a4" });
    expect(await card(id, "size=a0")).toMatchObject({ size: "a6" });
    await moveCampaign(services, editor, id, "archive");
    expect(await card(id)).toBeUndefined();
    await expect(card("nothing-here")).rejects.toMatchObject({ code: "not_found" });
  });
});
