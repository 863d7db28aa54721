import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { test as base, expect } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

/** Stands in front of the site and changes its worker, as a new build or a switched-off one would. */
type Front = { url: string; worker: "first" | "second" | "retired" };

const test = base.extend<{ front: Front }>({
  front: async ({ site }, use) => {
    const front: Front = { url: "", worker: "first" };
    const server: Server = createServer(async (request, response) => {
      const isWorker = request.url === "/sw.js";
      const path = isWorker && front.worker === "retired" ? "/sw-off.js" : (request.url ?? "/");
      const answer = await fetch(site.url + path);
      const body = Buffer.from(await answer.arrayBuffer());
      const text = isWorker && front.worker === "second" ? withOtherVersion(body.toString()) : body;
      const names = ["content-type", "cache-control", "content-security-policy", "vary"];
      const headers = names.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      response.writeHead(answer.status, Object.fromEntries(headers)).end(text);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    front.url = `http://localhost:${(server.address() as AddressInfo).port}`;
    await use(front);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  },
});

test.use({ serviceWorkers: "allow" });

function withOtherVersion(worker: string): string {
  const changed = worker.replace(/version:(["'`])\w+\1/, 'version:"second"');
  if (changed === worker) throw new Error("the worker names no version");
  return changed;
}

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated")
      await new Promise((done) => active?.addEventListener("statechange", done, { once: true }));
  });
}

const stores = (page: Page) => page.evaluate(() => caches.keys());

const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test("a new version waits for the old one's pages; switched off, the worker takes back everything and then itself", {
  tag: "@all",
}, async ({ front, page }) => {
  await visit(page, `${front.url}/accessibility`);
  const before = await stores(page);
  expect(before).toHaveLength(1);
  front.worker = "second";
  await update(page);
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
  await expect.poll(isWaiting, { intervals: [200] }).toBe(true);
  expect(await stores(page)).toHaveLength(2);
  // The open page still has everything it was made from.
  expect(await stores(page)).toEqual(expect.arrayContaining(before));

  front.worker = "retired";
  await update(page);
  await expect.poll(() => stores(page), { intervals: [200] }).toEqual([]);
  const isRegistered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  await expect.poll(isRegistered, { intervals: [200] }).toBe(false);
  if (!isWholeRun) return;
  await page.goto(`${front.url}/membership`);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  // The page asks for a worker again and gets the one that goes; nothing comes back.
  await page.waitForTimeout(2500);
  expect(await stores(page)).toEqual([]);
});

test("a new version takes over once the old one's pages are closed, and leaves nothing of it", {
  tag: "@all",
}, async ({ front, context, quiet }) => {
  quiet.allow(/Failed to load resource/);
  const first = await context.newPage();
  await visit(first, `${front.url}/resources/zenden`);
  const before = await stores(first);
  expect(before).toHaveLength(1);

  front.worker = "second";
  await update(first);
  await expect.poll(() => stores(first)).toHaveLength(2);
  // The open page still has everything it was made from.
  expect(await stores(first)).toEqual(expect.arrayContaining(before));
  await first.close();

  // The browser takes a moment to see that the last one is gone.
  let next = await context.newPage();
  await expect
    .poll(
      async () => {
        await next.close();
        await new Promise((done) => setTimeout(done, 1500));
        next = await context.newPage();
        await visit(next, `${front.url}/membership`);
        return stores(next);
      },
      { timeout: 20_000 },
    )
    .toEqual(["kinward-second"]);
  await context.setOffline(true);
  await next.goto(`${front.url}/resources/zenden`);
  await expect(next.getByRole("heading", { level: 1, name: "ZenDen" })).toBeVisible();
});
