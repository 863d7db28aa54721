import { afterEach, describe, expect, it } from "vitest";
import { monday, words } from "#tests/support/answers.ts";
import { campaignWith } from "#tests/support/campaign-content.ts";
import { actorWith, answer, publishedCampaign } from "#tests/support/campaigns.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { campaignDraft } from "../reads/admin.server.ts";
import { campaignList } from "../reads/list.server.ts";
import { createCampaign, duplicateCampaign, saveDraft } from "../writes/draft.server.ts";
import { deleteCampaign, moveCampaign, publishCampaign } from "../writes/publish.server.ts";
import { deleteResponse } from "./writes/admin.server.ts";

const [owner, editor, viewer] = [actorWith("owner"), actorWith("editor"), actorWith("viewer")];

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("campaigns in the admin on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    return app;
  }

  it("notice that two people edit, and lose nothing of either", async () => {
    const { services } = await start();
    const { id, revision } = await publishedCampaign(services);
    const [mine, theirs] = [campaignWith({ title: "Mine" }), campaignWith({ title: "Theirs" })];
    const both = await Promise.allSettled(
      [mine, theirs].map((content) => saveDraft(services, editor, id, { revision, content })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const lost = both.find((each) => each.status === "rejected");
    expect(lost?.reason).toMatchObject({ code: "conflict" });
    const { content, revision: now } = await campaignDraft(services, editor, id);
    expect(now).toBe(revision + 1);
    // The public page is as it was until somebody publishes.
    expect(["Mine", "Theirs"]).toContain(content.title);
  });

  it("lead from a former address to the new one, and never take another campaign's", async () => {
    const app = await start();
    const { services } = app;
    const { id, revision } = await publishedCampaign(services);
    const saved = await saveDraft(services, editor, id, {
      revision,
      content: campaignWith({ slug: "the-long-wait" }),
    });
    await publishCampaign(services, editor, id, saved);
    const view = await (await app.app.request(`${siteUrl}/api/campaigns/the-wait`)).json();
    expect(view.campaign.slug).toBe("the-long-wait");
    expect((await answer(app, "the-wait", { answers: monday, version: 2 })).status).toBe(201);
    const copy = await duplicateCampaign(services, editor, id);
    const taken = await saveDraft(services, editor, copy.id, {
      revision: copy.revision,
      content: { ...copy.content, slug: "the-wait" },
    });
    expect(taken.slugTaken).toBe(true);
    await expect(publishCampaign(services, editor, copy.id, taken)).rejects.toMatchObject({
      fields: { slug: expect.any(String) },
    });
  });

  it("move through their states, and a draft is seen by nobody", async () => {
    const app = await start();
    const { services } = app;
    const { id } = await publishedCampaign(services);
    const status = async () =>
      (await (await app.app.request(`${siteUrl}/api/campaigns/the-wait`)).json()).campaign?.standing;
    await moveCampaign(services, editor, id, "close");
    expect(await status()).toBe("closed");
    await moveCampaign(services, editor, id, "reopen");
    expect(await status()).toBe("open");
    await moveCampaign(services, editor, id, "archive");
    expect(await status()).toBe("closed");
    await expect(moveCampaign(services, editor, id, "close")).rejects.toMatchObject({ code: "conflict" });
    const copy = await duplicateCampaign(services, editor, id);
    expect(copy).toMatchObject({ status: "draft", version: 0, content: { slug: "" } });
    expect((await campaignList(services, viewer, { standing: "draft" })).items).toHaveLength(1);
    expect((await campaignList(services, viewer, { search: "(COPY)" })).items).toHaveLength(1);
  });

  it("stay closed when changes are published, and are not published to close in the past", async () => {
    const { services, clock } = await start();
    const { id } = await publishedCampaign(services);
    await moveCampaign(services, editor, id, "close");
    const { revision } = await campaignDraft(services, editor, id);
    const saved = await saveDraft(services, editor, id, {
      revision,
      content: campaignWith({ title: "New" }),
    });
    expect(await campaignDraft(services, editor, id)).toMatchObject({ unpublished: true });
    await publishCampaign(services, editor, id, saved);
    expect(await campaignDraft(services, editor, id)).toMatchObject({
      status: "closed",
      unpublished: false,
    });
    const past = await createCampaign(services, editor, {
      zone: "UTC",
      content: campaignWith({ slug: "past", closes: clock.now().toISOString() }),
    });
    await expect(publishCampaign(services, editor, past.id, past)).rejects.toMatchObject({
      code: "invalid_input",
      fields: { "set-closes": expect.stringContaining("has passed") },
    });
  });

  it("are copied whatever their title ends with", async () => {
    const { services } = await start();
    const content = campaignWith({ title: `${"a".repeat(112)}\u{1F33F}${"b".repeat(6)}` });
    const { id } = await createCampaign(services, editor, { zone: "UTC", content });
    const copy = await duplicateCampaign(services, editor, id);
    expect((await campaignDraft(services, editor, copy.id)).content.title).toBe(`${"a".repeat(112)} (copy)`);
  });

  it("are deleted by an owner who types the title, wholly; a mark with the number stays", async () => {
    const app = await start();
    const { services } = app;
    const { id } = await publishedCampaign(services);
    const { receipt } = await (await answer(app, "the-wait", { answers: words })).json();
    const gone = { id, typedTitle: "What would help during the wait?" };
    await expect(deleteCampaign(services, editor, gone)).rejects.toMatchObject({ code: "forbidden" });
    await expect(deleteCampaign(services, owner, { id, typedTitle: "what" })).rejects.toMatchObject({
      code: "invalid_input",
    });
    await deleteCampaign(services, owner, gone);
    expect((await answer(app, "the-wait", { answers: words })).status).toBe(404);
    expect((await app.post("/api/receipts/read", { code: receipt })).status).toBe(404);
    await app.worker.drain();
    const { db } = services.store;
    for (const table of [
      "responses",
      "response_marks",
      "campaign_versions",
      "campaign_slugs",
      "campaign_capacity",
    ] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect(await db.selectFrom("campaigns").select(["state", "title", "content"]).execute()).toEqual([
      { state: "deleted", title: "", content: "" },
    ]);
    expect(
      (await db.selectFrom("campaign_tallies").select(["mark", "count"]).execute()).map(({ mark }) => mark),
    ).toEqual(["all"]);
    expect((await campaignList(services, owner)).items).toEqual([]);
  });

  it("are deleted by editors while they have never been public, and not once somebody has published them", async () => {
    const { services } = await start();
    const content = campaignWith();
    const typedTitle = content.title;
    const begun = async () => (await createCampaign(services, editor, { zone: content.zone, content })).id;
    const [draft, archived] = [await begun(), await begun()];
    await expect(deleteCampaign(services, viewer, { id: draft, typedTitle })).rejects.toMatchObject({
      code: "forbidden",
    });
    await deleteCampaign(services, editor, { id: draft, typedTitle });
    await moveCampaign(services, editor, archived, "archive");
    await deleteCampaign(services, editor, { id: archived, typedTitle });
    expect((await campaignList(services, owner)).items).toEqual([]);
    const { id } = await publishedCampaign(services);
    await moveCampaign(services, editor, id, "close");
    await moveCampaign(services, editor, id, "archive");
    await expect(deleteCampaign(services, editor, { id, typedTitle })).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  it("answer each role as the rules say", async () => {
    const { services } = await start();
    const { id } = await publishedCampaign(services);
    await expect(moveCampaign(services, viewer, id, "close")).rejects.toMatchObject({ code: "forbidden" });
    await expect(
      saveDraft(services, viewer, id, { revision: 2, content: campaignWith() }),
    ).rejects.toMatchObject({ code: "forbidden" });
    await expect(deleteResponse(services, editor, { campaignId: id, id })).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(await campaignDraft(services, viewer, id)).toMatchObject({ status: "open" });
  });
});
