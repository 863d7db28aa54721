import { afterEach, expect, it } from "vitest";
import { day, hour } from "#platform/clock/clock.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { createApp } from "./app.ts";
import { responseHeaders } from "./response-headers.ts";

const opened: TestApp[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

async function open(settings: Record<string, string>): Promise<TestApp> {
  const app = await openTestApp("sqlite", { RATE_LIMIT: "on", ...settings });
  opened.push(app);
  return app;
}

/** What a process that is started now says; it keeps running. */
async function startOn(app: TestApp, settings: Partial<TestApp["services"]["settings"]> = {}) {
  const services = { ...app.services, settings: { ...app.services.settings, ...settings } };
  const site = createApp({ services, pages: undefined, headers: await responseHeaders(services) });
  return async () => (await site.request("/healthz")).headers.get("strict-transport-security");
}

it("asks browsers to come back by TLS for a day in the first month, then for two years, in every process", async () => {
  const app = await open({ SITE_URL: "https://kinward.test" });
  const first = await startOn(app);
  expect(await first()).toBe("max-age=86400");
  app.clock.advance(30 * day - hour);
  const restarted = await startOn(app);
  expect([await first(), await restarted()]).toEqual(["max-age=86400", "max-age=86400"]);
  app.clock.advance(hour);
  expect([await first(), await restarted()]).toEqual(["max-age=63072000", "max-age=63072000"]);
  expect(await (await startOn(app))()).toBe("max-age=63072000");
});

it("begins a month of its own at another address", async () => {
  const app = await open({ SITE_URL: "https://kinward.test" });
  await startOn(app);
  app.clock.advance(60 * day);
  const moved = await startOn(app, { SITE_URL: "https://www.kinward.test" });
  expect(await moved()).toBe("max-age=86400");
});

it("names subdomains only if the setting says so, and says nothing without TLS", async () => {
  const app = await open({ SITE_URL: "https://kinward.test" });
  expect(await (await startOn(app, { HSTS_SUBDOMAINS: "on" }))()).toBe("max-age=86400; includeSubDomains");
  expect(await (await startOn(app, { SITE_URL: "http://kinward.test" }))()).toBeNull();
});
