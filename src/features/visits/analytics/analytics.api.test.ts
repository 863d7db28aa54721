import { afterEach, expect, it } from "vitest";
import { scriptHash } from "#platform/http/inline-hashes.ts";
import { contentSecurityPolicy } from "#server/security-headers.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { framePath } from "./rules.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function frameWith(settings: Record<string, string>): Promise<Response> {
  const app = await openTestApp("sqlite", settings);
  open.push(app);
  return app.app.request(siteUrl + framePath);
}

it("has no frame without the setting", async () => {
  const answer = await frameWith({});
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-security-policy")).not.toContain("google");
});

it("shuts the service's script into a frame without an origin, and lets it load and send to its own hosts only", async () => {
  const answer = await frameWith({ ANALYTICS_ID: "G-AB12CD34EF" });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const [, script = ""] = /<script>([\s\S]*)<\/script>/.exec(html) ?? [];
  expect(script).toContain('"G-AB12CD34EF"');
  expect(script).toContain(siteUrl);
  expect(answer.headers.get("content-security-policy")?.split("; ")).toEqual([
    "default-src 'none'",
    `script-src 'sha256-${scriptHash(script)}' https://www.googletagmanager.com`,
    "connect-src https://*.google-analytics.com https://*.analytics.google.com",
    "img-src https://*.google-analytics.com https://*.analytics.google.com",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts",
  ]);
  expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  expect(answer.headers.get("set-cookie")).toBeNull();
  // Nothing is loaded by the page itself, before somebody around it has said yes.
  expect(html).not.toMatch(/<(script|link|img|iframe)[^>]*(src|href)=/);
});

it("lets pages open frames of our own only where there is one", () => {
  expect(contentSecurityPolicy({ hashes: [] }, true)).not.toContain("frame-src");
  const policy = contentSecurityPolicy({ hashes: [] }, true, { ownFrames: true });
  expect(policy).toContain("frame-src 'self';");
  expect(policy).not.toContain("google");
});
