import { afterEach, describe, expect, it } from "vitest";
import { day } from "#platform/clock/clock.ts";
import { earlierCodeFrom } from "#platform/crypto/receipt-code.ts";
import { actAs, actorBy } from "#tests/support/admin.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { bothDatabases, databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { planDailyJob } from "#worker/daily.ts";
import { retentionNow, retentionPreviewOf } from "./reads/retention.server.ts";
import { changeRetention } from "./writes/retention.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const email = "wren.marlowe@example.org";

describe.each(bothDatabases)("the privacy screens on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const { cookie } = await actAs(app, "owner");
    const act = (operation: string, body: object) => app.act("/admin/privacy", operation, body, { cookie });
    // Past the door: sessions end while the days of this story go by.
    const kept = async (name: string) =>
      (await retentionNow(app.services, actorWith("owner"))).find((each) => each.name === name);
    const write = (from = email, website = "") =>
      app.post("/api/contact", { name: "Wren", email: from, subject: "general", message: "A note", website });
    const audit = async () =>
      (await app.services.store.db.selectFrom("audit").select(["action", "subject"]).execute()).filter(
        ({ action }) => action.startsWith("privacy."),
      );
    return { app, cookie, act, kept, write, audit };
  }

  it("finds, hands over and erases for an exact address, and writes down that it was done", async () => {
    const { app, cookie, act, write, audit } = await start();
    await write();
    await write("wren@example.org");
    const found = await (await act("findPersonalData", { email: ` ${email.toUpperCase()} ` })).json();
    expect(found.sections.map((section: { kind: string }) => section.kind)).toEqual(["messages", "mails"]);
    expect(found.sections[0].items).toHaveLength(1);
    const file = await app.app.request(`${siteUrl}/api/admin/privacy/download`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: siteUrl, cookie },
      body: new URLSearchParams({ email, format: "json" }),
    });
    expect(file.headers.get("content-disposition")).toContain("my-data.json");
    expect((await file.json()).held.messages).toHaveLength(1);
    expect((await act("erasePersonalData", { email })).status).toBe(422);
    expect((await act("findPersonalData", { email: "nobody" })).status).toBe(422);
    const { certificate } = await (await act("erasePersonalData", { email, sure: true })).json();
    expect((await act("erasePersonalData", { email, sure: true })).status).toBe(409);
    const check = (body: object) => act("checkCertificate", { code: certificate, ...body });
    expect((await (await check({})).json()).fits).toBeNull();
    expect((await (await check({ email: ` ${email} ` })).json()).fits).toBe(true);
    const other = await (await check({ email: "wren@example.org" })).json();
    expect([other.fits, other.certificate.by]).toEqual([false, "team"]);
    // A certificate of an earlier version, which gave sixteen letters, is found and shown by its own code.
    const { cipher, store } = app.services;
    const row = await store.db.selectFrom("privacy_certificates").select("id").executeTakeFirstOrThrow();
    const earlier = earlierCodeFrom(Buffer.from(cipher.sign("privacy certificate", row.id), "base64url"));
    const code_index = cipher.blindIndex("privacy_certificates", earlier.replaceAll("-", ""));
    await store.db.updateTable("privacy_certificates").set({ code_index }).execute();
    const old = await (await act("checkCertificate", { code: earlier })).json();
    expect(old.certificate.code).toBe(earlier);
    const unknown = await act("checkCertificate", { code: "7KQF-2M9X-W3HD-PV4T-8RBN-C5JY-6ZGS" });
    expect([unknown.status, (await unknown.json()).fields.code]).toEqual([404, expect.any(String)]);
    const said = await audit();
    expect(said.map(({ action }) => action)).toEqual([
      "privacy.looked_up",
      "privacy.downloaded",
      "privacy.erased",
    ]);
    expect(JSON.stringify(said)).not.toMatch(/wren/i);
    expect(wordsIn(await dumpOf(app.services), [email])).toEqual([]);
  });

  if (!databases.includes(kind)) return;

  it("says what will be removed on which night, and the nights do just that", async () => {
    const { app, kept, write } = await start();
    const owner = actorWith("owner");
    // At 10:00 on 21 November: one message now, one ten days later, and one that looks like spam.
    await write();
    await write("robot@example.org", "x");
    app.clock.advance(10 * day);
    await write("later@example.org");
    expect(await kept("contact.messages")).toMatchObject({
      rule: { unit: "months", least: 1, most: 12, figure: 12 },
      held: 2,
      due: { tonight: 0, month: 0, days: [] },
      removed: 0,
    });
    // Thirty days after 21 November is 21 December at 10:00; the night after it is the 22nd.
    const spam = await kept("contact.suspected");
    expect(spam?.due).toEqual({ tonight: 0, month: 1, days: [{ day: "2026-12-22", count: 1 }] });
    const request = { name: "contact.messages", figure: 1 };
    const { due } = await retentionPreviewOf(app.services, owner, request);
    expect(due.days).toEqual([{ day: "2026-12-22", count: 1 }]);
    await changeRetention(app.services, owner, { ...request, expected: 12 });
    await planDailyJob(app.services);
    const held = async () => (await kept("contact.messages"))?.held;
    // Night by night, up to the first one that removes something.
    for (let night = 0; night < 21; night += 1) {
      app.clock.advance(day);
      await app.worker.drain();
      const now = app.clock.now().toISOString().slice(0, 10);
      expect([now, await held()]).toEqual([now, now < "2026-12-22" ? 2 : 1]);
    }
    expect((await kept("contact.suspected"))?.held).toBe(0);
    expect((await kept("contact.messages"))?.removed).toBe(1);
    expect((await kept("contact.suspected"))?.removed).toBe(1);
    expect((await kept("contact.messages"))?.due.days).toEqual([{ day: "2027-01-02", count: 1 }]);
  });

  it("keeps nothing longer than the pages promise, and refuses what makes no sense", async () => {
    const { app, cookie, act, audit } = await start();
    const change = (body: object) => act("changeRetention", body);
    for (const body of [
      { name: "contact.messages", figure: 13, expected: 12 },
      { name: "contact.messages", figure: 0, expected: 12 },
      { name: "contact.messages", figure: 1.5, expected: 12 },
      { name: "responses.answers", figure: 5, expected: 5 },
      { name: "__proto__", figure: 5, expected: 5 },
      { name: "contact.messages", figure: 5 },
    ])
      expect((await change(body)).status, JSON.stringify(body)).toBe(422);
    for (const body of [
      { name: "contact.messages", figure: 13 },
      { name: "contact.messages" },
      { figure: 1 },
      { name: "\0", figure: 1 },
    ])
      expect((await act("previewRetention", body)).status, JSON.stringify(body)).toBe(422);
    expect((await change({ name: "newsletter.left", figure: 7, expected: 30 })).status).toBe(200);
    expect(await audit()).toEqual([
      { action: "privacy.retention_changed", subject: "newsletter.left: 30 → 7 days" },
    ]);
    expect((await change({ name: "newsletter.left", figure: 8, expected: 30 })).status).toBe(409);
    expect(await retentionNow(app.services, await actorBy(app, { cookie }))).toHaveLength(14);
  });
});
