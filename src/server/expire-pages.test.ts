import { expect, it } from "vitest";
import { noteRead } from "#content/current.ts";
import { pageVariants, prerenderedPaths } from "#content/index.ts";
import { createLog } from "#platform/log/log.ts";
import { expirePages } from "./expire-pages.ts";
import { memoryPagesOf } from "./memory-pages.ts";
import { createPageReads } from "./page-reads.ts";
import { createLatePages } from "./pages-drawn-on-demand.ts";
import type { StaticFile } from "./static-file.ts";

const options = { siteUrl: "https://kinward.example", cacheDir: undefined };

/** A process with these pages in memory. What it renders is in `texts`; every other page fails. */
function processWith(addresses: readonly string[], texts: Map<string, string>) {
  const pages = new Map<string, StaticFile>();
  for (const address of addresses)
    for (const [at, made] of memoryPagesOf(address, `old ${address}`, options)) pages.set(at, made);
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const late = createLatePages(pages, new Map());
  const rendered: string[] = [];
  const reads = createPageReads(() => new Map(addresses.map((address) => [address, new Set(["built"])])));
  const expireAll = expirePages({
    pages,
    late,
    render: (address) =>
      reads.note(address, async () => {
        rendered.push(address);
        const text = texts.get(address);
        if (text === undefined) throw new Error(`${address} is broken`);
        noteRead(text);
        return text;
      }),
    reads,
    options,
    log,
    files: new Map(),
    shareImage: () => undefined,
    madeFiles: () => [],
  });
  /** What a change of this affects, and these paths. */
  const expire = (paths: readonly string[], what = "") =>
    expireAll({ isAmong: (each) => each.has(what), paths });
  const shown = (address: string) => pages.get(address)?.bytes.identity.toString() ?? "";
  return { expire, late, rendered, shown, lines };
}

it("renders an expired page, its variants and its data once, each when it's next requested", async () => {
  const addresses = ["/", "/_.data", "/?billing=yearly", "/membership", "/membership.data"];
  const texts = new Map(addresses.map((address) => [address, `new ${address}`]));
  const { expire, late, rendered, shown } = processWith(addresses, texts);
  expire(["/"]);
  expect(rendered).toEqual([]);
  expect(late.missing("/membership")).toBeUndefined();
  await Promise.all([late.missing("/"), late.missing("/"), late.missing("/?billing=yearly")]);
  await late.missing("/_.data");
  expect(["/", "/?billing=yearly", "/_.data", "/membership"].map(shown)).toEqual([
    expect.stringContaining("new /"),
    expect.stringContaining("new /?billing=yearly"),
    "new /_.data",
    expect.stringContaining("old /membership"),
  ]);
  expect(rendered.toSorted()).toEqual(["/", "/?billing=yearly", "/_.data"]);
  expect(late.missing("/")).toBeUndefined();
});

it("expires every page and variant at once", () => {
  const { expire, late } = processWith([...prerenderedPaths, ...pageVariants], new Map());
  expire([], "built");
  const waits = [...prerenderedPaths, ...pageVariants].filter((address) => {
    const waiting = late.missing(address);
    waiting?.catch(() => undefined);
    return waiting !== undefined;
  });
  expect(waits).toEqual([...prerenderedPaths, ...pageVariants]);
});

it("expires what has read a changed document when it was last rendered, and nothing else", async () => {
  const addresses = ["/", "/membership", "/membership.data", "/contact"];
  const texts = new Map(addresses.map((address) => [address, `text of ${address}`]));
  const { expire, late, rendered } = processWith(addresses, texts);
  expire(["/", "/membership"]);
  await Promise.all([late.missing("/"), late.missing("/membership")]);
  rendered.splice(0);
  expire([], "text of /membership");
  for (const address of addresses) await late.missing(address);
  expect(rendered).toEqual(["/membership", "/membership.data"]);
  // Rendered anew, it no longer reads what the build's page has read.
  rendered.splice(0);
  expire([], "built");
  for (const address of ["/membership", "/contact"]) await late.missing(address);
  expect(rendered).toEqual(["/contact"]);
});

it("keeps a page that can't be rendered as it was, says so in the log, and shows what is published next", async () => {
  const texts = new Map<string, string>();
  const { expire, late, shown, lines } = processWith(["/privacy-policy"], texts);
  expire(["/privacy-policy"]);
  await late.missing("/privacy-policy");
  expect(shown("/privacy-policy")).toContain("old /privacy-policy");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: "page.kept", page: "/privacy-policy" },
  ]);
  expect(late.missing("/privacy-policy")).toBeUndefined();
  texts.set("/privacy-policy", "mended");
  expire(["/privacy-policy"]);
  await late.missing("/privacy-policy");
  expect(shown("/privacy-policy")).toContain("mended");
});
