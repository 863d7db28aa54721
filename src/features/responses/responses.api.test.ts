import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { answerErrors, campaignRefusals } from "#content/campaigns.ts";
import { campaignWith, eveningQuestion, section } from "#features/campaigns/fixtures.server.ts";
import { campaignDraft } from "#features/campaigns/reads/desk.server.ts";
import { campaignList } from "#features/campaigns/reads/list.server.ts";
import type { CampaignContent } from "#features/campaigns/schema.ts";
import { duplicateCampaign, saveDraft } from "#features/campaigns/writes/draft.server.ts";
import { moveCampaign, publishCampaign } from "#features/campaigns/writes/publish.server.ts";
import { day, minute } from "#platform/clock/clock.ts";
import { actorWith, answer, publishedCampaign } from "#tests/support/campaigns.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { databases, dumpOf, openTestApp, siteUrl, type TestApp } from "#tests/support/test-app.ts";
import { planDailyJob } from "#worker/daily.ts";
import { deleteCampaign, deleteResponse, releaseResponse } from "./writes/desk.server.ts";

const [owner, editor, viewer] = [actorWith("owner"), actorWith("editor"), actorWith("viewer")];
const monday = { evening: { chosen: ["monday"] } };
const words = { ...monday, helps: { chosen: ["plan", "group"] }, words: "A very quiet room" };

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const jsonOf = (found: Response | undefined) => (found ?? Response.json({})).json();

/** The sample campaign with so many places on Monday. */
const withPlaces = (cap: number): Partial<CampaignContent> => ({
  sections: [
    section("first", {
      ...eveningQuestion,
      ...(eveningQuestion.kind === "oneChoice"
        ? {
            options: eveningQuestion.options.map((option) =>
              option.id === "monday" ? { ...option, cap } : option,
            ),
          }
        : {}),
    }),
  ],
});

describe.each(databases)("answers to campaigns on %s", (kind) => {
  async function start(settings: Record<string, string> = {}) {
    const app = await openTestApp(kind, settings);
    open.push(app);
    return app;
  }

  const answersOf = async (app: TestApp, id: string) =>
    (await campaignList(app.services, viewer)).items.find((line) => line.id === id)?.answers;
  const rowsOf = (app: TestApp) => app.services.store.db.selectFrom("responses").selectAll().execute();

  it("are stored sealed, counted, and opened, changed and erased by their receipt code", async () => {
    const app = await start();
    const { id } = await publishedCampaign(app.services);
    const sent = await answer(app, "the-wait", { answers: words });
    expect(sent.status).toBe(201);
    const { receipt, message } = await sent.json();
    expect(message).toMatch(/Thank you/);
    expect(receipt).toMatch(/^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/);
    const dump = await dumpOf(app.services);
    for (const secret of [words.words, "monday", receipt, receipt.replaceAll("-", "")])
      expect(dump).not.toContain(secret);
    const read = await app.post("/api/receipts/read", {
      code: ` ${receipt.toLowerCase().replaceAll("-", " ")}`,
    });
    expect((await read.json()).receipt).toMatchObject({ answers: words, changeable: true, slug: "the-wait" });
    const changed = await app.post("/api/receipts/change", {
      code: receipt,
      answers: { evening: { chosen: ["never"] }, helps: { chosen: ["plan"] } },
    });
    // What the change has hidden goes with it.
    expect((await changed.json()).receipt.answers).toEqual({ evening: { chosen: ["never"] } });
    expect(await answersOf(app, id)).toBe(1);
    expect((await app.post("/api/receipts/erase", { code: receipt })).status).toBe(422);
    expect((await app.post("/api/receipts/erase", { code: receipt, sure: true })).status).toBe(200);
    expect(await rowsOf(app)).toEqual([]);
    expect(await app.services.store.db.selectFrom("response_marks").selectAll().execute()).toEqual([]);
    expect(await answersOf(app, id)).toBe(0);
    expect((await app.post("/api/receipts/read", { code: receipt })).status).toBe(404);
  });

  it("are refused with a sentence for each question, and nothing is stored", async () => {
    const app = await start();
    await publishedCampaign(app.services);
    const refused = await answer(app, "the-wait", {
      answers: { helps: { chosen: ["plan", "group", "sound"] } },
    });
    expect(refused.status).toBe(422);
    expect((await refused.json()).fields).toEqual({
      "q.evening": answerErrors.missing.choice,
      "q.helps": answerErrors.tooMany(2),
    });
    for (const body of [
      { answers: [] },
      { answers: null },
      { answers: { evening: { chosen: [{}] } } },
      { answers: { "no id": "x" } },
      { answers: monday, surprise: 1 },
      { answers: { ...monday, words: "a\u0000" } },
      { answers: { ...monday, words: 5 } },
      { answers: monday, version: "1" },
    ])
      expect((await answer(app, "the-wait", body)).status, JSON.stringify(body)).toBe(422);
    const polluted = await app.post(
      "/api/campaigns/the-wait/responses",
      '{"version":1,"answers":{"__proto__":{"chosen":["monday"]}}}',
    );
    expect(polluted.status).toBe(422);
    expect((await answer(app, "the-wait", { answers: monday, version: 7 })).status).toBe(409);
    expect((await answer(app, "nowhere", { answers: monday })).status).toBe(404);
    expect(await rowsOf(app)).toEqual([]);
  });

  it("never lead to a fault of ours, whatever is sent", async () => {
    const app = await start();
    await publishedCampaign(app.services);
    const known = fc.constantFrom(
      "version",
      "answers",
      "contact",
      "website",
      "values",
      "shown",
      "key",
      "code",
      "sure",
      "__proto__",
    );
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(1, true, "q.evening", "\u0000", "\ud800", "ABCD-EFGH-JKMN-PQRS"),
      fc.dictionary(
        fc.constantFrom("evening", "helps", "words", "q.words", "__proto__", "toString"),
        fc.oneof(fc.jsonValue(), fc.string({ unit: "binary" })),
      ),
    );
    const paths = fc.constantFrom(
      "campaigns/the-wait/responses",
      "campaigns/%00/responses",
      "receipts/read",
      "receipts/change",
      "receipts/erase",
    );
    await fc.assert(
      fc.asyncProperty(paths, fc.dictionary(known, value), fc.boolean(), async (path, body, asForm) => {
        const texts = Object.entries(body).map(([name, text]): [string, string] => [
          name,
          String(JSON.stringify(text)),
        ]);
        const sent = asForm
          ? await app.post(`/api/${path}`, new URLSearchParams(texts).toString(), {
              "content-type": "application/x-www-form-urlencoded",
            })
          : await app.post(`/api/${path}`, JSON.stringify(body));
        expect(sent.status).toBeLessThan(500);
        if (sent.status >= 400) expect((await sent.json()).message).toMatch(/\w/);
      }),
      { numRuns: 300 },
    );
    for (const slug of ["%00", "%ff", "..%2f..", "x".repeat(3_000), "__proto__"])
      expect([400, 404]).toContain((await app.app.request(`${siteUrl}/api/campaigns/${slug}`)).status);
  });

  it("are stored once for one key, and each time show the same receipt code", async () => {
    const app = await start();
    const { id } = await publishedCampaign(app.services);
    const headers = { "idempotency-key": "one-filling" };
    const sent = await Promise.all(
      [1, 2, 3, 4].map(() => answer(app, "the-wait", { answers: words }, headers)),
    );
    const bodies = await Promise.all(sent.map((each) => each.json()));
    expect(new Set(bodies.map((body) => `${body.id} ${body.receipt}`)).size).toBe(1);
    expect(await answersOf(app, id)).toBe(1);
    expect((await answer(app, "the-wait", { answers: monday }, headers)).status).toBe(409);
  });

  it("leave exactly ten when fifty people send at once for ten places", async () => {
    const app = await start();
    const { id } = await publishedCampaign(app.services, { cap: 10 });
    const sent = await Promise.all(
      Array.from({ length: 50 }, () => answer(app, "the-wait", { answers: words })),
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
      Array.from({ length: 50 }, () => answer(app, "the-wait", { answers: monday })),
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
    expect(await dumpOf(app.services)).not.toContain("spam.example");
    await deleteResponse(app.services, owner, { campaignId: id, id: body.id });
    expect(await answersOf(app, id)).toBe(0);
    await smtp.close();
  });

  it("tell those who asked for it, once in a quarter of an hour, with none of the words", async () => {
    const smtp = await startSmtp();
    const app = await start({ SMTP_URL: smtp.url });
    const { id } = await publishedCampaign(app.services, {
      notify: ["one@kinward.example", "two@kinward.example"],
    });
    for (let sent = 0; sent < 5; sent += 1) await answer(app, "the-wait", { answers: words });
    app.clock.advance(16 * minute);
    await app.worker.drain();
    expect(smtp.mails.map(({ rcpt }) => rcpt[0]).toSorted()).toEqual([
      "one@kinward.example",
      "two@kinward.example",
    ]);
    expect(smtp.mails[0]?.text).toContain(`/admin/campaigns/${id}/responses`);
    for (const secret of [words.words, "Monday", "the wait"])
      expect(JSON.stringify(smtp.mails)).not.toContain(secret);
    await smtp.close();
  });

  it("ask how to reach people only where the campaign says so, and keep it sealed", async () => {
    const app = await start();
    await publishedCampaign(app.services, { identity: "contact" });
    const without = await answer(app, "the-wait", { answers: monday });
    expect((await without.json()).fields).toEqual({ email: answerErrors.missing.email });
    const contact = { name: "Robin Reader", email: "robin@example.org" };
    const { receipt } = await (await answer(app, "the-wait", { answers: monday, contact })).json();
    const dump = await dumpOf(app.services);
    for (const secret of Object.values(contact)) expect(dump).not.toContain(secret);
    expect((await (await app.post("/api/receipts/read", { code: receipt })).json()).receipt.contact).toEqual(
      contact,
    );
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

describe.each(databases)("campaigns at the desk on %s", (kind) => {
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
    const standing = async () =>
      (await (await app.app.request(`${siteUrl}/api/campaigns/the-wait`)).json()).campaign?.standing;
    await moveCampaign(services, editor, id, "close");
    expect(await standing()).toBe("closed");
    await moveCampaign(services, editor, id, "reopen");
    expect(await standing()).toBe("open");
    await moveCampaign(services, editor, id, "archive");
    expect(await standing()).toBe("closed");
    await expect(moveCampaign(services, editor, id, "close")).rejects.toMatchObject({ code: "conflict" });
    const copy = await duplicateCampaign(services, editor, id);
    expect(copy).toMatchObject({ standing: "draft", version: 0, content: { slug: "" } });
    expect((await campaignList(services, viewer, { standing: "draft" })).items).toHaveLength(1);
    expect((await campaignList(services, viewer, { search: "(COPY)" })).items).toHaveLength(1);
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
      "campaign_places",
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
    expect(await campaignDraft(services, viewer, id)).toMatchObject({ standing: "open" });
  });
});
