import { expect, it } from "vitest";
import { collectGarbage } from "#tests/support/collect-garbage.ts";
import { memoryPagesOf } from "./memory-pages.ts";
import { createLatePages } from "./pages-drawn-on-demand.ts";
import { createStaticFinder } from "./serve-static.ts";
import type { StaticFile } from "./static-file.ts";

const file: StaticFile = { bytes: { identity: Buffer.from("yearly") }, etag: '"1"', headers: {} };

it("renders a variant once, however many ask at the same time, and adds it to the pages in memory", async () => {
  const pages = new Map<string, StaticFile>();
  let times = 0;
  const render = async () => {
    times += 1;
    return new Map([["/?billing=yearly", file]]);
  };
  const late = createLatePages(pages, new Map([["/?billing=yearly", render]]));
  expect(late.missing("/")).toBeUndefined();
  expect(late.missing("/?billing=monthly")).toBeUndefined();
  await Promise.all([late.missing("/?billing=yearly"), late.missing("/?from=mail&billing=yearly")]);
  expect(pages.get("/?billing=yearly")).toBe(file);
  expect(times).toBe(1);
  expect(late.missing("/?billing=yearly")).toBeUndefined();
});

it("renders an expired page again, and doesn't keep what began to render before that", async () => {
  const pages = new Map<string, StaticFile>([["/", file]]);
  const late = createLatePages(pages, new Map());
  const old = Promise.withResolvers<Map<string, StaticFile>>();
  late.expire("/", () => old.promise);
  const rendering = late.missing("/");
  const fresh = { ...file, etag: '"2"' };
  late.expire("/", async () => new Map([["/", fresh]]));
  await late.missing("/");
  old.resolve(new Map([["/", { ...file, etag: '"old"' }]]));
  await rendering;
  expect(pages.get("/")).toBe(fresh);
  late.expire("/never-kept", async () => new Map([["/never-kept", fresh]]));
  expect(late.missing("/never-kept")).toBeUndefined();
});

it("reports a page that can't be rendered to those who asked for it, and doesn't try again", async () => {
  const pages = new Map<string, StaticFile>();
  const fails = () => Promise.reject(new Error("no page"));
  const late = createLatePages(pages, new Map([["/privacy", fails]]));
  await expect(late.missing("/privacy")).rejects.toThrow("no page");
  expect(late.missing("/privacy")).toBeUndefined();
  expect(pages.size).toBe(0);
});

const script =
  '<script type="module" async="">x</script><script>window.__reactRouterContext.streamController.enqueue("DATA");</script><script>window.__reactRouterContext.streamController.close();</script>';

/** A page with loader data, as React Router renders it. */
const rendered = (text: string) =>
  `<html><head></head><body>${text}${script.replace("DATA", text)}</body></html>`;

it("keeps nothing of what fifty publishings replaced but the data of the page before", async () => {
  const pages = new Map<string, StaticFile>([["/", file]]);
  const late = createLatePages(pages, new Map());
  const find = createStaticFinder(pages);
  const replaced: WeakRef<StaticFile>[] = [];
  const counts: number[] = [];
  const request = (url: string) => ({ method: "GET", url, headers: { "accept-encoding": "br" } });
  const options = { siteUrl: "http://kinward.test", cacheDir: undefined };
  for (let time = 0; time < 50; time += 1) {
    late.expire("/", async () => memoryPagesOf("/", rendered(`version ${time}`), options));
    await late.missing("/");
    for (const [address, each] of pages) {
      expect(find(request(address))?.status).toBe(200);
      replaced.push(new WeakRef(each));
    }
    counts.push(pages.size);
  }
  // The page, its data, and the data of the one before.
  expect([...new Set(counts.slice(1))]).toEqual([3]);
  await collectGarbage();
  const left = new Set(replaced.map((each) => each.deref()).filter((each) => each !== undefined));
  expect([...left].every((each) => [...pages.values()].includes(each))).toBe(true);
});

it("keeps data that another page still has, and removes it with the last one", async () => {
  const pages = new Map<string, StaticFile>();
  const late = createLatePages(pages, new Map());
  const data = "/assets/state-same.txt";
  for (const address of ["/a", "/b"]) {
    late.add(
      address,
      async () =>
        new Map([
          [address, file],
          [data, file],
        ]),
    );
    await late.missing(address);
  }
  late.remove("/a");
  expect([...pages.keys()].sort()).toEqual([data, "/b"]);
  late.remove("/b");
  expect(pages.size).toBe(0);
});

it("renders a page that changes by itself again once it isn't right any more, and keeps it if that fails", async () => {
  const pages = new Map<string, StaticFile>();
  let isRight = false;
  let version = 0;
  const render = async () => {
    version += 1;
    if (version === 2) throw new Error("The database is away.");
    return new Map([["/dates", { ...file, etag: `"${version}"` }]]);
  };
  const late = createLatePages(pages, new Map([["/dates", render]]), new Map([["/dates", () => isRight]]));
  await late.missing("/dates");
  isRight = true;
  expect(late.missing("/dates")).toBeUndefined();
  isRight = false;
  await expect(late.missing("/dates")).rejects.toThrow("away");
  expect(pages.get("/dates")?.etag).toBe('"1"');
  await Promise.all([late.missing("/dates"), late.missing("/dates")]);
  expect(pages.get("/dates")?.etag).toBe('"3"');
  expect(version).toBe(3);
});

it("waits for the next render when what is rendered changes meanwhile", async () => {
  const pages = new Map<string, StaticFile>([["/dates", file]]);
  const late = createLatePages(pages, new Map());
  late.expire("/dates", async () => {
    late.expire("/dates", async () => new Map([["/dates", { ...file, etag: '"new"' }]]));
    return new Map([["/dates", { ...file, etag: '"old"' }]]);
  });
  await late.missing("/dates");
  expect(pages.get("/dates")?.etag).toBe('"new"');
});
