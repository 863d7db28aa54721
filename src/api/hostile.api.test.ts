import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";

const good: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "/api/contact": { name: "A", email: "a@b.example", subject: "general", message: "Hi", website: "" },
  "/api/newsletter/signup": { email: "a@b.example", consentToNewsletter: true, website: "" },
  "/api/clinic/inquiry": { email: "a@b.example", message: "Hi", website: "" },
  "/api/auth/sign-in": { email: "a@b.example", password: "a long and quiet sentence" },
  "/api/auth/second-step": { code: "123456" },
  "/api/auth/forgotten-password": { email: "a@b.example" },
  "/api/privacy/my-data/open": { token: "x" },
  "/api/auth/first-owner": {
    token: "x",
    name: "A",
    email: "a@b.example",
    password: "a long and quiet sentence",
  },
  "/api/auth/set-password": { token: "x", password: "a long and quiet sentence" },
};
const paths = Object.keys(good);

describe.each(databases)("hostile requests on %s", (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const stored = async () => {
    const { db } = app.services.store;
    const counts = await Promise.all(
      (["conversations", "subscribers", "suspected_subscribers"] as const).map((table) =>
        db.selectFrom(table).select("id").execute(),
      ),
    );
    return counts.flat().length;
  };

  async function refused(answer: Response, status: number) {
    expect(answer.status).toBe(status);
    const body = await answer.json();
    expect(body).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/\w/) });
    return body;
  }

  it("answers a value of the wrong type with a sentence, not with the parser's words", async () => {
    const body = await refused(await app.post("/api/receipts/change", { code: "x", answers: "x" }), 422);
    expect(JSON.stringify(body)).not.toMatch(/Invalid input|expected|received/);
  });

  describe.each(paths)("%s", (path) => {
    const send = (body: unknown, headers = {}) => app.post(path, body, headers);

    it("refuses NUL, half surrogates, wrong types and unknown keys with a sentence", async () => {
      const before = await stored();
      const base = good[path];
      const bodies = [
        { ...base, email: "a\u0000@b.example" },
        { ...base, email: ["a@b.example"] },
        { ...base, email: { toString: "x" } },
        { ...base, email: 5 },
        { ...base, email: null },
        { ...base, surprise: true },
        [],
        null,
        7,
        "text",
        [base],
      ];
      for (const body of bodies) await refused(await send(JSON.stringify(body)), 422);
      if (path !== "/api/newsletter/signup") {
        await refused(await send(JSON.stringify({ ...base, message: "NUL \u0000 here" })), 422);
        await refused(await send(`${JSON.stringify(base).slice(0, -1)},"message":"half \\ud800 pair"}`), 422);
      }
      for (const key of ["__proto__", "constructor", "toString", "hasOwnProperty"])
        await refused(await send(`{"${key}":{"email":"a@b.example"}}`), 422);
      const withKey = `${JSON.stringify(base).slice(0, -1)},"__proto__":{"website":"x"}}`;
      await refused(await send(withKey), 422);
      const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
      await refused(await send(`{"email":${deep}}`), 422);
      expect(await stored()).toBe(before);
    });

    it("refuses what cannot be read, is too large, or is of another kind", async () => {
      const before = await stored();
      await refused(await send("{"), 400);
      await refused(await send(""), 400);
      await refused(await send("[".repeat(30_000)), 400);
      await refused(await send("[".repeat(30_000) + "]".repeat(30_000)), 422);
      await refused(await send(`{"email":"${"a".repeat(70_000)}"}`), 413);
      const streamed = {
        method: "POST",
        headers: { "content-type": "application/json", origin: siteUrl },
        body: new ReadableStream({
          start(controller) {
            for (let part = 0; part < 20; part += 1) controller.enqueue(new Uint8Array(8_192).fill(97));
            controller.close();
          },
        }),
        duplex: "half",
      };
      await refused(await app.app.request(new Request(siteUrl + path, streamed)), 413);
      for (const type of ["text/plain", "multipart/form-data; boundary=x", "application/xml"])
        await refused(await send("x", { "content-type": type }), 415);
      for (const key of ["", "k".repeat(500)])
        await refused(await send(good[path], { "idempotency-key": key }), 400);
      expect(await stored()).toBe(before);
    });

    it("refuses bytes that are no UTF-8 and form fields nobody asked for", async () => {
      const before = await stored();
      const sendBytes = (type: string, parts: readonly (string | number[])[]) =>
        app.app.request(siteUrl + path, {
          method: "POST",
          headers: { "content-type": type, origin: siteUrl },
          body: Buffer.concat(parts.map((part) => Buffer.from(part))),
        });
      const json = JSON.stringify({ ...good[path], website: "" });
      const [start = "", end = ""] = json.split("a@b.example");
      for (const bytes of [[0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80]]) {
        await refused(await sendBytes("application/json", [start, bytes, "a@b.example", end]), 400);
        await refused(await sendBytes("application/json; charset=latin1", [json, bytes]), 400);
        await refused(await sendBytes("application/x-www-form-urlencoded", ["email=", bytes]), 400);
      }
      for (const text of ["", "&&&===", "%ff%fe=%00", "__proto__=x", "email=a%40b.example&surprise=1", "=%"])
        await refused(await sendBytes("application/x-www-form-urlencoded", [text]), 422);
      expect(await stored()).toBe(before);
    });

    it("refuses pages of other sites", async () => {
      const before = await stored();
      for (const origin of ["https://evil.example", "null", "http://kinward.test.evil.example"])
        expect((await refused(await send(good[path], { origin }), 403)).code).toBe("foreign_origin");
      const noOrigin = (site: string) =>
        app.app.request(siteUrl + path, {
          method: "POST",
          headers: { "content-type": "application/json", "sec-fetch-site": site },
          body: JSON.stringify(good[path]),
        });
      await refused(await noOrigin("cross-site"), 403);
      await refused(await noOrigin("same-site"), 403);
      expect(await stored()).toBe(before);
    });

    it("names the method that works when another is used", async () => {
      const answer = await app.app.request(siteUrl + path);
      await refused(answer, 405);
      expect(answer.headers.get("allow")).toBe("POST");
    });

    it("never answers with a fault of ours, whatever is sent", async () => {
      const field = fc.oneof(
        fc.string({ unit: "binary" }),
        fc.string({ maxLength: 300 }),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(fc.string(), { maxLength: 3 }),
        fc.constantFrom("a@b.example", "general", "\u0000", "\ud800", "x".repeat(10_001)),
      );
      const body = fc.oneof(
        fc.dictionary(
          fc.constantFrom(
            "email",
            "name",
            "subject",
            "message",
            "website",
            "consentToNewsletter",
            "phone",
            "__proto__",
          ),
          field,
        ),
        fc.json(),
        fc.jsonValue(),
      );
      await fc.assert(
        fc.asyncProperty(body, fc.boolean(), async (value, asForm) => {
          const text = typeof value === "string" ? value : JSON.stringify(value);
          const answer = await send(
            text,
            asForm ? { "content-type": "application/x-www-form-urlencoded" } : {},
          );
          expect(answer.status).toBeLessThan(500);
        }),
        { numRuns: isWholeRun ? 400 : 40 },
      );
    });
  });

  it("answers unknown addresses under /api as JSON", async () => {
    for (const path of ["/api", "/api/nothing", "/api/contact/more"])
      expect((await refused(await app.app.request(siteUrl + path), 404)).code).toBe("not_found");
  });
});

describe.each(databases)("limits on %s", (kind) => {
  it("ask a network that sends too often to wait, and say how long", async () => {
    const app = await openTestApp(kind, { RATE_LIMIT: "on" });
    const body = good["/api/contact"];
    const statuses: number[] = [];
    for (let sent = 0; sent < 12; sent += 1) {
      const answer = await app.post("/api/contact", body);
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    await app.close();
  });
});

it("shares one limit between processes on one PostgreSQL", async () => {
  const first = await openTestApp("postgres", { RATE_LIMIT: "on" });
  const second = await openTestApp("postgres", { ...first.environment });
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent += 1)
    for (const { post } of [first, second])
      statuses.push((await post("/api/contact", good["/api/contact"])).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  await first.close();
  await second.close();
});
