import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { answerErrors } from "#content/campaigns.ts";
import { minute } from "#platform/clock/clock.ts";
import { earlierCodeFrom } from "#platform/crypto/receipt-code.ts";
import { monday, words } from "#tests/support/answers.ts";
import { actorWith, answer, publishedCampaign } from "#tests/support/campaigns.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { bothDatabases, databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { secretsIn, valuesIn, wordsIn } from "#tests/support/words-in.ts";
import { campaignList } from "../reads/list.server.ts";

const editor = actorWith("editor");

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(bothDatabases)("answers to campaigns on %s", (kind) => {
  async function start(settings: Record<string, string> = {}) {
    const app = await openTestApp(kind, settings);
    open.push(app);
    return app;
  }

  const answersOf = async (app: TestApp, id: string) =>
    (await campaignList(app.services, editor)).items.find((line) => line.id === id)?.answers;
  const rowsOf = (app: TestApp) => app.services.store.db.selectFrom("responses").selectAll().execute();

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

  if (!databases.includes(kind)) return;

  it("are stored encrypted, counted, and opened, changed and erased by their receipt code", async () => {
    const app = await start();
    const { id } = await publishedCampaign(app.services);
    const sent = await answer(app, "the-wait", { answers: words });
    expect(sent.status).toBe(201);
    const { receipt, message } = await sent.json();
    expect(message).toMatch(/Thank you/);
    expect(receipt).toMatch(/^([A-Z0-9]{4}-){6}[A-Z0-9]{4}$/);
    const dump = await dumpOf(app.services);
    expect(valuesIn(dump)).not.toContain("monday");
    expect(wordsIn(dump, [words.words, '"chosen":["monday"]'])).toEqual([]);
    expect(secretsIn(dump, [receipt, receipt.replaceAll("-", "")])).toEqual([]);
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

  it("are found by a code of sixteen letters that an earlier version gave, also when the request is repeated", async () => {
    const app = await start();
    await publishedCampaign(app.services);
    const headers = { "idempotency-key": "one-filling" };
    await answer(app, "the-wait", { answers: words }, headers);
    const { cipher, store } = app.services;
    const [row] = await rowsOf(app);
    const code = earlierCodeFrom(Buffer.from(cipher.sign("response receipt", row?.id ?? ""), "base64url"));
    // As that version has stored it.
    const index = cipher.blindIndex("responses receipt", code.replaceAll("-", ""));
    await store.db.updateTable("responses").set({ receipt_index: index }).execute();
    const read = await app.post("/api/receipts/read", { code });
    expect((await read.json()).receipt).toMatchObject({ answers: words });
    const repeated = await answer(app, "the-wait", { answers: words }, headers);
    expect((await repeated.json()).receipt).toBe(code);
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
      { numRuns: isWholeRun ? 300 : 50 },
    );
    for (const slug of ["%00", "%ff", "..%2f..", "x".repeat(3_000), "__proto__"])
      expect([400, 404, 414]).toContain((await app.app.request(`${siteUrl}/api/campaigns/${slug}`)).status);
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
    expect(
      wordsIn(JSON.stringify(smtp.mails), [
        words.words,
        "evening: Monday",
        "What would help during the wait?",
      ]),
    ).toEqual([]);
    await smtp.close();
  });

  it("ask how to reach people only where the campaign says so, and keep it encrypted", async () => {
    const app = await start();
    await publishedCampaign(app.services, { identity: "contact" });
    const without = await answer(app, "the-wait", { answers: monday });
    expect((await without.json()).fields).toEqual({ email: answerErrors.missing.email });
    const contact = { name: "Robin Reader", email: "robin@example.org" };
    const { receipt } = await (await answer(app, "the-wait", { answers: monday, contact })).json();
    const dump = await dumpOf(app.services);
    expect(wordsIn(dump, Object.values(contact))).toEqual([]);
    expect((await (await app.post("/api/receipts/read", { code: receipt })).json()).receipt.contact).toEqual(
      contact,
    );
  });
});
