import { afterEach, describe, expect, it } from "vitest";
import { campaignWith } from "#tests/support/campaign-content.ts";
import { actorWith, answer, publishedCampaign } from "#tests/support/campaigns.ts";
import { bothDatabases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { fullParts, liveCampaign } from "../reads/live.server.ts";
import { everyResponse } from "../reads/marks.server.ts";
import type { CampaignContent } from "../schema/campaign.ts";
import { saveDraft } from "../writes/draft.server.ts";
import { deleteCampaign, moveCampaign, publishCampaign } from "../writes/publish.server.ts";
import { deleteResponse, releaseResponse, suspectResponse } from "./writes/admin.server.ts";

const owner = actorWith("owner");
const monday = { evening: { chosen: ["monday"] } };

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(bothDatabases)("the spam folder beside other work at the same moment on %s", (kind) => {
  async function start(changes: Partial<CampaignContent> = {}) {
    const app = await openTestApp(kind);
    open.push(app);
    return { app, services: app.services, ...(await publishedCampaign(app.services, changes)) };
  }
  async function send(app: TestApp, count: number, spam: boolean): Promise<string[]> {
    const sent: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const body = { answers: monday, ...(spam ? { website: "https://spam.example" } : {}) };
      sent.push((await (await answer(app, "the-wait", body)).json()).id);
    }
    return sent;
  }
  /** What is stored, what is counted, and what is taken, which must be the same. */
  async function numbers({ services }: TestApp, id: string) {
    const { db } = services.store;
    const kept = await db.selectFrom("responses").select("id").where("state", "=", "kept").execute();
    const tallies = await db
      .selectFrom("campaign_tallies")
      .select("count")
      .where("mark", "=", everyResponse)
      .execute();
    const places = await db
      .selectFrom("campaign_capacity")
      .select("taken")
      .where("campaign_id", "=", id)
      .where("mark", "=", everyResponse)
      .executeTakeFirst();
    return {
      kept: kept.length,
      counted: tallies.reduce((sum, { count }) => sum + Number(count), 0),
      taken: places?.taken,
    };
  }

  it("counts every answer once, though a cap is published while answers are released and moved", async () => {
    const { app, services, id, revision } = await start();
    const [spam, kept] = [await send(app, 12, true), await send(app, 12, false)];
    const saved = await saveDraft(services, owner, id, { revision, content: campaignWith({ cap: 100 }) });
    const done = await Promise.allSettled([
      ...spam.slice(0, 6).map((each) => releaseResponse(services, owner, { campaignId: id, id: each })),
      publishCampaign(services, owner, id, saved),
      ...spam.slice(6).map((each) => releaseResponse(services, owner, { campaignId: id, id: each })),
      ...kept.slice(0, 4).map((each) => suspectResponse(services, owner, { campaignId: id, id: each })),
      ...kept.slice(4, 6).map((each) => deleteResponse(services, owner, { campaignId: id, id: each })),
    ]);
    expect(done.filter(({ status }) => status === "rejected")).toEqual([]);
    expect(await numbers(app, id)).toEqual({ kept: 18, counted: 18, taken: 18 });
  });

  it("releases no more than there are places, also while others send", async () => {
    const { app, services, id } = await start({ cap: 10 });
    const spam = await send(app, 15, true);
    const done = await Promise.allSettled([
      ...spam.map((each) => releaseResponse(services, owner, { campaignId: id, id: each })),
      ...Array.from({ length: 15 }, () => answer(app, "the-wait", { answers: monday })),
    ]);
    expect(done.filter(({ status }) => status === "rejected").length).toBeLessThanOrEqual(15);
    expect(await numbers(app, id)).toEqual({ kept: 10, counted: 10, taken: 10 });
    // The team is told in words of its own; those of the public page speak to the visitor.
    for (const each of done)
      if (each.status === "rejected") expect(each.reason.message).toContain("stays in the spam folder");
    const live = await liveCampaign(services, id);
    expect(live && (await fullParts(services, live)).whole).toBe(true);
    // Both ways at once for the same answer: it is in one folder, and counted there.
    const [first = ""] = (
      await services.store.db.selectFrom("responses").select("id").where("state", "=", "kept").execute()
    ).map((row) => row.id);
    const place = { campaignId: id, id: first };
    await Promise.allSettled([
      suspectResponse(services, owner, place),
      releaseResponse(services, owner, place),
      suspectResponse(services, owner, place),
      deleteResponse(services, owner, place),
    ]);
    expect(await numbers(app, id)).toEqual({ kept: 9, counted: 9, taken: 9 });
  });

  it("goes on while the campaign is closed, and ends when it is deleted", async () => {
    const { app, services, id, revision } = await start({ cap: 5 });
    const spam = await send(app, 3, true);
    await Promise.all([
      moveCampaign(services, owner, id, "close", revision),
      ...spam.map((each) => releaseResponse(services, owner, { campaignId: id, id: each })),
    ]);
    expect(await numbers(app, id)).toEqual({ kept: 3, counted: 3, taken: 3 });
    const [late = ""] = spam;
    await deleteCampaign(services, owner, { id, typedTitle: campaignWith().title });
    for (const each of ["nothing", late])
      await expect(suspectResponse(services, owner, { campaignId: id, id: each })).rejects.toMatchObject({
        code: "not_found",
      });
  });
});
