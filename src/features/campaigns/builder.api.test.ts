import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actAs, actorBy, ask } from "#tests/support/admin.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { campaignWith } from "../../../tests/support/campaign-content.ts";
import { adminMessages } from "./copy/campaign-copy.ts";
import { campaignList } from "./reads/list.server.ts";

describe.each(databases)("the builder's interface on %s", (kind) => {
  let app: TestApp;
  let editor: { cookie: string };
  let viewer: { cookie: string };
  beforeAll(async () => {
    app = await openTestApp(kind);
    editor = await actAs(app, "editor");
    viewer = await actAs(app, "viewer");
  });
  afterAll(() => app.close());

  const create = (body: object, headers: { cookie: string } = editor) =>
    app.act("/admin/campaigns/new", "createCampaign", body, headers);
  const begin = async (changes = {}) => {
    const created = await create({ content: campaignWith(changes) });
    expect(created.status).toBe(200);
    return created.json();
  };
  const move = (id: string, body: object) =>
    app.act(`/admin/campaigns/${id}/edit`, "moveCampaign", body, editor);
  const change = (id: string, body: object, { cookie } = editor) =>
    app.app.request(`${siteUrl}/api/admin/campaigns/${id}`, {
      method: "PATCH",
      headers: { cookie, origin: siteUrl, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const read = async (id: string, who = editor) => (await ask(app, `/api/admin/campaigns/${id}`, who)).json();

  it("begins, saves and publishes a campaign, and moves it through its life", async () => {
    const { id, revision } = await begin({ slug: "life", title: "First words" });
    const content = campaignWith({ slug: "life", title: "Second words" });
    const saved = await (await change(id, { revision, content })).json();
    expect(saved).toMatchObject({ id, revision: 2, status: "draft", slugTaken: false });
    expect((await read(id)).content.title).toBe("Second words");
    const published = await (await move(id, { revision: 2, move: "publish" })).json();
    expect(published).toMatchObject({ status: "open", slug: "life", version: 1, revision: 3 });
    let seen = published.revision;
    for (const [step, status] of [
      ["close", "closed"],
      ["reopen", "open"],
      ["archive", "archived"],
      ["unarchive", "closed"],
    ]) {
      const moved = await (await move(id, { revision: seen, move: step })).json();
      expect(moved).toMatchObject({ status, revision: seen + 1 });
      seen = moved.revision;
    }
    expect((await move(id, { revision: seen, move: "unarchive" })).status).toBe(409);
  });

  it("begins one campaign for one key, however often it is asked to, and for each person their own", async () => {
    const headers = { ...editor, "idempotency-key": "one-press-of-new" };
    const content = campaignWith({ title: "Begun once" });
    const both = await Promise.all([1, 2, 3].map(() => create({ content }, headers)));
    const bodies = await Promise.all(both.map((each) => each.json()));
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    expect(bodies[2].content).toEqual(content);
    const { items } = await campaignList(app.services, await actorBy(app, editor), { search: "begun once" });
    expect(items).toHaveLength(1);
    const other = await create({ content: campaignWith({ title: "Other" }) }, headers);
    expect(other.status).toBe(409);
    const hers = await actAs(app, "owner");
    const created = await create({ content }, { ...headers, ...hers });
    expect((await created.json()).id).not.toBe(bodies[0].id);
  });

  it("refuses whoever comes second, and keeps the first one's text", async () => {
    const { id, revision } = await begin();
    await change(id, { revision, content: campaignWith({ title: "Hers" }) });
    for (const late of [
      () => change(id, { revision, content: campaignWith({ title: "His" }) }),
      () => move(id, { revision, move: "publish" }),
      () => move(id, { revision, move: "archive" }),
    ]) {
      const refused = await late();
      expect(refused.status).toBe(409);
      expect((await refused.json()).message).toBe(adminMessages.changed);
    }
    expect(await read(id)).toMatchObject({ revision: 2, status: "draft", content: { title: "Hers" } });
  });

  it("publishes nothing that lacks a part, and says at once that an address is taken", async () => {
    const { id } = await begin({ slug: "taken" });
    await move(id, { revision: 1, move: "publish" });
    const second = await begin({ slug: "free" });
    const saved = await change(second.id, {
      revision: 1,
      content: campaignWith({ slug: "taken", purpose: "" }),
    });
    expect(await saved.json()).toMatchObject({ slugTaken: true });
    const refused = await move(second.id, { revision: 2, move: "publish" });
    expect(refused.status).toBe(422);
    expect((await refused.json()).message).toBe(adminMessages.notPublishable);
  });

  it("refuses texts that nest too deeply, names the field, and keeps what was saved before", async () => {
    const { id, revision, content } = await begin({ slug: "nested" });
    for (const [field, sentence] of [
      ["introduction", adminMessages.introductionNested],
      ["thanks", adminMessages.thanksNested],
    ] as const)
      for (const text of [">".repeat(1_000), `${"- ".repeat(900)}x`, "[".repeat(2_000)]) {
        const nested = { ...content, [field]: text };
        const created = await create({ content: nested });
        expect([created.status, (await created.json()).message]).toEqual([422, sentence]);
        const saved = await change(id, { revision, content: nested });
        expect([saved.status, (await saved.json()).message]).toEqual([422, sentence]);
      }
    expect((await read(id)).content).toEqual(content);
  });

  it("lets viewers read without addresses to notify, and change nothing", async () => {
    const { id } = await begin({ notify: ["someone@kinward.test"] });
    expect((await read(id)).content.notify).toEqual(["someone@kinward.test"]);
    expect((await read(id, viewer)).content.notify).toEqual([]);
    const body = { revision: 1, content: campaignWith({ title: "Not mine" }) };
    expect((await change(id, body, viewer)).status).toBe(403);
    expect((await create({ content: campaignWith() }, viewer)).status).toBe(403);
    expect((await read(id)).revision).toBe(1);
  });

  it("writes down who began and published, and answers an unknown id with 404", async () => {
    const { id } = await begin({ slug: "noted" });
    await move(id, { revision: 1, move: "publish" });
    const entries = await app.services.store.db
      .selectFrom("audit")
      .select("action")
      .where("subject", "=", id)
      .execute();
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      "campaigns.created",
      "campaigns.published",
    ]);
    expect((await ask(app, "/api/admin/campaigns/nothing", editor)).status).toBe(404);
  });
});
