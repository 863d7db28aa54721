import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { filesInFolder } from "./built-files.ts";
import { loadMemoryPages, memoryPagesOf } from "./memory-pages.ts";

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
    files: filesInFolder(clientDir),
    siteUrl: "https://site.example",
    cacheDir: undefined,
    ...(offline === undefined ? {} : { offline }),
  });

/** A page as React Router renders it: its modules, and what its loaders answered. */
function handingOver(answer: string): string {
  const handed = JSON.stringify(JSON.stringify([answer]));
  return `<html><head></head><body><script type="module" async="">go()</script><script>window.__reactRouterContext.streamController.enqueue(${handed});</script><script>window.__reactRouterContext.streamController.close();</script></body></html>`;
}

it("serves the service worker fresh, and lets it fetch from here only", () => {
  const worker = load().get("/sw.js");
  expect(worker?.bytes.identity.toString()).toBe("keep();");
  expect(worker?.headers).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "text/javascript; charset=utf-8",
    "content-security-policy":
      "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  });
  expect(load().get("/other.js")?.headers["content-security-policy"]).not.toContain("connect-src");
});

it("puts the worker that removes everything in its place when pages are not to work offline", () => {
  const worker = load(false).get("/sw.js");
  expect(worker?.bytes.identity.toString()).toBe("remove();");
  expect(worker?.headers["cache-control"]).toBe("no-cache");
});

/** A page that scripts take over, and one that stays plain. */
function writePages(): void {
  writeFileSync(
    join(clientDir, "index.html"),
    '<html><head><title>A</title></head><body><script type="module">go()</script></body></html>',
  );
  writeFileSync(join(clientDir, "plain.html"), "<html><head><title>B</title></head><body></body></html>");
  mkdirSync(join(clientDir, "analytics"));
  writeFileSync(join(clientDir, "analytics/bar.js"), "ask();");
}

it("has nothing of analytics in any page or policy while they are not set up, and no script for them", () => {
  writePages();
  const pages = load();
  expect(pages.has("/analytics/bar.js")).toBe(false);
  for (const { bytes, headers } of pages.values())
    expect(`${bytes.identity} ${JSON.stringify(headers)}`).not.toMatch(/analytics|frame-src|google/i);
});

it("lets pages ask about analytics where they are set up, but for those that stay plain", () => {
  writePages();
  const site = { siteUrl: "https://site.example", cacheDir: undefined, analytics: true };
  const pages = loadMemoryPages({ files: filesInFolder(clientDir), ...site });
  const tag = '<script async="" fetchpriority="low" src="/analytics/bar.js"></script></head>';
  expect(pages.get("/")?.bytes.identity.toString()).toContain(tag);
  expect(pages.get("/")?.headers["content-security-policy"]).toContain("; frame-src 'self';");
  expect(pages.get("/plain.html")?.bytes.identity.toString()).not.toContain("analytics");
  expect(pages.get("/analytics/bar.js")?.bytes.identity.toString()).toBe("ask();");
  const again = memoryPagesOf("/again", "<html></html>", site).get("/again");
  expect(again?.headers["content-security-policy"]).toContain("frame-src 'self'");
});

it("keeps what only a page's scripts read in a file of its own, under an address that may be kept for good", () => {
  const [page, state] = memoryPagesOf("/talk?part=2", handingOver("https://site-url.invalid/talk"), {
    siteUrl: "https://site.example",
    cacheDir: undefined,
  });
  const [address, file] = state ?? [];
  expect(page?.[0]).toBe("/talk?part=2");
  expect(page?.[1].bytes.identity.toString()).toContain(`type="text/plain" data-state="${address}"`);
  expect(page?.[1].bytes.identity.toString()).not.toContain("enqueue");
  expect(address).toMatch(/^\/assets\/state-[\w-]{12}\.txt$/);
  expect(file?.bytes.identity.toString()).toBe('["https://site.example/talk"]');
  expect(file?.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "text/plain; charset=utf-8",
  });
});

it("names in a page's policy the scripts that may run, and neither empty ones nor data", () => {
  const page = handingOver("x").replace("</head>", '<script type="application/ld+json">{}</script></head>');
  const [[, { headers }] = ["", { headers: {} as Record<string, string> }]] = memoryPagesOf("/talk", page, {
    siteUrl: "https://site.example",
    cacheDir: undefined,
  });
  expect(headers["content-security-policy"]?.match(/sha256/g)).toHaveLength(1);
});
