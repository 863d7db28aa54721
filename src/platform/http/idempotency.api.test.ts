import { afterEach, describe, expect, it } from "vitest";
import { day } from "#platform/clock/clock.ts";
import { publishedCampaign } from "#tests/support/campaigns.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { secretsIn, wordsIn } from "#tests/support/words-in.ts";
import { removeOldIdempotencyKeys, withIdempotencyKey } from "./idempotency.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(bothDatabases)("one answer for one key on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const { services, clock } = app;
    const { store, ids } = services;
    const written: string[] = [];
    const call = (key: string | undefined, input: unknown = "words", operation = "test") => {
      const id = ids.next();
      return store.transact((tx) =>
        withIdempotencyKey(tx, services, { operation, key, input, id }, async () => {
          written.push(id);
        }),
      );
    };
    const rows = () => store.db.selectFrom("idempotency").selectAll().execute();
    return { services, store, clock, call, written, rows };
  }

  it("writes once and answers the first id to everybody, also at the same moment", async () => {
    const { call, written } = await start();
    const first = await call("key");
    const answers = await Promise.all(Array.from({ length: 8 }, () => call("key")));
    expect(new Set(answers)).toEqual(new Set([first]));
    const rush = await Promise.all(Array.from({ length: 8 }, () => call("rush")));
    expect(new Set(rush).size).toBe(1);
    expect(written).toHaveLength(2);
  });

  it("remembers nothing of a write that failed, so that the next try counts", async () => {
    const { services, store, call, written } = await start();
    const failing = store.transact((tx) =>
      withIdempotencyKey(
        tx,
        services,
        { operation: "test", key: "key", input: "words", id: "first" },
        async () => {
          throw new Error("the disk is full");
        },
      ),
    );
    await expect(failing).rejects.toThrow("the disk is full");
    expect(await call("key")).toBe(written[0]);
  });

  if (!databases.includes(kind)) return;

  it("refuses a key that is used again for other words", async () => {
    const { call } = await start();
    await call("key", { email: "a@b.example" });
    await expect(call("key", { email: "c@d.example" })).rejects.toMatchObject({
      code: "conflict",
      status: 409,
    });
  });

  it("keeps operations apart and writes each time where no key was given", async () => {
    const { call, written, rows } = await start();
    const ids = [
      await call("key"),
      await call("key", "words", "other"),
      await call(undefined),
      await call(undefined),
    ];
    expect(written).toEqual(ids);
    expect(await rows()).toHaveLength(2);
  });

  it("answers somebody else with the same key and words a reference of their own", async () => {
    const app = await openTestApp(kind, { TRUST_PROXY: "1" });
    open.push(app);
    await publishedCampaign(app.services);
    const email = "robin@example.org";
    const forms = {
      "/api/contact": { name: "Robin", email, subject: "general", message: "Hi", website: "" },
      "/api/newsletter/signup": { email, consentToNewsletter: true, website: "" },
      "/api/clinic/inquiry": { email, message: "Hi", website: "" },
      "/api/campaigns/the-wait/responses": { version: 1, answers: { evening: { chosen: ["tuesday"] } } },
    };
    const idFrom = async (network: string, path: string, body: object, headers: Record<string, string>) => {
      const answer = await app.post(path, body, { ...headers, "x-forwarded-for": network });
      expect(answer.status, path).toBeLessThan(300);
      return (await answer.json()).id;
    };
    for (const [path, body] of Object.entries(forms)) {
      const headers = { "idempotency-key": "one-filling" };
      const first = await idFrom("198.51.100.7", path, body, headers);
      expect(await idFrom("198.51.100.7", path, body, headers), path).toBe(first);
      expect(await idFrom("203.0.113.9", path, body, headers), path).not.toBe(first);
    }
    const path = "/api/campaigns/the-wait/responses";
    const withKey = { ...forms[path], key: "key-in-the-page" };
    const first = await idFrom("198.51.100.7", path, withKey, {});
    expect(await idFrom("198.51.100.7", path, withKey, {})).toBe(first);
    expect(await idFrom("203.0.113.9", path, withKey, {})).not.toBe(first);
  });

  it("stores neither the key nor the words, and forgets after two days", async () => {
    const { services, clock, call, rows } = await start();
    await call("a-readable-key-of-24-bits", "some readable words");
    const stored = JSON.stringify(await rows());
    expect(wordsIn(stored, ["some readable words"])).toEqual([]);
    expect(secretsIn(stored, ["a-readable-key-of-24-bits"])).toEqual([]);
    clock.advance(2 * day);
    expect(await removeOldIdempotencyKeys(services.store, clock)).toBe(0);
    clock.advance(1);
    expect(await removeOldIdempotencyKeys(services.store, clock)).toBe(1);
  });
});
