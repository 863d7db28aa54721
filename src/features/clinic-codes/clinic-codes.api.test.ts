import { afterEach, describe, expect, it } from "vitest";
import { settingNow } from "#platform/settings/stored-settings.ts";
import { actAs, actorBy, signIn } from "#tests/support/admin.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { bothDatabases, databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { clinicCodeAt, clinicCodeById, clinicCodeList, clinicCodesScreen } from "./reads.server.ts";
import { purchaseLinks } from "./team-settings.server.ts";
import { changeClinicCode } from "./writes.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const content = {
  clinic: "Marked Clinic",
  code: "Spring-27",
  plan: "infertility",
  covers: "The first two months",
  uses: 50,
  lastDay: "",
};
const dayMs = 24 * 60 * 60 * 1_000;

describe.each(bothDatabases)("clinic codes on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const editor = await actAs(app, "editor");
    const make = (changes: object = {}) =>
      app.act("/admin/clinic-codes/new", "createClinicCode", { ...content, ...changes }, editor);
    const listed = async (search?: string) =>
      (await clinicCodeList(app.services, await actorBy(app, editor), search)).items;
    const count = (of: string, code = "spring-27", headers: Record<string, string> = {}) =>
      app.post(`/api/coupons/${code}/counts`, { kind: of }, headers);
    return { app, editor, make, listed, count };
  }

  it("are counted by the day and by nothing else, also when many come at once", async () => {
    const { app, make, count } = await start();
    const { id } = await (await make()).json();
    await Promise.all(Array.from({ length: 20 }, () => count("view")));
    expect((await count("press")).status).toBe(202);
    expect((await count("view", "spring-27", { "sec-gpc": "1" })).status).toBe(202);
    expect((await count("view", "spring-27", { dnt: "1" })).status).toBe(202);
    expect((await count("look")).status).toBe(422);
    expect((await count("view", "nobody-made-this")).status).toBe(404);
    const day = app.clock.now().toISOString().slice(0, 10);
    const rows = await app.services.store.db
      .selectFrom("clinic_code_counts")
      .selectAll()
      .orderBy("kind")
      .execute();
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { code_id: id, kind: "press", day, count: 1 },
      { code_id: id, kind: "view", day, count: 20 },
    ]);
  });

  if (!databases.includes(kind)) return;

  it("are made by an editor, found however they are typed, with the clinic's name encrypted", async () => {
    const { app, make, listed } = await start();
    const made = await make();
    expect(made.status).toBe(200);
    expect(await made.json()).toMatchObject({ ...content, status: "live", revision: 1 });
    const found = await clinicCodeAt(app.services, "sPRING-27");
    expect(found).toMatchObject({ code: "Spring-27", plan: { title: "Infertility Journey" } });
    expect(await clinicCodeAt(app.services, "spring-28")).toBeUndefined();
    expect(await clinicCodeAt(app.services, "a\u0000b")).toBeUndefined();
    expect(await listed("SPRING")).toHaveLength(1);
    expect(await listed("elsewhere")).toEqual([]);
    expect(wordsIn(await dumpOf(app.services), ["Marked Clinic", "first two months"])).toEqual([]);
  });

  it("may leave out what they cover, and keep it where a change leaves it out", async () => {
    const { app, make, editor } = await start();
    expect(await (await make({ covers: undefined })).json()).toMatchObject({ covers: "" });
    const { id } = await (await make({ code: "fall-27" })).json();
    const change = { revision: 1, clinic: "Lakeside" };
    const answer = await app.act(`/admin/clinic-codes/${id}/edit`, "changeClinicCode", change, editor);
    expect(answer.status).toBe(200);
    expect(await clinicCodeAt(app.services, "fall-27")).toMatchObject({
      clinic: "Lakeside",
      covers: content.covers,
    });
  });

  it("get a code of our own making where none is given, and no two are called alike", async () => {
    const { make, listed } = await start();
    expect((await (await make({ code: "" })).json()).code).toMatch(/^KIN-\w{4}-\w{4}$/);
    expect((await make()).status).toBe(200);
    const twice = await make({ code: "SPRING-27" });
    expect(twice.status).toBe(422);
    expect((await twice.json()).fields.code).toContain("already");
    expect(await listed()).toHaveLength(2);
    const both = await Promise.all([make({ code: "SAME-1" }), make({ code: "same-1" })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it("refuse what makes no sense, each with its sentence", async () => {
    const { make, listed } = await start();
    for (const [field, value] of [
      ["clinic", "  "],
      ["clinic", "a\u0000b"],
      ["code", "two words"],
      ["code", "abc"],
      ["code", "x".repeat(25)],
      ["plan", "adoption"],
      ["covers", "x".repeat(301)],
      ["uses", 0],
      ["uses", 1.5],
      ["uses", "50"],
      ["lastDay", "2027-02-30"],
      ["lastDay", "tomorrow"],
    ] as const) {
      const refused = await make({ [field]: value });
      expect(refused.status, `${field} ${value}`).toBe(422);
      expect((await refused.json()).fields[field], `${field} ${value}`).toMatch(/^Please/);
    }
    expect(await listed()).toEqual([]);
  });

  it("refuse a last day that is over, and say in the list when it has passed", async () => {
    const { app, editor, make, listed } = await start();
    const day = (at: number) => new Date(app.clock.now().getTime() + at * dayMs).toISOString().slice(0, 10);
    const over = await make({ lastDay: day(-2) });
    expect(over.status).toBe(422);
    expect((await over.json()).fields.lastDay).toMatch(/^That day has passed/);
    expect(await listed()).toEqual([]);
    const { id } = await (await make({ lastDay: day(0) })).json();
    const patch = (body: object) =>
      app.act(`/admin/clinic-codes/${id}/edit`, "changeClinicCode", body, editor);
    const back = await patch({ revision: 1, lastDay: day(-3) });
    expect(back.status).toBe(422);
    expect((await back.json()).fields.lastDay).toMatch(/^That day has passed/);

    app.clock.advance(3 * dayMs);
    const { cookie } = await signIn(app, "editor@kinward.test");
    const actor = actorWith("editor");
    const { list } = await clinicCodesScreen(app.services, actor, new URLSearchParams());
    expect(list.rows).toMatchObject([
      { cells: { state: { text: "Expired" }, agreed: { detail: expect.stringMatching(/^Last day was /) } } },
    ]);
    // Whatever else is written down of it can still be put right.
    const late = { revision: 1, covers: "Two months", lastDay: day(-3) };
    const kept = await app.act(`/admin/clinic-codes/${id}/edit`, "changeClinicCode", late, { cookie });
    expect(kept.status).toBe(200);
    expect(await kept.json()).toMatchObject({ covers: "Two months", status: "expired" });
  });

  it("lead to the purchase page in one tap where the owner has set a link for their plan", async () => {
    const { app, editor, make } = await start();
    await make({ code: "Ab-12" });
    await make({ code: "Cd-34", plan: "premium" });
    const owner = await actAs(app, "owner");
    const set = (links: object, expected: string, who: { cookie: string } = owner) =>
      app.act("/admin/settings", "changePurchaseLinks", { links, expected }, who);
    const link = "https://courses.kinward.example/cart/add?price=1&coupon={code}";
    expect((await set({ infertility: link }, "")).status).toBe(200);
    expect((await clinicCodeAt(app.services, "ab-12"))?.plan.oneTapUrl).toBe(
      "https://courses.kinward.example/cart/add?price=1&coupon=Ab-12",
    );
    expect((await clinicCodeAt(app.services, "cd-34"))?.plan.oneTapUrl).toBeUndefined();
    expect(await settingNow(app.services, purchaseLinks)).toEqual({ infertility: link });
    const expected = JSON.stringify({ infertility: link });

    for (const [plan, wrong, sentence] of [
      ["infertility", "http://courses.kinward.example/?c={code}", /https/],
      ["infertility", "https://elsewhere.example/?c={code}", /courses\.kinward\.example/],
      ["infertility", "https://courses.kinward.example.evil.example/?c={code}", /courses\.kinward\.example/],
      ["infertility", "https://me:secret@courses.kinward.example/?c={code}", /courses\.kinward\.example/],
      ["infertility", "https://courses.kinward.example/?c=code", /\{code\}/],
      ["infertility", "https://courses.kinward.example/{code}?c={code}", /\{code\}/],
      ["infertility", "https://{code}.kinward.example/", /\{code\}/],
      ["infertility", "javascript:alert('{code}')", /https/],
      ["adoption", link, /./],
    ] as const) {
      const refused = await set({ [plan]: wrong }, expected);
      expect(refused.status, wrong).toBe(422);
      expect(JSON.stringify(await refused.json()), wrong).toMatch(sentence);
    }
    // A version conflict, and an editor isn't allowed to.
    expect((await set({}, "")).status).toBe(409);
    expect((await set({}, expected, editor)).status).toBe(403);
    expect((await set({}, expected)).status).toBe(200);
    expect((await clinicCodeAt(app.services, "ab-12"))?.plan.oneTapUrl).toBeUndefined();
    const audit = app.services.store.db.selectFrom("audit").select("subject");
    expect(
      (await audit.where("action", "=", "settings.purchase_links_changed").orderBy("id").execute()).map(
        ({ subject }) => subject,
      ),
    ).toEqual(["infertility", ""]);
  });

  it("are changed and switched on the revision that was seen, and written down in the audit", async () => {
    const { app, editor, make } = await start();
    const { id } = await (await make()).json();
    const patch = (body: object, of = id) =>
      app.act(`/admin/clinic-codes/${of}/edit`, "changeClinicCode", body, editor);
    const changed = await patch({ revision: 1, code: "summer-27", uses: null });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ code: "summer-27", uses: null, revision: 2 });
    const late = await patch({ revision: 1, state: "off" });
    expect(late.status).toBe(409);
    expect((await late.json()).message).toContain("Someone changed this code");
    expect(await (await patch({ revision: 2, state: "usedUp" })).json()).toMatchObject({
      status: "usedUp",
    });
    expect(await (await patch({ revision: 3, state: "off" })).json()).toMatchObject({ status: "off" });
    expect((await patch({ revision: 4 })).status).toBe(422);
    const nameless = await patch({ revision: 4, code: "" });
    expect((await nameless.json()).fields.code).toMatch(/^Please/);
    const wrong = await patch({ revision: 4, uses: -1 });
    expect((await wrong.json()).fields.uses).toMatch(/^Please/);
    expect((await patch({ revision: 1, state: "on" }, "nothing")).status).toBe(404);
    await make({ code: "other-1" });
    const taken = await patch({ revision: 4, code: "OTHER-1" });
    expect(taken.status).toBe(422);
    const audit = app.services.store.db.selectFrom("audit").select(["action", "subject"]).orderBy("id");
    expect((await audit.where("subject", "=", id).execute()).map(({ action }) => action)).toEqual([
      "coupons.made",
      "coupons.changed",
      "coupons.used_up",
      "coupons.switched_off",
    ]);
  });

  it("are not for viewers, and deleted by an owner alone, who types the code", async () => {
    const { app, editor, make, listed, count } = await start();
    const viewer = await actAs(app, "viewer");
    const owner = await actAs(app, "owner");
    const { id } = await (await make()).json();
    await count("view");
    const remove = (code: string, actor: { cookie: string }) =>
      app.act(`/admin/clinic-codes/${id}/edit`, "deleteClinicCode", { code }, actor);
    expect((await app.act("/admin/clinic-codes/new", "createClinicCode", content, viewer)).status).toBe(403);
    // The page and the API refuse a viewer before they read; the read does too.
    const refused = { code: "forbidden" };
    await expect(clinicCodeById(app.services, actorWith("viewer"), id)).rejects.toMatchObject(refused);
    await expect(clinicCodeList(app.services, await actorBy(app, viewer))).rejects.toMatchObject(refused);
    expect((await remove("Spring-27", editor)).status).toBe(403);
    expect((await remove("Spring-28", owner)).status).toBe(422);
    expect(await listed()).toHaveLength(1);
    expect((await remove(" spring-27", owner)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await app.services.store.db.selectFrom("clinic_code_counts").selectAll().execute()).toEqual([]);
    expect((await remove("Spring-27", owner)).status).toBe(404);
    expect((await count("view")).status).toBe(404);
  });

  it("tell the team their counts in groups of ten or more, a day late, and of a clinic the sum of that", async () => {
    const { app, make, count } = await start();
    await make();
    await make({ code: "Second-1" });
    const views = async () => {
      const { items } = await clinicCodeList(app.services, actorWith("editor"));
      return Object.fromEntries(items.map((item) => [item.code, item.views]));
    };
    const visits = async (code: string, times: number) => {
      for (let at = 0; at < times; at += 1) await count("view", code);
    };
    await visits("spring-27", 12);
    expect(await views()).toEqual({ "Second-1": 0, "Spring-27": 0 });
    app.clock.advance(dayMs);
    expect(await views()).toEqual({ "Second-1": 0, "Spring-27": 12 });
    await visits("spring-27", 9);
    await visits("second-1", 11);
    app.clock.advance(dayMs);
    expect(await views()).toEqual({ "Second-1": 11, "Spring-27": 12 });
    const { clinics, items } = await clinicCodeList(app.services, actorWith("editor"));
    expect(clinics).toEqual([{ clinic: "Marked Clinic", codes: 2, views: 23, clicks: 0 }]);
    expect(items.map(({ clicks }) => clicks)).toEqual([0, 0]);
  });

  it("stop counting once they have run out or are off", async () => {
    const { app, make, count } = await start();
    const lastDay = app.clock.now().toISOString().slice(0, 10);
    const { id } = await (await make({ lastDay })).json();
    await count("view");
    app.clock.advance(3 * dayMs);
    expect(await clinicCodeAt(app.services, "spring-27")).toMatchObject({ status: "expired" });
    await count("view");
    const actor = actorWith("editor");
    await changeClinicCode(app.services, actor, id, { revision: 1, lastDay: "" });
    await changeClinicCode(app.services, actor, id, { revision: 2, state: "off" });
    await count("view");
    const rows = await app.services.store.db.selectFrom("clinic_code_counts").select("count").execute();
    expect(rows.map((row) => row.count)).toEqual([1]);
  });
});
