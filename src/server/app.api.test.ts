import { afterAll, beforeAll, expect, it } from "vitest";
import { endpointsOf } from "#api/app.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { createApp } from "./app.ts";

let app: TestApp;
beforeAll(async () => {
  // With a mail server, whose sentences the examples have; nothing is sent to it.
  app = await openTestApp("sqlite", { SMTP_URL: "smtp://127.0.0.1:9" });
});
afterAll(() => app.close());

const get = (path: string) => app.app.request(siteUrl + path);

it("leads the four old addresses on, with their query", async () => {
  for (const [from, to] of [
    ["/resources", "/resources/knowledge-hub"],
    ["/resources/overview", "/resources/knowledge-hub"],
    ["/journeys/peer-support-community", "/support/peer-support-community"],
    ["/infertility-journey", "/journeys/infertility"],
  ]) {
    const answer = await get(`${from}?a=1&b=2`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe(`${to}?a=1&b=2`);
  }
});

it("has one spelling for each address and leads nobody to another site", async () => {
  const answer = await get("/contact/?x=1");
  expect(answer.status).toBe(308);
  expect(answer.headers.get("location")).toBe("/contact?x=1");
  for (const path of ["//evil.example/", "/\\evil.example/", "/.//evil.example/", "//Contact/"]) {
    const elsewhere = await get(path);
    expect(elsewhere.headers.get("location") ?? "").not.toMatch(/^\/[/\\]/);
  }
});

it("writes the addresses it knows in small letters and leaves all others alone", async () => {
  for (const [from, to] of [
    ["/CONTACT?A=B", "/contact?A=B"],
    ["/Our-Family/", "/our-family"],
    ["/Resources", "/resources"],
    ["/Admin/Login", "/admin/login"],
  ]) {
    const answer = await get(from ?? "");
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe(to);
  }
  expect((await get("/newsletter/unsubscribe/aBc.DeF")).headers.get("location")).toBeNull();
});

it("leads the old addresses of the clinic codes on, with all below them, and nothing else", async () => {
  for (const [from, to] of [
    ["/admin/site/groups", "/admin/groups"],
    ["/admin/site/groups.data?_routes=x", "/admin/groups.data?_routes=x"],
    ["/admin/coupons", "/admin/clinic-codes"],
    ["/admin/coupons?search=a&b=2", "/admin/clinic-codes?search=a&b=2"],
    ["/admin/coupons.data?_routes=x", "/admin/clinic-codes.data?_routes=x"],
    ["/admin/coupons/new.data", "/admin/clinic-codes/new.data"],
    ["/admin/coupons/1/edit?x=1", "/admin/clinic-codes/1/edit?x=1"],
    ["/admin/coupons/1/card", "/admin/clinic-codes/1/card"],
    ["/admin/coupons/%0d%0ax:1%e2%82%ac", "/admin/clinic-codes/%0d%0ax:1%e2%82%ac"],
  ] as const) {
    for (const method of ["GET", "POST"]) {
      const answer = await app.app.request(siteUrl + from, { method });
      expect([answer.status, answer.headers.get("location")], from).toEqual([308, to]);
      // The query may have what somebody searched for.
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    const plain = await get(to);
    expect(plain.headers.get("location") ?? "", to).not.toMatch(/^\/admin\/clinic-codes/);
  }
  for (const other of [
    "/admin/couponsx",
    "/admin/messages/coupons",
    "/admin/coupons.json",
    "/admin/site/groups-page",
  ])
    expect((await get(other)).status, other).toBe(302);
});

it("shows nothing of the admin without a session, and knows where one was going", async () => {
  for (const [path, login] of [
    ["/admin", "/admin/login"],
    ["/admin/", "/admin/login"],
    ["/admin/messages/1", "/admin/login?to=%2Fadmin%2Fmessages%2F1"],
    ["/admin/campaigns?x=1", "/admin/login?to=%2Fadmin%2Fcampaigns%3Fx%3D1"],
  ] as const) {
    const answer = await get(path);
    const place = answer.status === 308 ? await get(answer.headers.get("location") ?? "") : answer;
    expect(place.status).toBe(302);
    expect(place.headers.get("location")).toBe(login);
    expect(place.headers.get("cache-control")).toBe("no-store");
    expect(place.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  }
  for (const path of [
    "/ADMIN/people",
    "/%61dmin/people",
    "/admin/login/../people",
    "/admin/loginx",
    "/admin/login/code/x",
  ]) {
    const answer = await app.app.request(siteUrl + path, { method: "POST" });
    expect(answer.status, path).toBe(302);
    expect(answer.headers.get("location"), path).toMatch(/^\/admin\/login\?to=%2Fadmin%2F/);
  }
});

it("says whether it is alive and ready", async () => {
  expect((await get("/healthz")).status).toBe(200);
  expect((await get("/readyz")).status).toBe(200);
  await app.post("/api/contact", { name: "A", email: "a@b.example", subject: "general", message: "Hi" });
  app.clock.advance(60 * 60 * 1_000);
  expect((await get("/readyz")).status).toBe(503);
  await app.worker.drain();
  expect((await get("/readyz")).status).toBe(200);
});

it("says in /healthz that it is stopping, so that a proxy sends requests elsewhere", async () => {
  const stopping = createApp({ services: app.services, pages: undefined, isStopping: () => true });
  const answer = await stopping.request(`${siteUrl}/healthz`);
  expect([answer.status, await answer.json()]).toEqual([503, { message: "stopping" }]);
});

it("carries the strict headers on every answer", async () => {
  for (const path of ["/healthz", "/api/openapi.json", "/api/nothing", "/resources"]) {
    const { headers } = await get(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("permissions-policy")).toContain("camera=()");
  }
});

it("describes exactly the operations there are, each with an example that works", async () => {
  const description = await (await get("/api/openapi.json")).json();
  const endpoints = endpointsOf(app.services);
  const described = Object.entries<Record<string, unknown>>(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(described.toSorted()).toEqual(
    endpoints.map(({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, "{$1}")}`).toSorted(),
  );
  for (const { path, method, example, response } of endpoints) {
    // The examples of the admin are tried where somebody is signed in (api/openapi.api.test).
    // Those of campaigns, codes and groups need one that is there (their features), those behind a mailed
    // link a link (features/privacy/erasure.api.test).
    if (
      method !== "post" ||
      /^\/(auth|admin|campaigns|receipts|coupons|groups|group-places|letters|privacy\/my-data|something-changed)(\/|$)/.test(
        path,
      )
    )
      continue;
    const sent = await app.post(`/api${path}`, example);
    expect(sent.status, path).toBe(response.status);
    expect(await sent.json()).toMatchObject({ message: response.example.message });
  }
});

it("says where to report a security problem, for as long as the site runs", async () => {
  const fetched = async () => {
    const answer = await get("/.well-known/security.txt");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const lines = (await answer.text()).trimEnd().split("\n");
    return lines.map((line) => /^([A-Z][A-Za-z-]+): (.+)$/.exec(line)?.slice(1) ?? [line]);
  };
  const { SITE_URL } = app.services.settings;
  const [contact, expires, ...others] = await fetched();
  expect(contact).toEqual(["Contact", `${SITE_URL}/contact?subject=technical`]);
  expect(others).toEqual([
    ["Preferred-Languages", "en"],
    ["Canonical", `${SITE_URL}/.well-known/security.txt`],
  ]);
  expect(Date.parse(expires?.[1] ?? "")).toBeGreaterThan(app.clock.now().getTime());
  app.clock.advance(365 * 24 * 60 * 60 * 1_000);
  const [, later] = await fetched();
  const left = Date.parse(later?.[1] ?? "") - app.clock.now().getTime();
  expect(left).toBeGreaterThan(0);
  // The standard asks for less than a year.
  expect(left).toBeLessThan(365 * 24 * 60 * 60 * 1_000);
});

it("answers the prefetch of a screen's data with nothing, since it may not be stored", async () => {
  const headers = { "sec-purpose": "prefetch" };
  const answer = await app.app.request(`${siteUrl}/admin/messages.data`, { headers });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
