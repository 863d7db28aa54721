import { afterEach, describe, expect, it } from "vitest";
import { campaignDraft } from "#features/campaigns/reads/admin.server.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { day, hour } from "#platform/clock/clock.ts";
import { actAs, ask, signIn } from "#tests/support/admin.ts";
import { actorWith, publishedCampaign } from "#tests/support/campaigns.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { actionTexts } from "./reads.server.ts";
import { actionGroups } from "./ui/audit-filter-form.tsx";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const robin = { id: "01a1fc74-724c-71fd-a085-833908003b01" };

describe.each(bothDatabases)("the audit log on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const note = (entry: Parameters<typeof recordAudit>[2]) =>
      app.services.store.transact((tx) => recordAudit(tx, app.services, entry));
    app.clock.advance(-3 * day);
    await note({ actor: robin, action: "campaigns.published", subject: "one" });
    app.clock.advance(day);
    await note({ actor: robin, action: "campaigns.closed", subject: "one" });
    app.clock.advance(1);
    await note({ actor: "visitor", action: "campaigns_old.closed", subject: '=SUM(1) "two"' });
    app.clock.advance(2 * day);
    const { cookie } = await actAs(app, "owner");
    const get = (query: string) => ask(app, `/api/admin/audit${query}`, { cookie });
    const found = async (query: string) =>
      (await (await get(`?${query}`)).json()).items.map((entry: { action: string }) => entry.action);
    return { app, cookie, get, found };
  }

  it("is narrowed down by who, what, which and when, all of it together", async () => {
    const { get, found } = await start();
    expect(await found(`actor=${robin.id}`)).toEqual(["campaigns.closed", "campaigns.published"]);
    expect(await found("action=campaigns")).toEqual(["campaigns.closed", "campaigns.published"]);
    expect(await found("action=campaigns.published")).toEqual(["campaigns.published"]);
    expect(await found("subject=one&from=2026-11-19&to=2026-11-19")).toEqual(["campaigns.closed"]);
    expect(await found("to=2026-11-18")).toEqual(["campaigns.published"]);
    expect(await found(`actor=${robin.id}&from=2026-11-20`)).toEqual([]);
    for (const query of ["from=2026-02-30", "from=soon", "action=x%27", "actor=%00", "colour=red"])
      expect((await get(`?${query}`)).status, query).toBe(422);
  });

  it("takes the days of a filter by the team's clock", async () => {
    const { app } = await start();
    // 10 PM on November 21 in New York, the team's zone until they choose another.
    app.clock.advance(17 * hour);
    await app.services.store.transact((tx) =>
      recordAudit(tx, app.services, { actor: robin, action: "campaigns.reopened", subject: "late" }),
    );
    const late = await signIn(app, "owner@kinward.test");
    const count = async (days: string) =>
      (await (await ask(app, `/api/admin/audit?subject=late&${days}`, late)).json()).items.length;
    expect(await count("from=2026-11-21&to=2026-11-21")).toBe(1);
    expect(await count("from=2026-11-22")).toBe(0);
  });

  if (!databases.includes(kind)) return;

  it("names what was changed by its title, and by its id once that is gone", async () => {
    const { app, cookie, get } = await start();
    const { services } = app;
    const { id } = await publishedCampaign(services);
    const editor = await actAs(app, "editor");
    const { document } = await (
      await app.act("/admin/site/articles", "addArticle", { title: "Waiting well" }, editor)
    ).json();
    const from = "/an-old-address";
    const redirect = { from, to: "/contact", kind: "301", note: "" };
    await app.act("/admin/redirects/new", "createRedirect", redirect, { cookie });
    const { items } = await (await get("")).json();
    const titleOf = (action: string) =>
      items.find((entry: { action: string }) => entry.action === action)?.title;
    expect(titleOf("campaigns.created")).toBe(
      (await campaignDraft(services, actorWith("editor"), id)).content.title,
    );
    expect(titleOf("content.article_added")).toBe("Waiting well");
    expect(titleOf("campaigns.closed")).toBe("");
    expect(document).toBe("article-waiting-well");
    const made = items.find((entry: { action: string }) => entry.action === "redirects.made");
    expect(made?.title).toBe(from);
    expect(made?.path).toBe(`/admin/redirects/${made?.subject}`);
    const pathOf = (action: string) =>
      items.find((entry: { action: string }) => entry.action === action)?.path;
    expect(pathOf("campaigns.created")).toBe(`/admin/campaigns/${id}/edit`);
    expect(pathOf("content.article_added")).toBe("/admin/site/article-waiting-well");
    // What is gone has no screen any more.
    expect(pathOf("campaigns.closed")).toBe("");
    const csv = await (await get(".csv?action=redirects.made")).text();
    expect(csv.trim()).toMatch(/,redirects\.made,[^,]+,[^,]+,Added a redirect,\/an-old-address$/);
  });

  it("offers all actions of the filter in groups that have names, each once", async () => {
    const { app } = await start();
    const actions = actionTexts(app.services);
    const groups = actionGroups(actions);
    expect(groups.filter(({ label, feature }) => label === feature)).toEqual([]);
    expect(groups.flatMap(({ options }) => options.map(([id]) => id)).toSorted()).toEqual(
      Object.keys(actions).toSorted(),
    );
  });

  it("is exported by the same filter, harmless for spreadsheets, and says that it was", async () => {
    const { app, get, found } = await start();
    const file = await get(".csv?to=2026-11-19");
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="audit-to-2026-11-21.csv"');
    const lines = (await file.text()).replace("\uFEFF", "").trim().split("\r\n");
    expect(lines[0]).toBe("ID,When,Who,Action,Item,Name,What happened,Title");
    expect(lines.slice(1).map((line) => line.split(",").slice(2).join(","))).toEqual([
      `visitor,campaigns_old.closed,"'=SUM(1) ""two""",One-time link,campaigns_old.closed,`,
      `${robin.id},campaigns.closed,one,Someone no longer on the team,Closed a campaign,`,
      `${robin.id},campaigns.published,one,Someone no longer on the team,Published a campaign,`,
    ]);
    expect(await found("action=audit.exported")).toEqual(["audit.exported"]);
    const editor = await actAs(app, "editor");
    expect((await ask(app, "/api/admin/audit.csv", editor)).status).toBe(403);
    expect((await get(".csv?from=soon")).status).toBe(422);
  });
});
