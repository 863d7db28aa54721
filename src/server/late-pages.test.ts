import { expect, it } from "vitest";
import { createLatePages } from "./late-pages.ts";
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
  const begun = late.missing("/");
  const fresh = { ...file, etag: '"2"' };
  late.expire("/", async () => new Map([["/", fresh]]));
  await late.missing("/");
  old.resolve(new Map([["/", { ...file, etag: '"old"' }]]));
  await begun;
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
