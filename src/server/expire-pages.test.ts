import { expect, it } from "vitest";
import { pageVariants, prerenderedPaths } from "#content/index.ts";
import { createLog } from "#platform/log/log.ts";
import { expirePages } from "./expire-pages.ts";
import { createLatePages } from "./late-pages.ts";
import { memoryPagesOf } from "./memory-pages.ts";
import type { PageRenderer } from "./page-renderer.ts";
import type { StaticFile } from "./static-file.ts";

const options = { siteUrl: "https://kinward.example", cacheDir: undefined };
const unused = () => Promise.reject(new Error("not rendered per request here"));

/** A process with these pages in memory. What it renders is in `texts`; every other page fails. */
function processWith(addresses: readonly string[], texts: Map<string, string>) {
  const pages = new Map<string, StaticFile>();
  for (const address of addresses)
    for (const [at, made] of memoryPagesOf(address, `old ${address}`, options)) pages.set(at, made);
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const late = createLatePages(pages, new Map());
  const rendered: string[] = [];
  const renderer: PageRenderer = {
    render: unused,
    act: unused,
    renderRejectedForm: unused,
    renderRejectedScreen: unused,
    renderSentForm: unused,
    renderOnce: async (address) => {
      rendered.push(address);
      const text = texts.get(address);
      if (text === undefined) throw new Error(`${address} is broken`);
      return text;
    },
  };
  const expire = expirePages({
    pages,
    late,
    renderer,
    options,
    log,
    files: new Map(),
    shareImage: () => undefined,
    paperFiles: () => [],
  });
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
  expire("every");
  const waits = [...prerenderedPaths, ...pageVariants].filter((address) => {
    const waiting = late.missing(address);
    waiting?.catch(() => undefined);
    return waiting !== undefined;
  });
  expect(waits).toEqual([...prerenderedPaths, ...pageVariants]);
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
