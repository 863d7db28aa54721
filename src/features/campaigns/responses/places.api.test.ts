import { afterEach, describe, expect, it } from "vitest";
import { answerErrors, campaignRefusals } from "#content/campaigns.ts";
import { day, minute } from "#platform/clock/clock.ts";
import { monday, withPlaces, words } from "#tests/support/answers.ts";
import { campaignWith, eveningQuestion, section } from "#tests/support/campaign-content.ts";
import { actorWith, answer, publishedCampaign } from "#tests/support/campaigns.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { bothDatabases, databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { planDailyJob } from "#worker/daily.ts";
import { campaignList } from "../reads/list.server.ts";
import { saveDraft } from "../writes/draft.server.ts";
import { publishCampaign } from "../writes/publish.server.ts";
import { deleteResponse, releaseResponse } from "./writes/admin.server.ts";

const [owner, editor] = [actorWith("owner"), actorWith("editor")];

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** On a busy machine the database makes some wait for too long. They are asked to come back, and do. */
async function untilDecided(send: () => Promise<Response>): Promise<Response> {
  const found = await send();
  return found.status === 503 ? untilDecided(send) : found;
}

const jsonOf = (found: Response | undefined) => (found ?? Response.json({})).json();

describe.each(bothDatabases)("places, times and counts of campaigns on %s", (kind) => {
  async function start(settings: Record<string, string> = {}) {
    const app = await openTestApp(kind, settings);
    open.push(app);
    return app;
  }

  const answersOf = async (app: TestApp, id: string) =>
    (await campaignList(app.services, editor)).items.find((line) => line.id === id)?.answers;
  const rowsOf = (app: TestApp) => app.services.store.db.selectFrom("responses").selectAll().execute();

  it("leave exactly ten when fifty people send at once for ten places", async () => {
    const app = await start();
    const { id } = await publishedCampaign(app.services, { cap: 10 });
    const sent = await Promise.all(
      Array.from({ length: 50 }, () => untilDecided(() => answer(app, "the-wait", { answers: words }))),
    );
    const statuses = sent.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(40);
    const refused = sent.find(({ status }) => status === 409);
    expect((await jsonOf(refused)).message).toBe(campaignRefusals.full);
    expect(await rowsOf(app)).toHaveLength(10);
    expect(await answersOf(app, id)).toBe(10);
    const view = await (await app.app.request(`${siteUrl}/api/campaigns/the-wait`)).json();
    expect(view.campaign.standing).toBe("full");
    // An erased answer leaves a place; a second one does not.
    const { receipt } = await jsonOf(sent.find(({ status }) => status === 201));
    await app.post("/api/receipts/erase", { code: receipt, sure: true });
    const again = await Promise.all([1, 2].map(() => answer(app, "the-wait", { answers: words })));
    expect(again.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it("take exactly the places an option has, also by changing an answer", async () => {
    const app = await start();
    await publishedCampaign(app.services, withPlaces(10));
    const sent = await Promise.all(
      Array.from({ length: 50 }, () => untilDecided(() => answer(app, "the-wait", { answers: monday }))),
    );
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(10);
    const [refused] = sent.filter(({ status }) => status === 422);
    expect((await jsonOf(refused)).fields).toEqual({ "q.evening": answerErrors.optionFull("Monday") });
    const { receipt } = await (
      await answer(app, "the-wait", { answers: { evening: { chosen: ["tuesday"] } } })
    ).json();
    const toMonday = () => app.post("/api/receipts/change", { code: receipt, answers: monday });
    expect((await toMonday()).status).toBe(422);
    const { receipt: first } = await jsonOf(sent.find(({ status }) => status === 201));
    await app.post("/api/receipts/change", { code: first, answers: { evening: { chosen: ["never"] } } });
    expect((await toMonday()).status).toBe(200);
    expect((await answer(app, "the-wait", { answers: monday })).status).toBe(422);
    const view = await (await app.app.request(`${siteUrl}/api/campaigns/the-wait`)).json();
    expect(view.campaign.full).toEqual(["evening.monday"]);
    expect(JSON.stringify(view)).not.toContain('"cap":10');
  });

  if (!databases.includes(kind)) return;

  it("count towards a cap that is set later", async () => {
    const app = await start();
    const { id, revision } = await publishedCampaign(app.services);
    for (let sent = 0; sent < 3; sent += 1) await answer(app, "the-wait", { answers: monday });
    const saved = await saveDraft(app.services, editor, id, { revision, content: campaignWith({ cap: 4 }) });
    expect((await publishCampaign(app.services, editor, id, saved)).version).toBe(2);
    const sent = await Promise.all(
      [1, 2, 3].map(() => answer(app, "the-wait", { answers: monday, version: 2 })),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it("open and close with the clock, to the millisecond, and say what to do next", async () => {
    const app = await start();
    const [opens, closes] = ["2026-11-22T10:00:00.000Z", "2026-11-23T10:00:00.000Z"];
    await publishedCampaign(app.services, { opens, closes });
    const view = async () =>
      (await (await app.app.request(`${siteUrl}/api/campaigns/the-wait`)).json()).campaign;
    const send = () => answer(app, "the-wait", { answers: monday });
    expect(await view()).toMatchObject({
      standing: "notYet",
      door: { nextHref: "/support/peer-support-community" },
    });
    app.clock.advance(day - 1);
    expect((await (await send()).json()).message).toBe(campaignRefusals.notYet);
    const early = await (await app.app.request(`${siteUrl}/api/campaigns/the-wait`)).text();
    expect(JSON.parse(early).campaign).toMatchObject({
      introduction: "",
      thanks: "",
      sections: [],
      full: [],
    });
    for (const later of ["evening groups**", "We read every answer", "Which evening"])
      expect(early).not.toContain(later);
    const guessed = await app.post("/api/campaigns/the-wait/responses", { version: 1, answers: {} });
    expect(await guessed.text()).not.toContain("q.evening");
    app.clock.advance(1);
    const { receipt } = await (await send()).json();
    app.clock.advance(day - 1);
    expect((await send()).status).toBe(201);
    app.clock.advance(1);
    expect((await (await send()).json()).message).toBe(campaignRefusals.closed);
    expect((await view()).standing).toBe("closed");
    const changed = await app.post("/api/receipts/change", { code: receipt, answers: monday });
    expect([changed.status, (await changed.json()).message]).toEqual([409, campaignRefusals.noChange]);
    expect((await app.post("/api/receipts/erase", { code: receipt, sure: true })).status).toBe(200);
  });

  it("keep the version they were given to, and an old page may be sent for a day", async () => {
    const app = await start();
    const { id, revision } = await publishedCampaign(app.services);
    const next = campaignWith({ sections: [section("first", { ...eveningQuestion, id: "other1" })] });
    const saved = await saveDraft(app.services, editor, id, { revision, content: next });
    await publishCampaign(app.services, editor, id, saved);
    app.clock.advance(day - minute);
    const { receipt } = await (await answer(app, "the-wait", { answers: words })).json();
    expect((await (await app.post("/api/receipts/read", { code: receipt })).json()).receipt).toMatchObject({
      version: 1,
      answers: words,
    });
    app.clock.advance(2 * minute);
    const late = await answer(app, "the-wait", { answers: words });
    expect([late.status, (await late.json()).message]).toEqual([409, campaignRefusals.changed]);
    expect((await app.post("/api/receipts/change", { code: receipt, answers: monday })).status).toBe(200);
  });

  it("with the hidden field filled in are answered alike, kept apart, and counted when the team says so", async () => {
    const smtp = await startSmtp();
    const app = await start({ SMTP_URL: smtp.url });
    const { id } = await publishedCampaign(app.services, { notify: ["team@kinward.example"] });
    const sent = await answer(app, "the-wait", { answers: words, website: "http://spam.example" });
    expect(sent.status).toBe(201);
    const body = await sent.json();
    expect(Object.keys(body).toSorted()).toEqual(["id", "message", "receipt"]);
    expect(await answersOf(app, id)).toBe(0);
    app.clock.advance(20 * minute);
    await app.worker.drain();
    expect(smtp.mails).toHaveLength(0);
    await releaseResponse(app.services, editor, { campaignId: id, id: body.id });
    await releaseResponse(app.services, editor, { campaignId: id, id: body.id });
    expect(await answersOf(app, id)).toBe(1);
    expect(wordsIn(await dumpOf(app.services), ["spam.example"])).toEqual([]);
    await deleteResponse(app.services, owner, { campaignId: id, id: body.id });
    expect(await answersOf(app, id)).toBe(0);
    await smtp.close();
  });

  it("are told to the team once when a tenth is left, and once when there are none", async () => {
    const smtp = await startSmtp();
    const app = await start({ SMTP_URL: smtp.url });
    await publishedCampaign(app.services, { cap: 20, notify: ["team@kinward.example"] });
    const notices = async () => {
      await app.worker.drain();
      return smtp.mails.map(
        ({ text }) => /nearly full|one place left|2 places left|no place left/.exec(text ?? "")?.[0],
      );
    };
    const receipts: string[] = [];
    const send = async (count: number) => {
      for (let at = 0; at < count; at += 1) {
        const sent = await jsonOf(await answer(app, "the-wait", { answers: words }));
        receipts.push(sent.receipt);
      }
    };
    await send(17);
    expect(await notices()).toEqual([]);
    await send(1);
    expect(await notices()).toEqual(["2 places left"]);
    // Someone erases an answer, and somebody else takes the place: it was told already.
    await app.post("/api/receipts/erase", { code: receipts[0], sure: true });
    await send(1);
    expect(await notices()).toEqual(["2 places left"]);
    await send(2);
    expect(await notices()).toEqual(["2 places left", "no place left"]);
    expect((await answer(app, "the-wait", { answers: words })).status).toBe(409);
    await smtp.close();
  });

  it("are removed when their time is over, by the promise they were sent under or a shorter one; counts stay", async () => {
    const app = await start();
    const { id, revision } = await publishedCampaign(app.services, { retentionDays: 60 });
    await answer(app, "the-wait", { answers: words });
    await answer(app, "the-wait", { answers: words, website: "x" });
    const longer = await saveDraft(app.services, editor, id, {
      revision,
      content: campaignWith({ retentionDays: 400 }),
    });
    const { revision: after } = await publishCampaign(app.services, editor, id, longer);
    await answer(app, "the-wait", { answers: words, version: 2 });
    await planDailyJob(app.services);
    const kept = async () =>
      (await rowsOf(app)).map(({ state, version }) => `${state} ${version}`).toSorted();
    app.clock.advance(32 * day);
    await app.worker.drain();
    expect(await kept()).toEqual(["kept 1", "kept 2"]);
    app.clock.advance(30 * day);
    await app.worker.drain();
    expect(await kept()).toEqual(["kept 2"]);
    const shorter = await saveDraft(app.services, editor, id, {
      revision: after,
      content: campaignWith({ retentionDays: 61 }),
    });
    await publishCampaign(app.services, editor, id, shorter);
    app.clock.advance(2 * day);
    await app.worker.drain();
    expect(await kept()).toEqual([]);
    expect(await app.services.store.db.selectFrom("response_marks").selectAll().execute()).toEqual([]);
    expect(await answersOf(app, id)).toBe(2);
  });
});
