import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadMemoryPages } from "./memory-pages.ts";

let clientDir = "";
beforeEach(() => {
  clientDir = mkdtempSync(join(tmpdir(), "kinward-client-"));
  writeFileSync(join(clientDir, "sw.js"), "keep();");
  writeFileSync(join(clientDir, "sw-off.js"), "remove();");
  writeFileSync(join(clientDir, "other.js"), "other();");
});
afterEach(() => rmSync(clientDir, { recursive: true, force: true }));

const load = (offline?: boolean) =>
  loadMemoryPages({
    clientDir,
    siteUrl: "https://site.example",
    cacheDir: undefined,
    ...(offline === undefined ? {} : { offline }),
  });

it("serves the service worker fresh, and lets it fetch from here only", () => {
  const worker = load().get("/sw.js");
  expect(worker?.bytes.identity.toString()).toBe("keep();");
  expect(worker?.headers).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "text/javascript; charset=utf-8",
    "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
  expect(load().get("/other.js")?.headers["content-security-policy"]).not.toContain("connect-src");
});

it("puts the worker that removes everything in its place when pages are not to work offline", () => {
  const worker = load(false).get("/sw.js");
  expect(worker?.bytes.identity.toString()).toBe("remove();");
  expect(worker?.headers["cache-control"]).toBe("no-cache");
});
